import type { ServedCampaign } from '@shopbell/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlatformProduct } from '../../platform/commerce';
import { startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';
import { createRecommend } from './recommend';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const nowMs = Date.parse('2026-11-16T12:00:00Z');
const product = (id: string, price: string, kind: string | null = 'mugs'): PlatformProduct => ({
  ...{ id, title: `Product ${id}`, price, kind, compareAtPrice: null, currency: 'USD', imageUrl: null },
  ...{ url: `https://shop.test/products/p${id}`, isAvailable: null, forms: [] },
});

function open() {
  const commerce = createTestCommerce();
  commerce.shelves.push(
    product('1', '20.00'),
    product('2', '35.00'),
    product('3', '22.00'),
    product('4', '9.00', null),
  );
  const { database } = app.opened;
  const recommend = createRecommend({
    ...{ database, clock: { now: () => nowMs }, log: app.log },
    catalogue: (_, wanted, most = 10) => commerce.products(wanted, most),
  });
  return { commerce, recommend };
}

const campaign = (rule: string) =>
  ({
    ...{
      id: 'a',
      name: 'More of it',
      message: { html: '<p data-discount-code="TEN">Look</p>', text: 'Look' },
    },
    attachments: [
      { contentType: 'image/png', name: 'Picture', url: '/attachments/a.png', size: 3 },
      {
        ...{ contentType: 'application/productRecommendation', name: 'Rule', url: '', size: 0 },
        extra: { id: rule, products: [] },
      },
    ],
  }) as unknown as ServedCampaign;

async function sold(shopId: number, orderId: number, productIds: number[], more: object = {}) {
  const row = { placed_at: new Date(nowMs - 86_400_000), cancelled_at: null, ...more };
  await app.opened.database.query(
    `insert into order_fact (shop_id, order_id, placed_at, updated_at, cancelled_at, currency, subtotal, total,
       discount_codes, product_ids) values ($1, $2, $3, $3, $4, 'USD', 1, 1, '{}', $5)`,
    [shopId, orderId, row.placed_at, row.cancelled_at, productIds],
  );
}

it('recommends what was bought together, what is alike and what was looked at, for the page it stands on', async () => {
  const { shopId } = await app.newShop();
  const other = await app.newShop();
  const { commerce, recommend } = open();
  const idsOf = async (rule: string, looked: { product: string | null; viewed: string[] }) => {
    const [picture, filled] = (await recommend(shopId, campaign(rule), looked)).attachments;
    expect(picture?.contentType).toBe('image/png');
    const { products } = (filled as { extra: { products: { extra: { product_id: string } }[] } }).extra;
    return products.map(({ extra }) => extra.product_id);
  };
  await sold(shopId, 1, [1, 2]);
  await sold(shopId, 2, [1, 2, 3]);
  await sold(shopId, 3, [1, 4, 4, 4]);
  await sold(shopId, 4, [1, 3]);
  await sold(shopId, 5, [1, 99]);
  // Called off, too long ago, in another shop: none of it counts.
  for (const [orderId, more] of [
    [6, { cancelled_at: new Date(nowMs) }],
    [7, { placed_at: new Date(nowMs - 91 * 86_400_000) }],
  ] as const)
    await sold(shopId, orderId, [1, 4], more);
  for (const orderId of [8, 9, 10]) await sold(other.shopId, orderId, [1, 4]);

  // By how many orders, not how many pieces; what the shop no longer sells is left out.
  expect(await idsOf('bought-together', { product: '1', viewed: [] })).toEqual(['2', '3', '4']);
  expect(await idsOf('bought-together', { product: null, viewed: ['2', '1'] })).toEqual(['1', '3']);
  expect(await idsOf('similar', { product: '1', viewed: [] })).toEqual(['3', '2']);
  expect(await idsOf('similar', { product: '4', viewed: [] })).toEqual([]);
  expect(await idsOf('recently-viewed', { product: '2', viewed: ['4', '2', '77', '1'] })).toEqual(['4', '1']);
  expect(await idsOf('similar', { product: null, viewed: [] })).toEqual([]);
  expect(await idsOf('toString', { product: '1', viewed: ['1'] })).toEqual([]);

  const [, filled] = (await recommend(shopId, campaign('similar'), { product: '2', viewed: [] })).attachments;
  expect(filled).toMatchObject({
    extra: {
      products: [
        {
          name: 'Product 3',
          extra: {
            ...{ price: '22.00', currency: 'USD', source: 'recommendation' },
            product_link: expect.stringMatching(
              /^https:\/\/shop\.test\/discount\/TEN\?redirect=%2Fproducts%2Fp3/,
            ),
          },
        },
        { name: 'Product 1' },
      ],
    },
  });
  commerce.trouble = 'unreachable';
  expect(await idsOf('similar', { product: '1', viewed: [] })).toEqual([]);
});
