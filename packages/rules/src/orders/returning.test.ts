import type { Order, OrderWish } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { asWished, isFulfilled, judgeAction, returnableLine } from '.';

const line = (id: number, quantity: number) => ({
  ...{ id, product_id: 70, variant_id: 701, title: 'Linen shirt', variant_title: 'M', quantity },
  ...{ fulfillable_quantity: 0, price: '30.00', image: null },
});
const order: Order = {
  ...{ id: 7, order_number: 1007, name: '#1007', email: null, phone: null, currency: 'USD' },
  ...{ processed_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-01T10:00:00Z', cancelled_at: null },
  ...{ financial_status: 'paid', fulfillment_status: 'fulfilled', subtotal_price: '90.00' },
  ...{ total_shipping_price: '0.00', total_tax: null, total_discounts: null, total_price: '90.00' },
  ...{ total_refunded: '0.00', order_status_url: null, shipping_address: null, billing_address: null },
  ...{ line_items: [line(1, 2), line(2, 1)], fulfillments: [], refunds: [] },
};
const wish = (...items: Extract<OrderWish, { kind: 'return' }>['items']): OrderWish => ({
  kind: 'return',
  items,
});
const returnable = [
  { id: 1, quantity: 2, variants: [{ id: 702, title: 'L' }] },
  { id: 2, quantity: 1, variants: [] },
];
const judge = (wanted: OrderWish, changes: Partial<Order> = {}, lines = returnable) =>
  judgeAction(wanted, { ...order, ...changes }, {}, Date.parse('2026-11-02T10:00:00Z'), lines);
const no = (because: string) => ({ may: false, because });

it('lets go back what is there to go back, and come instead what is to be had', () => {
  expect(judge(wish({ id: 1, quantity: 2 }, { id: 2, quantity: 1 }))).toEqual({ may: true });
  expect(judge(wish({ id: 1, quantity: 1, variantId: 702 }))).toEqual({ may: true });
  expect(judge(wish({ id: 1, quantity: 3 }))).toEqual(no('returned'));
  expect(judge(wish({ id: 9, quantity: 1 }))).toEqual(no('returned'));
  expect(judge(wish({ id: 1, quantity: 1, variantId: 703 }))).toEqual(no('sold-out'));
  expect(judge(wish({ id: 2, quantity: 1, variantId: 702 }))).toEqual(no('sold-out'));
  expect(judge(wish({ id: 1, quantity: 1 }), { fulfillment_status: 'partial' })).toEqual(no('not-shipped'));
  expect(judge(wish({ id: 1, quantity: 1 }), { cancelled_at: order.processed_at })).toEqual(no('cancelled'));
});

it('knows its own return from one of before, and from one that the shop did not want', () => {
  const shirt = wish({ id: 1, quantity: 1, variantId: 702 });
  const [made] = asWished(shirt, order, '').returns ?? [];
  if (!made) throw new Error('A wish that is granted is a return');
  const standing = { ...order, returns: [{ ...made, id: 5 }] };
  expect(isFulfilled(shirt, order)).toBe(false);
  expect(isFulfilled(shirt, standing)).toBe(true);
  expect(isFulfilled(shirt, standing, [5])).toBe(false);
  expect(isFulfilled(shirt, { ...standing, returns: [...standing.returns, { ...made, id: 6 }] }, [5])).toBe(
    true,
  );
  expect(isFulfilled(wish({ id: 1, quantity: 1 }), standing)).toBe(false);
  expect(isFulfilled(wish({ id: 1, quantity: 2, variantId: 702 }), standing)).toBe(false);
  for (const state of ['declined', 'cancelled'] as const)
    expect(isFulfilled(shirt, { ...order, returns: [{ ...made, state }] })).toBe(false);
  const byParcel = [
    { id: 1, quantity: 1 },
    { id: 1, quantity: 1 },
  ];
  const cut = { ...made, line_items: byParcel, exchanges: [] };
  expect(isFulfilled(wish({ id: 1, quantity: 2 }), { ...order, returns: [cut] })).toBe(true);
});

it('hears that somebody was quicker only where nothing is left to go back', () => {
  const one = wish({ id: 1, quantity: 1 });
  const { returns } = asWished(one, order, '');
  const left = [{ id: 1, quantity: 1, variants: [] }];
  expect(judge(one, { returns }, left)).toEqual({ may: true });
  expect(judge(one, { returns }, [])).toEqual(no('fulfilled'));
});

it('offers instead only what is to be had at the same price', () => {
  const variant = (id: number, title: string, price = '30.00', isAvailable = true) => ({
    ...{ id, title, price, isAvailable },
  });
  const offered = [
    ...[variant(701, 'M', '30.00', false), variant(702, 'L'), variant(703, 'XL', '34.00')],
    ...[variant(704, 'S', '30.00', false)],
  ];
  expect(returnableLine(line(1, 2), 1, offered)).toEqual({
    ...{ id: 1, quantity: 1, variants: [{ id: 702, title: 'L' }] },
  });
  expect(returnableLine({ ...line(1, 2), variant_id: 999 }, 1, offered).variants).toEqual([]);
  expect(returnableLine({ ...line(1, 2), variant_id: null }, 1, offered).variants).toEqual([]);
});
