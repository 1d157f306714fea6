import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { canCancel } from '@shopbell/rules/orders';
import { type FormEvent, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { ActionOutcome } from './ActionOutcome';
import { ActionSubmit } from './ActionSubmit';
import { Page } from './Page';
import { ReasonChoice } from './ReasonChoice';
import { type ActionProgress, useOrderAction } from './useOrderAction';
import { useSspTexts } from './useSspTexts';

/** Says what will happen, and asks once. */
export function CancelNow({
  order,
  reasons,
}: {
  readonly order: Order;
  readonly reasons: readonly string[];
}) {
  const { t } = useSspTexts();
  const settings = useStore(useWidget().details)?.settings?.selfService;
  const [reason, setReason] = useState<string | null>(null);
  const { progress, perform } = useOrderAction(order);
  const title = t('cancelTitle', { number: order.name });
  const outcome = endOf(progress, order, settings ?? {});
  if (outcome) return <ActionOutcome kind="cancel" order={order} title={title} outcome={outcome} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void perform({ kind: 'cancel', ...(reason && { reason }) });
  };
  return (
    <Page title={title}>
      <form className="portal-form" noValidate onSubmit={submit}>
        <p>{t('actionCancelText')}</p>
        <ReasonChoice reasons={reasons} chosen={reason} onChoose={setReason} />
        <ActionSubmit progress={progress} label={t('actionCancelSubmit')} />
      </form>
    </Page>
  );
}

/** Null as long as there is something to press. */
function endOf(
  progress: ActionProgress,
  order: Order,
  settings: Parameters<typeof canCancel>[1],
): ActionProgress | null {
  if (progress.kind !== 'writing') return isOver(progress) ? progress : null;
  if (canCancel(order, settings, Date.now())) return null;
  if (order.cancelled_at) return { kind: 'refused', because: 'cancelled' };
  return { kind: 'refused', because: order.fulfillment_status === null ? 'too-late' : 'shipped' };
}

export const isOver = ({ kind }: ActionProgress): boolean =>
  kind === 'done' || kind === 'refused' || kind === 'passed-on';
