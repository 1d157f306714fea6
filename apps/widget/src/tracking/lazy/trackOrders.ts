import type { Order } from '@shopbell/protocol';
import { firstOrders } from '@shopbell/rules/tracking';
import type { Widget } from '../../app/Widget';
import { tellEvent } from './tellEvent';

/** ORD-08: what was bought, of the first five orders; who bought it stands in none of them. */
export const trackOrders = (widget: Widget, orders: readonly Order[]): Promise<void> =>
  tellEvent(widget, 'orders-looked-up', {
    orders: firstOrders(orders).map(({ id }) => ({ id: String(id) })),
  });
