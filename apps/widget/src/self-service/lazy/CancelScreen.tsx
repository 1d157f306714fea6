import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { canCancel } from '@shopbell/rules/orders';
import { useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { CancelNow } from './CancelNow';
import { Impossible } from './Impossible';
import { OrderGate } from './OrderGate';
import { RequestForm } from './RequestForm';
import { Thanks } from './Thanks';
import { useIsAtOnce } from './useIsAtOnce';
import { useReasons } from './useReasons';
import { useSspTexts } from './useSspTexts';

export const View = ({ parameters }: ScreenProps) => (
  <OrderGate parameters={parameters} title="orderCancel" action="cancel">
    {(order) => <Cancel order={order} />}
  </OrderGate>
);

const texts = {
  title: 'cancelTitle',
  text: 'cancelText',
  comment: 'commentLabel',
  submit: 'cancelSubmit',
  error: 'errorRequest',
  wish: 'cancelTitle',
} as const;
const reasons = [
  'reasonNoLongerNeeded',
  'reasonOrderedByMistake',
  'reasonFoundBetterPrice',
  'reasonTooSlow',
  'reasonWrongAddress',
  'reasonOther',
] as const;

/** At once where shop and system allow it; else a shopper asks for it, and the shop says whether it can be done (SSP-16). */
function Cancel({ order }: { readonly order: Order }) {
  const { t } = useSspTexts();
  const settings = useStore(useWidget().details)?.settings?.selfService;
  const [isSent, setIsSent] = useState(false);
  const isAtOnce = useIsAtOnce('cancel');
  const shownReasons = useReasons(settings?.cancelReasons, reasons);
  const number = order.name;
  if (isSent) return <Thanks title={t('orderCancel')} text={t('cancelDone', { number })} />;
  if (isAtOnce) return <CancelNow order={order} reasons={shownReasons} />;
  if (!settings || !canCancel(order, settings, Date.now())) {
    const because = order.cancelled_at ? 'fulfillmentCancelled' : tooLate(order);
    return <Impossible order={order} title={t('cancelTitle', { number })} because={t(because)} />;
  }
  return (
    <RequestForm
      kind="CANCEL"
      order={order}
      texts={texts}
      reasons={reasons}
      ownReasons={settings.cancelReasons}
      hasItems={false}
      onSent={() => setIsSent(true)}
    />
  );
}

const tooLate = ({ fulfillment_status: status }: Order) =>
  status === null ? 'orderCancelTooLate' : 'orderCancelImpossible';
