import type { Order, OrderWish } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { asWished, isAtOnce, isFulfilled, judgeAction } from '.';

const before = {
  ...{ name: 'Hazel Field', address1: '12 Fern Lane', address2: null, city: 'Portland', province: 'Oregon' },
  ...{ zip: '97205', country: 'United States', country_code: 'US', phone: null },
};
const order: Order = {
  ...{ id: 7, order_number: 1007, name: '#1007', email: 'hazel@example.com', phone: null, currency: 'USD' },
  ...{ processed_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-01T10:00:00Z', cancelled_at: null },
  ...{ financial_status: 'paid', fulfillment_status: null, subtotal_price: '30.00' },
  ...{ total_shipping_price: '0.00', total_tax: null, total_discounts: null, total_price: '30.00' },
  ...{ total_refunded: '0.00', order_status_url: null, shipping_address: before, billing_address: before },
  ...{ line_items: [], fulfillments: [], refunds: [] },
};
const address = {
  ...{ name: 'Hazel Field', address1: '1 New Street', address2: '', city: 'Salem', zip: '97301', phone: '' },
};
const cancel: OrderWish = { kind: 'cancel' };
const move: OrderWish = { kind: 'address', address };
const placedMs = Date.parse(order.processed_at);
const judge = (wish: OrderWish, changes: Partial<Order> = {}, hours: number | null = null) =>
  judgeAction(wish, { ...order, ...changes }, { cancelWithinHours: hours }, placedMs + 7_200_000);
const no = (because: string) => ({ may: false, because });

it('grants a wish by what the order says now', () => {
  expect([judge(cancel), judge(move)]).toEqual([{ may: true }, { may: true }]);
  expect(judge(cancel, {}, 2)).toEqual(no('too-late'));
  expect(judge(move, {}, 2)).toEqual({ may: true });
  for (const fulfillment_status of ['partial', 'fulfilled', 'restocked'] as const)
    for (const wish of [cancel, move]) expect(judge(wish, { fulfillment_status })).toEqual(no('shipped'));
  const cancelled = { cancelled_at: order.processed_at };
  expect([judge(cancel, cancelled), judge(move, cancelled)]).toEqual([no('fulfilled'), no('cancelled')]);
  expect(judge(move, { shipping_address: null })).toEqual(no('declined'));
});

it('sees in the order whether a wish was granted, however the platform writes it', () => {
  const written = { ...before, ...address, address1: ' 1 New  Street', address2: null, phone: null };
  expect(isFulfilled(move, { ...order, shipping_address: written })).toBe(true);
  expect(isFulfilled(move, { ...order, shipping_address: { ...written, zip: '97302' } })).toBe(false);
  expect(isFulfilled(move, { ...order, shipping_address: null })).toBe(false);
  for (const wish of [cancel, move]) {
    expect(isFulfilled(wish, order)).toBe(false);
    expect(isFulfilled(wish, asWished(wish, order, '2026-11-02T10:00:00Z'))).toBe(true);
  }
  expect(asWished(move, order, '').billing_address).toEqual(before);
});

it('is done at once only where the shop wants it and its system can', () => {
  const wants = { atOnce: { cancel_order: true, change_address: false } };
  expect(isAtOnce(wants, 'cancel', ['cancel', 'address'])).toBe(true);
  expect(isAtOnce(wants, 'address', ['cancel', 'address'])).toBe(false);
  expect(isAtOnce(wants, 'cancel', ['address'])).toBe(false);
  expect(isAtOnce({}, 'cancel', ['cancel'])).toBe(false);
});
