import type { Order, ReturnableLine, ReturnItem } from '@shopbell/protocol';
import { type ReturnedItem, returnedItems } from '@shopbell/rules/orders';
import { type FormEvent, useEffect, useState } from 'react';
import { ActionOutcome } from './ActionOutcome';
import { ActionSubmit } from './ActionSubmit';
import { isOver } from './CancelNow';
import { Failure } from './Failure';
import { Impossible } from './Impossible';
import { OrderSkeletons } from './OrderSkeletons';
import { Page } from './Page';
import { ReasonChoice } from './ReasonChoice';
import { ReturnLines } from './ReturnLines';
import { useOrderAction } from './useOrderAction';
import { useReturnable } from './useReturnable';
import { useSspTexts } from './useSspTexts';

export interface ReturnNowProps {
  readonly order: Order;
  readonly reasons: readonly string[];
  /** What was named before. */
  readonly itemIds?: readonly number[];
  /** Asks the shop itself, where its system does not answer. */
  readonly onInstead: () => void;
}

/** Registers a return with the shop's own system, or an exchange: says what will happen, and asks once. */
export function ReturnNow({ order, reasons, itemIds = [], onInstead }: ReturnNowProps) {
  const { t } = useSspTexts();
  const { lines, hasFailed, askAgain } = useReturnable(order);
  const { progress, perform } = useOrderAction(order);
  const title = t('returnTitle', { number: order.name });
  const isSoldOut = progress.kind === 'refused' && progress.because === 'sold-out';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was not to be had
  useEffect(() => {
    if (isSoldOut) askAgain();
  }, [isSoldOut]);
  if (isOver(progress) && !isSoldOut)
    return <ActionOutcome kind="return" order={order} title={title} outcome={progress} />;
  if (lines?.length === 0) return <Impossible order={order} title={title} because={t('actionReturned')} />;
  return (
    <Page title={title}>
      {hasFailed && (
        <Failure text={t('errorOrders')} onRetry={askAgain}>
          <button type="button" className="primary" onClick={onInstead}>
            {t('returnSubmit')}
          </button>
        </Failure>
      )}
      {!hasFailed && !lines && <OrderSkeletons label={t('ordersLoading')} />}
      {!hasFailed && lines && (
        <ReturnForm {...{ order, lines, reasons, itemIds, isSoldOut, progress, perform }} />
      )}
    </Page>
  );
}

interface ReturnFormProps
  extends Pick<Required<ReturnNowProps>, 'order' | 'reasons' | 'itemIds'>,
    ReturnType<typeof useOrderAction> {
  readonly lines: readonly ReturnableLine[];
  readonly isSoldOut: boolean;
}

function ReturnForm(props: ReturnFormProps) {
  const { order, lines, reasons, itemIds, isSoldOut, progress, perform } = props;
  const { t } = useSspTexts();
  const [chosen, setChosen] = useState<readonly ReturnItem[]>(() => chosenFirst(lines, itemIds));
  const [reason, setReason] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const items = stillThere(chosen, lines);
  const described = returnedItems(items, order, lines);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (items.length === 0) return;
    const wish = { kind: 'return' as const, items: [...items], ...(reason && { reason }) };
    void perform(wish, describe(described, t('returnComes')));
  };
  const problem = items.length === 0 && isTried ? t('itemsNone') : isSoldOut && t('actionSoldOut');
  return (
    <form className="portal-form" noValidate onSubmit={submit}>
      <p className="quiet">{t('actionReturnText')}</p>
      <ReturnLines order={order} lines={lines} items={items} onItems={setChosen} />
      <ReasonChoice reasons={reasons} chosen={reason} onChoose={setReason} />
      {described.length > 0 && <Summary described={described} />}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <ActionSubmit progress={progress} label={t('actionReturnSubmit')} />
    </form>
  );
}

/** Exactly what the press will do. */
function Summary({ described }: { readonly described: readonly ReturnedItem[] }) {
  const { t } = useSspTexts();
  const coming = described.filter(({ instead }) => instead !== null);
  return (
    <section className="card block" aria-live="polite">
      <h4>{t('returnGoesBack')}</h4>
      <ul className="items">
        {described.map(({ id, quantity, title }) => (
          <li key={id}>
            <bdi>{`${quantity} × ${title}`}</bdi>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <>
          <h4>{t('returnComes')}</h4>
          <ul className="items">
            {coming.map(({ id, quantity, instead }) => (
              <li key={id}>
                <bdi>{`${quantity} × ${instead}`}</bdi>
              </li>
            ))}
          </ul>
          <p className="quiet small-print">{t('actionExchangeText')}</p>
        </>
      )}
    </section>
  );
}

/** What was named before; where there is nothing to choose from, that. */
const chosenFirst = (lines: readonly ReturnableLine[], itemIds: readonly number[]): readonly ReturnItem[] =>
  lines
    .filter(({ id }) => lines.length === 1 || itemIds.includes(id))
    .map(({ id, quantity }) => ({ id, quantity }));

/** What was read again may offer less than was chosen. */
const stillThere = (items: readonly ReturnItem[], lines: readonly ReturnableLine[]): readonly ReturnItem[] =>
  items.flatMap(({ id, quantity, variantId }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const isOffered = line.variants.some((variant) => variant.id === variantId);
    return [{ id, quantity: Math.min(quantity, line.quantity), ...(isOffered && { variantId }) }];
  });

/** For the team, where the shop's system does not do it. */
const describe = (described: readonly ReturnedItem[], comes: string): string =>
  described
    .map(({ quantity, title, instead }) =>
      [`• ${quantity} × ${title}`, ...(instead === null ? [] : [`${comes}: ${quantity} × ${instead}`])].join(
        '\n',
      ),
    )
    .join('\n');
