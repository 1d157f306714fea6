import { describe, expect, it } from 'vitest';
import { emptyShopStore, readCart, readPageType, readShopDomain, withCart } from '.';
import { pageTypes } from './readShopContext';

const item = { product_id: 11, variant_id: 22, quantity: 2, line_price: 3980, original_line_price: 4400 };

describe('readCart', () => {
  it('[ENT-44] keeps five fields of an item as /cart.js gives it, and how it is called', () => {
    const given = {
      token: 'c1-5f3e',
      note: 'leave it at the door',
      total_price: 3980,
      currency: 'EUR',
      item_count: 2,
      items: [{ ...item, id: 22, title: 'Fern', url: '/products/fern', properties: {} }],
    };
    expect(readCart(given)).toEqual({
      items: [{ ...item, title: 'Fern', url: '/products/fern' }],
      total_price: 3980,
      currency: 'EUR',
      item_count: 2,
    });
  });

  it('[API-46] takes an object with a list of items and a numeric total, and nothing else', () => {
    expect(readCart({ items: [], total_price: 0 })).toEqual({ items: [], total_price: 0 });
    const bad = [
      null,
      undefined,
      'cart',
      [],
      {},
      { items: [] },
      { total_price: 1 },
      { items: {}, total_price: 1 },
      { items: [], total_price: '1' },
      { items: [], total_price: Number.NaN },
      { items: [null], total_price: 1 },
      ...Object.keys(item).map((field) => ({ items: [{ ...item, [field]: '1' }], total_price: 1 })),
    ];
    expect(bad.map(readCart)).toEqual(bad.map(() => null));
  });
});

describe('readShopDomain', () => {
  it('[API-33] needs .myshopify.com', () => {
    const given = ['fern.myshopify.com', 'shop.com', 'myshopify.com', '', null, 7];
    expect(given.map(readShopDomain)).toEqual(['fern.myshopify.com', null, null, null, null, null]);
  });

  it('[API-34] refuses a scheme', () => {
    const given = ['http://', 'https://', 'HTTPS://'].map((scheme) => `${scheme}fern.myshopify.com`);
    expect(given.map(readShopDomain)).toEqual([null, null, null]);
  });
});

it('[ENT-50] readPageType knows five pages, anything else is null', () => {
  expect(pageTypes).toEqual(['home', 'product', 'collection', 'cart', 'searchresults']);
  expect([...pageTypes, 'article', 'Home', '', null, undefined].map(readPageType)).toEqual([
    ...pageTypes,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('the store of a page has the cart, and when it was last asked for', () => {
  const cart = { items: [item], total_price: 3980 };
  expect(emptyShopStore).toEqual({ cart: null, lastFetchedMs: null });
  expect(withCart(emptyShopStore, cart, 1000)).toEqual({ cart, lastFetchedMs: 1000 });
});
