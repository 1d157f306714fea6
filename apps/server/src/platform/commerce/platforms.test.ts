import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BigCommerceSubject, startBigCommerce } from '../../testing/commerce/startBigCommerce';
import { type MagentoSubject, startMagento } from '../../testing/commerce/startMagento';
import { type ShopifySubject, startShopify } from '../../testing/commerce/startShopify';
import {
  cancelledId,
  guest,
  guestId,
  guestUnderHazelId,
  hazel,
  hazelIds,
  longId,
  orderById,
  refundedId,
} from '../../testing/commerce/world';

let shopify: ShopifySubject;
let magento: MagentoSubject;
let bigCommerce: BigCommerceSubject;
beforeAll(async () => {
  [shopify, magento, bigCommerce] = await Promise.all([startShopify(), startMagento(), startBigCommerce()]);
});
afterAll(() => Promise.all([shopify, magento, bigCommerce].map((subject) => subject.close())));

const each = () => [shopify, magento, bigCommerce].map(({ platform }) => platform);

describe('[ORD-02] on every platform', () => {
  it('a part that went back is told with its money', async () => {
    const { order, transactions } = orderById(refundedId) ?? {};
    for (const platform of each()) {
      expect(await platform.findOrder(hazel, refundedId)).toMatchObject({
        financial_status: 'partially_refunded',
        total_refunded: '9.50',
        refunds: order?.refunds,
        line_items: [{ fulfillable_quantity: 2 }, { fulfillable_quantity: 0 }],
      });
      expect(await platform.transactionsOf(refundedId)).toEqual(transactions);
    }
  });

  it('what was cancelled says so, and nothing of it is still to come', async () => {
    for (const platform of each())
      expect(await platform.findOrder(hazel, cancelledId)).toMatchObject({
        financial_status: 'voided',
        fulfillment_status: null,
        cancelled_at: '2026-10-14T09:30:00.000Z',
        line_items: [{ fulfillable_quantity: 0 }, { fulfillable_quantity: 0 }],
      });
  });

  it('an order has all its lines, however many there are', async () => {
    for (const platform of each())
      expect((await platform.findOrder(hazel, longId))?.line_items.map(({ id }) => id)).toEqual(
        orderById(longId)?.order.line_items.map(({ id }) => id),
      );
  });

  it('what a guest ordered counts when it carries the customer’s address', async () => {
    for (const platform of each())
      expect(await platform.findOrder(hazel, guestUnderHazelId)).toMatchObject({ email: hazel.email });
  });
});

describe('[ORD-01] a guest without an account', () => {
  it('is found by the address of an order, again by the number that was given, and sees that order alone', async () => {
    for (const platform of each()) {
      const found = await platform.findCustomer({ email: guest.email });
      expect(found).toMatchObject({ first_name: 'Fern', email: 'fern@shop.test' });
      if (!found) continue;
      expect(await platform.findCustomer({ id: found.id })).toEqual(found);
      expect((await platform.ordersOf(found, 10)).map(({ id }) => id)).toEqual([guestId]);
    }
  });

  it('is nobody by the number of an order that somebody placed in their account', async () => {
    for (const { platform } of [magento, bigCommerce])
      expect(await platform.findCustomer({ id: -(hazelIds[0] ?? 0) })).toBeNull();
  });
});

it('[ORD-01] a platform that ignores what was asked for shows nobody else’s orders', async () => {
  const subjects = await Promise.all([startShopify(), startMagento(), startBigCommerce()]);
  for (const subject of subjects) {
    subject.ignoreFilters();
    const orders = await subject.platform.ordersOf(hazel, 9);
    expect(orders.map(({ id }) => id)).toEqual(hazelIds);
    await subject.close();
  }
});

describe('Shopify counts points', () => {
  it('a query that finds too few waits until they are back', async () => {
    shopify.setPoints(49, 1000);
    expect(await shopify.platform.findCustomer({ id: hazel.id })).toEqual(hazel);
  });

  it('a query for which they would take too long says how long', async () => {
    shopify.setPoints(0, 10);
    await expect(shopify.platform.findCustomer({ id: hazel.id })).rejects.toMatchObject({
      trouble: 'throttled',
      retryAfterMs: 5000,
    });
  });

  it('is asked at one version, page by page', async () => {
    const before = shopify.asked.length;
    await shopify.platform.ordersOf(hazel, 7);
    const asked = shopify.asked.slice(before).map(({ url }) => url);
    expect(new Set(asked)).toEqual(new Set(['/admin/api/2026-07/graphql.json']));
    // Two pages of orders, and one more of the lines of the long one.
    expect(asked).toHaveLength(3);
    await shopify.platform.ordersOf(hazel, 5);
    expect(shopify.asked).toHaveLength(before + 4);
  });
});
