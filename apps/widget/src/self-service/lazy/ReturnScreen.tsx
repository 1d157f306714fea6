import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { canReturn, returnWay } from '@shopbell/rules/orders';
import { useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { Impossible } from './Impossible';
import { LoopReturn } from './LoopReturn';
import { OrderGate } from './OrderGate';
import { RequestForm } from './RequestForm';
import { ReturnNow } from './ReturnNow';
import { Thanks } from './Thanks';
import { useIsAtOnce } from './useIsAtOnce';
import { useReasons } from './useReasons';
import { useSspTexts } from './useSspTexts';

export const View = ({ parameters }: ScreenProps) => (
  <OrderGate parameters={parameters} title="orderReturn" action="return">
    {(order) => <Return order={order} itemIds={itemIdsIn(parameters)} />}
  </OrderGate>
);

/** Those that somebody has named already, where they come from a card of the assistant. */
const itemIdsIn = ({ items = '' }: ScreenProps['parameters']): readonly number[] =>
  items.split(',').filter(Boolean).map(Number);

const texts = {
  title: 'returnTitle',
  text: 'returnText',
  comment: 'commentLabel',
  submit: 'returnSubmit',
  error: 'errorRequest',
  wish: 'returnTitle',
} as const;
const reasons = [
  'reasonWrongSize',
  'reasonNotAsDescribed',
  'reasonDefective',
  'reasonWrongItem',
  'reasonNoLongerNeeded',
  'reasonOther',
] as const;

/** In Loop's own portal where the shop uses it (SSP-18), in its own system, else as a request to the shop (SSP-15). */
function Return({ order, itemIds }: { readonly order: Order; readonly itemIds: readonly number[] }) {
  const { t } = useSspTexts();
  const settings = useStore(useWidget().details)?.settings?.selfService;
  const [isSent, setIsSent] = useState(false);
  const [isAskedInstead, setIsAskedInstead] = useState(false);
  const isAtOnce = useIsAtOnce('return');
  const shownReasons = useReasons(settings?.returnReasons, reasons);
  const askInstead = () => setIsAskedInstead(true);
  const number = order.name;
  if (isSent) return <Thanks title={t('orderReturn')} text={t('returnDone', { number })} />;
  if (!canReturn(order)) {
    const because = order.cancelled_at ? 'fulfillmentCancelled' : 'orderReturnImpossible';
    return <Impossible order={order} title={t('returnTitle', { number })} because={t(because)} />;
  }
  if (settings && returnWay(settings) === 'loop' && !isAskedInstead)
    return <LoopReturn order={order} onInstead={askInstead} />;
  if (isAtOnce && !isAskedInstead)
    return <ReturnNow {...{ order, itemIds }} reasons={shownReasons} onInstead={askInstead} />;
  return (
    <RequestForm
      kind="RETURN"
      {...{ order, texts, itemIds }}
      reasons={reasons}
      ownReasons={settings?.returnReasons}
      onSent={() => setIsSent(true)}
    />
  );
}
