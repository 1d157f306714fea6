import { describe, expect, it } from 'vitest';
import { createShop } from '../createShop';
import { mostPlacedOrders } from './createOrderBook';
import { financialStatusOf, fulfillmentStatusOf } from './orderFacts';
import { progressOf } from './orderProgress';

const start = new Date('2026-11-15T12:00:00Z');
const shop = createShop({ now: () => start });

describe('the order book', () => {
  it('begins with orders in every state', () => {
    const states = shop.orders
      .all()
      .map(progressOf)
      .map(({ label }) => label);
    expect(new Set(states)).toEqual(
      new Set([
        'Preparing',
        'Partly shipped',
        'In transit',
        'Out for delivery',
        'Delivery attempted',
        'Delivered',
        'Cancelled',
        'Refunded',
      ]),
    );
    const statuses = shop.orders
      .all()
      .map((order) => `${fulfillmentStatusOf(order)} ${financialStatusOf(order)}`);
    expect(new Set(statuses)).toEqual(
      new Set([
        'null paid',
        'partial paid',
        'fulfilled paid',
        'fulfilled partially_refunded',
        'fulfilled refunded',
        'null refunded',
      ]),
    );
  });

  it('has one customer with more than a page of orders and one without any', () => {
    const counts = shop.customers.all().map(({ id }) => shop.orders.ofCustomer(id).length);
    expect(counts).toEqual([12, 2, 2, 2, 3, 0]);
  });

  it('tells a story in order: numbers rise with time, and nothing happens in the future', () => {
    const orders = shop.orders.all().toReversed();
    const instants = orders.map(({ placedAt }) => placedAt.getTime());
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 1001 + index));
    for (const { placedAt, fulfillments, refunds, cancelled } of orders) {
      for (const { shippedAt, updatedAt } of fulfillments)
        expect([+placedAt, +shippedAt, +updatedAt, +start]).toEqual(
          [+placedAt, +shippedAt, +updatedAt, +start].toSorted((one, other) => one - other),
        );
      for (const at of [...refunds.map((refund) => refund.at), ...(cancelled ? [cancelled.at] : [])])
        expect(at > placedAt && at < start).toBe(true);
    }
  });

  it('is the same at every start, but for what must not be guessed', () => {
    const other = createShop({ now: () => start });
    const withoutSecrets = (one: typeof shop) =>
      one.orders.all().map(({ token: _token, attempt: _attempt, ...order }) => order);
    expect(withoutSecrets(other)).toEqual(withoutSecrets(shop));
    expect(other.orders.all()[0]?.token).not.toBe(shop.orders.all()[0]?.token);
  });

  it('drops the oldest of the orders placed by visitors, and never one it began with', () => {
    const busy = createShop({ now: () => start });
    const [seeded] = busy.orders.all();
    if (!seeded) throw new Error('The book is empty');
    const placed = Array.from({ length: mostPlacedOrders + 1 }, (_, index) =>
      busy.orders.place({ ...seeded, attempt: String(index) }),
    );
    expect(busy.orders.byNumber(placed[0]?.number ?? 0)).toBeUndefined();
    expect(busy.orders.byNumber(placed[1]?.number ?? 0)).toBe(placed[1]);
    expect(busy.orders.all()).toHaveLength(21 + mostPlacedOrders);
    expect(busy.orders.byNumber(1001)).toBeDefined();
  });
});
