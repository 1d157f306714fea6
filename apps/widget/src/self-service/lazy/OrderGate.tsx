import type { Order } from '@shopbell/protocol';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { type ReactNode, useEffect } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { Failure } from './Failure';
import { OrderSkeletons } from './OrderSkeletons';
import { Page } from './Page';
import { type OrdersState, useOrders } from './useOrders';
import { useSspTexts } from './useSspTexts';

export interface OrderGateProps extends ScreenProps {
  readonly title: SspTextKey;
  /** What the screen is for: without an order, one is chosen for it. */
  readonly action?: string;
  readonly children: (order: Order) => ReactNode;
}

/** A screen about one order, as soon as there is one. */
export function OrderGate({ parameters, title, action, children }: OrderGateProps) {
  const { router } = useWidget();
  const state = useOrders();
  const order = state.kind === 'there' && state.orders.find(({ id }) => String(id) === parameters.order);
  const isUnknown = state.kind === 'there' && !order;
  useEffect(() => {
    if (isUnknown) router.replace('/self-service-portal/orders', action ? { action } : {});
  }, [isUnknown, action, router]);
  return order ? children(order) : <Waiting title={title} state={state} />;
}

/** What stands in a screen until its orders do. */
export function Waiting({ title, state }: { readonly title: SspTextKey; readonly state: OrdersState }) {
  const { t } = useSspTexts();
  const shown = t(title, { number: '' });
  return (
    <Page title={shown}>
      {state.kind === 'failed' ? (
        <Failure text={t(state.textKey)} onRetry={state.retry} />
      ) : (
        <OrderSkeletons label={t('ordersLoading')} />
      )}
    </Page>
  );
}
