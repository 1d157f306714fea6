import { useStore } from '@shopbell/looks';
import type { Order, OrderWish, ReturnItem } from '@shopbell/protocol';
import { canChangeAddress } from '@shopbell/rules/orders';
import { type FormEvent, useState } from 'react';
import type { ScreenProps } from '../../../app/Feature';
import { useWidget } from '../../../app/WidgetContext';
import { AddressForm } from '../AddressScreen';
import { Failure } from '../Failure';
import { OrderSkeletons } from '../OrderSkeletons';
import { Page } from '../Page';
import { portalOf } from '../portalOf';
import { ReturnLines } from '../ReturnLines';
import { useOrders } from '../useOrders';
import { useReturnable } from '../useReturnable';
import { useSspTexts } from '../useSspTexts';
import { Waiting } from '../Waiting';
import { flowsOf } from './flowsOf';

/** FLW-09: where an order should go, or what of it goes back. Nothing happens before the yes that the flow asks for next. */
export function View({ parameters: { order: wanted, action } }: ScreenProps) {
  const widget = useWidget();
  const { access } = useStore(portalOf(widget).store);
  const state = useOrders();
  if (state.kind !== 'there' || !access) return <Waiting title="ordersTitle" state={state} />;
  const order = state.orders.find(({ id }) => String(id) === wanted);
  const answer = (wish: OrderWish | null) => {
    flowsOf(widget).comeBack();
    void flowsOf(widget).answer({ kind: 'order-wish', accessToken: access.accessToken, wish }, null);
  };
  if (!order) return <CannotBe title="" onGoOn={() => answer(null)} />;
  return action === 'return' ? (
    <Return order={order} onWish={answer} />
  ) : (
    <Address order={order} onWish={answer} />
  );
}

interface WishProps {
  readonly order: Order;
  readonly onWish: (wish: OrderWish | null) => void;
}

function Address({ order, onWish }: WishProps) {
  const { t } = useSspTexts();
  const title = t('actionAddressTitle', { number: order.name });
  if (!canChangeAddress(order)) {
    const because = t(order.cancelled_at ? 'actionCancelDone' : 'actionAddressImpossible', {
      number: order.name,
    });
    return <CannotBe title={title} because={because} onGoOn={() => onWish(null)} />;
  }
  return (
    <Page title={title}>
      <AddressForm
        before={order.shipping_address}
        onSubmit={(address) => onWish({ kind: 'address', address })}
      >
        <GoOn />
      </AddressForm>
    </Page>
  );
}

function Return({ order, onWish }: WishProps) {
  const { t } = useSspTexts();
  const { lines, hasFailed, askAgain } = useReturnable(order);
  const [items, setItems] = useState<readonly ReturnItem[]>([]);
  const [isTried, setIsTried] = useState(false);
  const title = t('returnTitle', { number: order.name });
  if (lines?.length === 0)
    return <CannotBe title={title} because={t('actionReturned')} onGoOn={() => onWish(null)} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (items.length > 0) onWish({ kind: 'return', items: [...items] });
  };
  return (
    <Page title={title}>
      {hasFailed && (
        <Failure text={t('errorOrders')} onRetry={askAgain}>
          <button type="button" className="secondary" onClick={() => onWish(null)}>
            {t('signedInContinue')}
          </button>
        </Failure>
      )}
      {!hasFailed && !lines && <OrderSkeletons label={t('ordersLoading')} />}
      {!hasFailed && lines && (
        <form className="portal-form" noValidate onSubmit={submit}>
          <ReturnLines order={order} lines={lines} items={items} onItems={setItems} />
          {isTried && items.length === 0 && (
            <p className="field-error" role="alert">
              {t('itemsNone')}
            </p>
          )}
          <GoOn />
        </form>
      )}
    </Page>
  );
}

function GoOn() {
  const { t } = useSspTexts();
  return (
    <button type="submit" className="primary">
      {t('signedInContinue')}
    </button>
  );
}

interface CannotBeProps {
  readonly title: string;
  readonly because?: string;
  readonly onGoOn: () => void;
}

/** The flow has a way for that. */
function CannotBe({ title, because, onGoOn }: CannotBeProps) {
  const { t } = useSspTexts();
  return (
    <Page title={title || t('homeTitle')}>
      <p role="status">{because ?? t('errorOrders')}</p>
      <button type="button" className="primary" onClick={onGoOn}>
        {t('signedInContinue')}
      </button>
    </Page>
  );
}
