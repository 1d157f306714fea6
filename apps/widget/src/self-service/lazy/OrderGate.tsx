import type { Order } from '@shopbell/protocol';
import type { PortalAction } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { type ReactNode, useEffect } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { loadVisits } from '../loadVisits';
import { useOrders } from './useOrders';
import { Waiting } from './Waiting';

export interface OrderGateProps extends ScreenProps {
  readonly title: SspTextKey;
  /** What the screen is for: without an order, one is chosen for it. */
  readonly action?: PortalAction;
  readonly children: (order: Order) => ReactNode;
}

/** A screen about one order, as soon as there is one. */
export function OrderGate({ parameters, title, action, children }: OrderGateProps) {
  const widget = useWidget();
  const { router } = widget;
  const state = useOrders();
  const order = state.kind === 'there' && state.orders.find(({ id }) => String(id) === parameters.order);
  const isUnknown = state.kind === 'there' && !order;
  useEffect(() => {
    if (isUnknown) router.replace('/self-service-portal/orders', action ? { action } : {});
  }, [isUnknown, action, router]);
  const isShown = Boolean(order);
  useEffect(() => {
    if (isShown) void loadVisits(widget).then((visits) => visits?.note(action ?? 'track_and_manage'));
  }, [isShown, action, widget]);
  return order ? children(order) : <Waiting title={title} state={state} />;
}
