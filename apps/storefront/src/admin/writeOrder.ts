import type { Shop } from '../createShop';
import type { Order } from '../orders/order';
import { customerJson } from './customerJson';
import { orderJson } from './orderJson';
import type { AdminOrder } from './shapes';

/** An order with its customer, as the desk reads it and is told of it. */
export function writeOrder({ customers, orders }: Shop, order: Order, origin: string): AdminOrder {
  const customer = customers.byId(order.customerId);
  return orderJson(order, customer ? customerJson(customer, orders.ofCustomer(customer.id)) : null, origin);
}
