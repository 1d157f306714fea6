import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';

const commerce = createTestCommerce();
let connected = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ commercePlatform: (shopId) => (shopId === connected ? commerce : null) });
});
afterAll(() => app.stop());

it('agents find what their own shop sells; where that cannot be read cards are written by hand', async () => {
  const [shop, other] = [await app.newShop(), await app.newShop()];
  connected = shop.shopId;
  const mug = {
    ...{
      id: '7',
      title: 'Pebble Mug',
      price: '24.00',
      compareAtPrice: null,
      currency: 'USD',
      imageUrl: null,
    },
    url: 'https://shop.test/products/pebble-mug',
  };
  const stock = { isAvailable: true, forms: [] };
  commerce.shelves.push(
    { ...mug, ...stock, kind: 'Mugs' },
    { ...mug, ...stock, id: '8', title: 'Linen Throw', kind: null },
  );
  const cookie = await app.signIn(shop.agentEmail);
  const find = (words: string, as = cookie) => app.call('GET', `products?q=${words}`, { cookie: as });
  expect(await (await find('mug')).json()).toEqual({ hasCatalogue: true, products: [mug] });
  expect((await (await find('')).json()).products).toHaveLength(2);
  const stranger = await app.signIn(other.agentEmail);
  expect(await (await find('mug', stranger)).json()).toEqual({ hasCatalogue: false, products: [] });

  commerce.trouble = 'refused';
  expect(await (await find('mug')).json()).toEqual({ hasCatalogue: false, products: [] });
  commerce.trouble = 'throttled';
  expect(await refusalOf(await find('mug'))).toEqual([502, 'platform-down']);
});
