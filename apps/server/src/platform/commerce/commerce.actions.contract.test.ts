import { isFulfilled } from '@shopbell/rules/orders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../../testing/commerce/Subject';
import { startBigCommerce } from '../../testing/commerce/startBigCommerce';
import { startDemoShop } from '../../testing/commerce/startDemoShop';
import { startMagento } from '../../testing/commerce/startMagento';
import { startShopify } from '../../testing/commerce/startShopify';
import type { CommercePlatform } from './CommercePlatform';

const platforms: readonly [string, () => Promise<Subject>][] = [
  ['the demo shop', () => startDemoShop('a-token')],
  ['Shopify', startShopify],
  ['Magento', startMagento],
  ['BigCommerce', startBigCommerce],
];

const address = {
  ...{ name: 'Ivy van Field', address1: '1 New Street', address2: 'Left', city: 'Salem', zip: '97301' },
  phone: '+15035550100',
};
const cancelling = { kind: 'cancel' } as const;
const moving = { kind: 'address', address } as const;

describe.each(platforms)('what is done at %s', (_, start) => {
  let subject: Subject;
  beforeEach(async () => {
    subject = await start();
  });
  afterEach(() => subject.close());

  const openOrder = async () => {
    subject.misbehaves(null);
    const found = await subject.platform.findOrder(subject.open.customer, subject.open.orderId);
    if (!found) throw new Error('There is no such order');
    return found;
  };
  const tell = (platform: CommercePlatform) =>
    Promise.allSettled([
      platform.cancelOrder(subject.open.orderId),
      platform.changeAddress(subject.open.orderId, address),
    ]);
  const bothFail = (trouble: string) =>
    Array.from({ length: 2 }, () =>
      expect.objectContaining({ reason: expect.objectContaining({ name: 'CommerceError', trouble }) }),
    );

  it('can be seen in the order: it is cancelled, once, and a second time is declined', async () => {
    const { platform, open } = subject;
    const returns = subject.arrived ? ['return'] : [];
    expect([...platform.can].sort()).toEqual(['address', 'cancel', ...returns]);
    expect(isFulfilled(cancelling, await openOrder())).toBe(false);
    expect(await platform.cancelOrder(open.orderId)).toBe('accepted');
    expect(isFulfilled(cancelling, await openOrder())).toBe(true);
    expect(await platform.cancelOrder(open.orderId)).toBe('declined');
  });

  it('sends a parcel elsewhere, in the same country, and bills as before', async () => {
    const before = await openOrder();
    expect(await subject.platform.changeAddress(subject.open.orderId, address)).toBe('accepted');
    const after = await openOrder();
    expect(isFulfilled(moving, after)).toBe(true);
    expect(after.shipping_address).toEqual({
      ...before.shipping_address,
      ...address,
    });
    expect({ ...after, shipping_address: null, updated_at: '' }).toEqual({
      ...before,
      shipping_address: null,
      updated_at: '',
    });
    const simple = { ...address, name: 'Ivy', address2: '', phone: '' };
    expect(await subject.platform.changeAddress(subject.open.orderId, simple)).toBe('accepted');
    expect(isFulfilled({ kind: 'address', address: simple }, await openOrder())).toBe(true);
  });

  it('is declined where the order has left, and where there is none', async () => {
    const { platform, shippedId } = subject;
    for (const id of [shippedId, 999_999_999]) {
      expect(await platform.cancelOrder(id)).toBe('declined');
      expect(await platform.changeAddress(id, address)).toBe('declined');
    }
  });

  it('is refused, and not done, with a key that does not allow it', async () => {
    const before = await openOrder();
    expect(await tell(subject.stranger)).toEqual(bothFail('refused'));
    for (const wrong of subject.revoked) {
      subject.misbehaves(wrong);
      expect(await tell(subject.platform)).toEqual(bothFail('refused'));
    }
    subject.misbehaves(subject.throttled.wrong);
    expect(await tell(subject.platform)).toEqual(bothFail('throttled'));
    expect(await openOrder()).toEqual(before);
  });

  it.each([
    ['fails', { kind: 'status', status: 503 }, 'unreachable'],
    ['breaks off', { kind: 'cut' }, 'unreachable'],
    ['ends too early', { kind: 'half-json' }, 'unreadable'],
    ['shows a page', { kind: 'html' }, 'unreadable'],
    ['says something else', { kind: 'other-shape' }, 'unreadable'],
  ] as const)('is not known when it %s', async (__, wrong, trouble) => {
    subject.misbehaves(wrong);
    expect(await tell(subject.platform)).toEqual(bothFail(trouble));
  });

  it('is done although nobody hears of it, and is found in the order', async () => {
    subject.misbehaves({ kind: 'done-unheard' });
    await expect(subject.platform.cancelOrder(subject.open.orderId)).rejects.toMatchObject({
      trouble: 'unreachable',
    });
    expect(isFulfilled(cancelling, await openOrder())).toBe(true);
  });

  it('is found in the order, too, when nobody heard of a new address', async () => {
    subject.misbehaves({ kind: 'done-unheard' });
    await expect(subject.platform.changeAddress(subject.open.orderId, address)).rejects.toMatchObject({
      trouble: 'unreachable',
    });
    expect(isFulfilled(moving, await openOrder())).toBe(true);
  });
});

it('what is paid is cancelled only where the money goes back with it', async () => {
  const [magento, bigCommerce, shopify] = await Promise.all([
    startMagento(),
    startBigCommerce(),
    startShopify(),
  ]);
  const [paid = 0] = shopify.orderIds;
  const answers = await Promise.all(
    [magento, bigCommerce, shopify].map(({ platform }) => platform.cancelOrder(paid)),
  );
  expect(answers).toEqual(['declined', 'declined', 'accepted']);
  await Promise.all([magento.close(), bigCommerce.close(), shopify.close()]);
});
