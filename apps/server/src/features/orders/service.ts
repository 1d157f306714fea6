import type {
  ConversationOrders,
  Order,
  OrderCustomer,
  OrdersAnswer,
  OrderTransaction,
  Visitor,
} from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import type { CommercePlatform, CustomerKey } from '../../platform/commerce';
import type { AskShop } from '../commerce';
import type { ProvenCustomer } from '../identity';
import { OrderShelf } from './OrderShelf';

export interface OrdersDependencies {
  readonly askShop: AskShop;
  readonly clock: Clock;
}

export type Orders = ReturnType<typeof createOrders>;

type VisitorOrders = Omit<ConversationOrders, 'cancelWithinHours'>;

/** The orders of somebody who has proven who they are, read from the shop's own system (AUTH-16). */
export function createOrders({ askShop, clock }: OrdersDependencies) {
  const shelf = new OrderShelf(clock);

  const ask = <Value>(
    { shopId, customerId }: ProvenCustomer,
    question: (platform: CommercePlatform, customer: OrderCustomer) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> =>
    askShop(shopId, async (platform) => {
      const customer = await shelf.customerOf(shopId, platform, customerId);
      return customer ? question(platform, customer) : refused('customer-not-found');
    });

  return {
    /** The shop's system says that it has changed. */
    changed: (shopId: number, orderId: number, customerId: number | null): void =>
      shelf.forgetOrder(shopId, orderId, customerId),

    all: (proven: ProvenCustomer): Promise<Outcome<OrdersAnswer>> =>
      ask(proven, async (platform, customer) => {
        const orders = await shelf.ordersOf(proven.shopId, platform, customer);
        return orders.length > 0
          ? done({ customer, orders: [...orders], actions: [...platform.can] })
          : refused('customer-without-orders');
      }),

    /** What was kept of somebody's orders is not true any more. */
    forget: (shopId: number, customerId: number) => shelf.forget(shopId, customerId),

    /** For those who answer: what was proven counts before an address that was only given. */
    async ofVisitor(shopId: number, visitor: Visitor): Promise<Outcome<VisitorOrders>> {
      const nobody: VisitorOrders = { hasPlatform: true, customer: null, orders: [], actions: [] };
      const found = await askShop(shopId, async (platform) => {
        const key = provenKeyOf(visitor) ?? (visitor.email === null ? null : { email: visitor.email });
        const customer = key && (await platform.findCustomer(key));
        if (!customer) return done(nobody);
        const orders = [...(await shelf.ordersOf(shopId, platform, customer))];
        return done({ ...nobody, customer, orders, actions: [...platform.can] });
      });
      const isWithout = !found.isDone && found.because === 'self-service-off';
      return isWithout ? done({ ...nobody, hasPlatform: false }) : found;
    },

    /** As it is in this moment. */
    one: (proven: ProvenCustomer, orderId: number): Promise<Outcome<Order>> =>
      ask(proven, async (platform, customer) => {
        const order = await platform.findOrder(customer, orderId);
        if (!order) return refused('not-found');
        shelf.renew(proven.shopId, customer.id, order);
        return done(order);
      }),

    transactions: (proven: ProvenCustomer, orderId: number): Promise<Outcome<OrderTransaction[]>> =>
      ask(proven, async (platform, customer) => {
        const orders = await shelf.ordersOf(proven.shopId, platform, customer);
        const isTheirs = orders.some(({ id }) => id === orderId);
        if (!isTheirs && !(await platform.findOrder(customer, orderId))) return refused('not-found');
        return done([...(await platform.transactionsOf(orderId))]);
      }),
  };
}

/** By what somebody has proven who they are. */
export function provenKeyOf({ email, emailTrust, phone }: Visitor): CustomerKey | null {
  if (email !== null && emailTrust === 'verified') return { email };
  return phone ? { phone } : null;
}
