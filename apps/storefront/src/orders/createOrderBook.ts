import type { Order } from './order';
import { type Beginning, orderIdOf, seedOrders } from './seedOrders';

/** Anyone can order here, so the memory for it is bounded. */
export const mostPlacedOrders = 500;

export type NewOrder = Omit<
  Order,
  'id' | 'number' | 'token' | 'lines' | 'fulfillments' | 'refunds' | 'returns' | 'cancelled' | 'delivery'
> & {
  lines: readonly Omit<Order['lines'][number], 'id'>[];
};

export type OrderBook = {
  /** Newest first. */
  all(): readonly Order[];
  ofCustomer(customerId: number): readonly Order[];
  byId(id: number): Order | undefined;
  byNumber(number: number): Order | undefined;
  byToken(token: string): Order | undefined;
  byAttempt(attempt: string): Order | undefined;
  byTracking(trackingNumber: string): Order | undefined;
  place(order: NewOrder): Order;
  /** What became of an order. */
  change(order: Order): void;
};

export function createOrderBook(beginning: Beginning): OrderBook {
  const seeded = [...seedOrders(beginning)];
  const placed: Order[] = [];
  let lastNumber = Math.max(...seeded.map(({ number }) => number));
  const all = () => [...seeded, ...placed].reverse();
  const find = (matches: (order: Order) => boolean) => all().find(matches);

  return {
    all,
    ofCustomer: (customerId) => all().filter((order) => order.customerId === customerId),
    byId: (id) => find((order) => order.id === id),
    byNumber: (number) => find((order) => order.number === number),
    byToken: (token) => find((order) => order.token === token),
    byAttempt: (attempt) => find((order) => order.attempt === attempt),
    byTracking: (trackingNumber) =>
      find(({ fulfillments }) =>
        fulfillments.some(({ trackingNumbers }) => trackingNumbers.includes(trackingNumber)),
      ),
    change(order) {
      for (const list of [seeded, placed]) {
        const place = list.findIndex(({ id }) => id === order.id);
        if (place >= 0) list[place] = order;
      }
    },
    place(draft) {
      lastNumber += 1;
      const number = lastNumber;
      const order: Order = {
        ...draft,
        id: orderIdOf(number),
        number,
        token: beginning.newToken(),
        lines: draft.lines.map((line, index) => ({ ...line, id: number * 100 + index + 1 })),
        fulfillments: [],
        refunds: [],
        cancelled: null,
      };
      placed.push(order);
      if (placed.length > mostPlacedOrders) placed.shift();
      return order;
    },
  };
}
