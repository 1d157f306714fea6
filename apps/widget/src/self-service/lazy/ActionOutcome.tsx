import type { Order, OrderActionKind } from '@shopbell/protocol';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { useEffect, useRef } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { AlertIcon } from '../../icons';
import { CheckIcon } from '../../icons/CheckIcon';
import { Page } from './Page';
import { refusalText } from './refusalText';
import type { ActionProgress } from './useOrderAction';
import { useSspTexts } from './useSspTexts';

export interface ActionOutcomeProps {
  readonly kind: OrderActionKind;
  readonly order: Order;
  readonly title: string;
  readonly outcome: ActionProgress;
}

/** What became of it, in one sentence, and where to go from here. */
export function ActionOutcome({ kind, order, title, outcome }: ActionOutcomeProps) {
  const { router } = useWidget();
  const { t } = useSspTexts();
  const next = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; who works by keys goes on from here.
  useEffect(() => next.current?.focus(), []);
  const isPassedOn = outcome.kind === 'passed-on';
  const goOn = () =>
    isPassedOn
      ? router.push('/chat')
      : router.replace('/self-service-portal/order-details', { order: String(order.id) });
  return (
    <Page title={title}>
      <div className="blank" role="status">
        {outcome.kind === 'done' ? <CheckIcon /> : <AlertIcon />}
        <p>{t(sentenceOf(kind, outcome), { number: order.name })}</p>
      </div>
      <button ref={next} type="button" className="primary" onClick={goOn}>
        {isPassedOn ? t('requestToChat') : t('orderOpen', { number: order.name })}
      </button>
    </Page>
  );
}

const doneTexts = {
  cancel: 'actionCancelDone',
  address: 'actionAddressDone',
  return: 'actionReturnDone',
} as const;

function sentenceOf(kind: OrderActionKind, outcome: ActionProgress): SspTextKey {
  if (outcome.kind === 'done') return doneTexts[kind];
  return outcome.kind === 'refused' ? refusalText(kind, outcome.because) : 'actionPassedOn';
}
