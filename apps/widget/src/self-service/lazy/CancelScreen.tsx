import type { Order } from '@shopbell/protocol';
import { canCancel } from '@shopbell/rules/orders';
import { useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { Impossible } from './Impossible';
import { OrderGate } from './OrderGate';
import { RequestForm } from './RequestForm';
import { Thanks } from './Thanks';
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

/** A shopper asks for it; whether it can still be done, the shop says (SSP-16). */
function Cancel({ order }: { readonly order: Order }) {
  const { t } = useSspTexts();
  const [isSent, setIsSent] = useState(false);
  const number = order.name;
  if (isSent) return <Thanks title={t('orderCancel')} text={t('cancelDone', { number })} />;
  if (!canCancel(order)) {
    const because = order.cancelled_at ? 'fulfillmentCancelled' : 'orderCancelImpossible';
    return <Impossible order={order} title={t('cancelTitle', { number })} because={t(because)} />;
  }
  return (
    <RequestForm
      kind="CANCEL"
      order={order}
      texts={texts}
      reasons={reasons}
      hasItems={false}
      onSent={() => setIsSent(true)}
    />
  );
}
