import { useStore } from '@shopbell/looks';
import type { Order } from '@shopbell/protocol';
import { useWidget } from '../../../app/WidgetContext';
import { NoOrders, OrderList } from '../OrdersScreen';
import { portalOf } from '../portalOf';
import { useOrders } from '../useOrders';
import { useSspTexts } from '../useSspTexts';
import { Waiting } from '../Waiting';
import { flowsOf } from './flowsOf';

/** FLW-09: which order it is about. */
export function View() {
  const widget = useWidget();
  const { t } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  const state = useOrders();
  const choose = (order: Order | null) => {
    if (!access) return;
    const { accessToken } = access;
    flowsOf(widget).comeBack();
    void flowsOf(widget).answer(
      { kind: 'order', accessToken, orderId: order?.id ?? null },
      order?.name ?? null,
    );
  };
  if (state.kind !== 'there') return <Waiting title="ordersTitle" state={state} />;
  if (state.orders.length > 0)
    return <OrderList title={t('ordersChoose')} orders={state.orders} onOpen={choose} />;
  return (
    <NoOrders>
      <button type="button" className="primary" onClick={() => choose(null)}>
        {t('signedInContinue')}
      </button>
    </NoOrders>
  );
}
