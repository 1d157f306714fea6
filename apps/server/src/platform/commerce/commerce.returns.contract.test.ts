import type { OrderWish } from '@shopbell/protocol';
import { isFulfilled } from '@shopbell/rules/orders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../../testing/commerce/Subject';
import { startBigCommerce } from '../../testing/commerce/startBigCommerce';
import { startDemoShop } from '../../testing/commerce/startDemoShop';
import { startMagento } from '../../testing/commerce/startMagento';
import { startShopify } from '../../testing/commerce/startShopify';
import { createShopifyPlatform } from './shopify/createShopifyPlatform';

type Wish = Extract<OrderWish, { kind: 'return' }>;

const platforms: readonly [string, () => Promise<Subject>][] = [
  ['the demo shop', () => startDemoShop('a-token')],
  ['Shopify', startShopify],
];

describe.each(platforms)('what goes back at %s', (_, start) => {
  let subject: Subject;
  beforeEach(async () => {
    subject = await start();
  });
  afterEach(() => subject.close());

  const scene = () => {
    const { arrived, platform, stranger } = subject;
    if (!arrived || !platform.returns || !stranger.returns) throw new Error('It makes returns');
    const { orderId, lineId: id, variantId, productId } = arrived;
    const order = async () => {
      subject.misbehaves(null);
      const found = await platform.findOrder(arrived.customer, orderId);
      if (!found) throw new Error('There is no such order');
      return found;
    };
    const wish = (item: Partial<Wish['items'][number]> = {}): Wish => ({
      kind: 'return',
      items: [{ id, quantity: 1, ...item }],
      reason: 'It does not fit',
    });
    const left = async () =>
      (await platform.returns?.returnable(orderId))?.find((one) => one.id === id)?.quantity;
    return {
      ...arrived,
      returns: platform.returns,
      stranger: stranger.returns,
      id,
      order,
      wish,
      left,
      variantId,
      productId,
    };
  };

  it('can be seen in the order, piece by piece, until there is nothing left', async () => {
    const { returns, orderId, order, wish, left } = scene();
    const before = await order();
    expect([isFulfilled(wish(), before), await left()]).toEqual([false, 2]);
    expect(await returns.create(orderId, wish())).toBe('accepted');
    const [first] = (await order()).returns ?? [];
    expect([first?.state, isFulfilled(wish(), await order()), await left()]).toEqual(['open', true, 1]);
    expect(isFulfilled(wish(), await order(), [first?.id ?? 0])).toBe(false);
    expect(await returns.create(orderId, wish({ quantity: 2 }))).toBe('declined');
    expect(await returns.create(orderId, wish())).toBe('accepted');
    expect([isFulfilled(wish(), await order(), [first?.id ?? 0]), (await left()) ?? 0]).toEqual([true, 0]);
    expect(await returns.create(orderId, { ...wish(), reason: '' })).toBe('declined');
    expect({ ...(await order()), returns: [], updated_at: '' }).toEqual({
      ...before,
      ...{ returns: [], updated_at: '' },
    });
  });

  it('goes back from several parcels, for another of the same product', async () => {
    const { returns, orderId, order, wish, productId, variantId } = scene();
    const offered = await returns.variants(productId);
    const wanted = offered.find(({ id }) => id === variantId);
    expect(wanted).toMatchObject({ isAvailable: true, title: expect.stringMatching(/\w/) });
    const exchange = wish({ quantity: 2, variantId });
    expect(await returns.create(orderId, exchange)).toBe('accepted');
    expect(isFulfilled(exchange, await order())).toBe(true);
    expect(isFulfilled(wish({ quantity: 2 }), await order())).toBe(false);
    expect((await order()).returns?.[0]?.exchanges).toEqual([{ id: variantId, quantity: 2 }]);
  });

  it('is declined for what never came, and for an order that is none', async () => {
    const { returns, orderId, wish, order } = scene();
    const before = await order();
    expect(await returns.create(orderId, wish({ quantity: 3 }))).toBe('declined');
    expect(await returns.create(orderId, wish({ id: 1 }))).toBe('declined');
    expect(await returns.create(subject.open.orderId, wish())).toBe('declined');
    expect(await returns.create(999_999_999, wish())).toBe('declined');
    expect([await returns.returnable(999_999_999), await returns.variants(999_999_999)]).toEqual([[], []]);
    expect(await order()).toEqual(before);
  });

  it('is refused, throttled or not known as everything else is', async () => {
    const { returns, stranger, orderId, wish, order } = scene();
    const before = await order();
    await expect(stranger.create(orderId, wish())).rejects.toMatchObject({ trouble: 'refused' });
    const troubles = [
      ...subject.revoked.map((wrong) => [wrong, 'refused'] as const),
      [subject.throttled.wrong, 'throttled'],
      [{ kind: 'status', status: 503 }, 'unreachable'],
      [{ kind: 'cut' }, 'unreachable'],
      [{ kind: 'half-json' }, 'unreadable'],
      [{ kind: 'html' }, 'unreadable'],
      [{ kind: 'other-shape' }, 'unreadable'],
    ] as const;
    for (const [wrong, trouble] of troubles) {
      subject.misbehaves(wrong);
      const answers = await Promise.allSettled([
        returns.create(orderId, wish()),
        returns.returnable(orderId),
        returns.variants(scene().productId),
      ]);
      for (const answer of answers)
        expect(answer).toMatchObject({ reason: { name: 'CommerceError', trouble } });
    }
    expect(await order()).toEqual(before);
    subject.misbehaves({ kind: 'done-unheard' });
    await expect(returns.create(orderId, wish())).rejects.toMatchObject({ trouble: 'unreachable' });
    expect(isFulfilled(wish(), await order())).toBe(true);
  });
});

it('a system without returns offers none, and neither does a token that may not make them', async () => {
  const [magento, bigCommerce, shopify] = await Promise.all([
    startMagento(),
    startBigCommerce(),
    startShopify(),
  ]);
  const narrow = createShopifyPlatform({ ...shopify.options, scopes: ['write_orders'] });
  for (const { returns, can } of [magento.platform, bigCommerce.platform, narrow])
    expect([returns, can.has('return')]).toEqual([undefined, false]);
  const { customer, orderId } = shopify.arrived ?? {};
  if (!customer || !orderId) throw new Error('Something has arrived');
  expect((await narrow.findOrder(customer, orderId))?.returns).toBeUndefined();
  expect((await shopify.platform.findOrder(customer, orderId))?.returns).toEqual([]);
  const offered = (await shopify.platform.returns?.variants(shopify.arrived?.productId ?? 0)) ?? [];
  expect(offered.map(({ isAvailable }) => isAvailable)).toEqual([true, true, true, false]);
  await Promise.all([magento.close(), bigCommerce.close(), shopify.close()]);
});

it('an order is shown without its returns when Shopify has taken that scope back', async () => {
  const shopify = await startShopify();
  const { customer, orderId } = shopify.arrived ?? {};
  if (!customer || !orderId) throw new Error('Something has arrived');
  shopify.denyReturns();
  const order = await shopify.platform.findOrder(customer, orderId);
  expect([order?.id, order?.returns]).toEqual([orderId, undefined]);
  await shopify.close();
});
