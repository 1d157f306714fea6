import { describe, expect, it } from 'vitest';
import {
  emptyShopStore,
  pageTypes,
  readCart,
  readPageType,
  readShopDomain,
  toProduct,
  withCart,
  withProduct,
} from '.';

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

describe('toProduct', () => {
  const given = {
    id: 7,
    title: 'Fern',
    variants: [
      { id: 70, title: 'Small', price: 1999, compare_at_price: 2500 },
      { id: 71, title: 'Large', price: 1990, compare_at_price: null },
    ],
    options: [
      { name: 'Size', position: 1 },
      { name: 'Pot', position: 2 },
    ],
    requires_selling_plan: true,
    selling_plan_groups: [{ selling_plans: [{ id: 1 }, { id: 2 }] }, { selling_plans: [{ id: 3 }] }],
  };
  const product = toProduct(given);

  it('[ENT-46] divides prices by 100 into text, and leaves an absent comparison out', () => {
    expect(product?.variants[0]).toEqual({
      id: 70,
      title: 'Small',
      price: '19.99',
      compare_at_price: '25.00',
    });
    expect(Object.keys(product?.variants[1] ?? {})).not.toContain('compare_at_price');
  });

  it('[ENT-49] writes two decimals', () => {
    expect(product?.variants[1]?.price).toBe('19.90');
  });

  it('[ENT-47] numbers the options', () => {
    expect(product?.options.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Size'],
      [1, 'Pot'],
    ]);
  });

  it('[ENT-48] counts variants and selling plans', () => {
    expect(product).toMatchObject({
      title: 'Fern',
      requires_selling_plan: true,
      variant_count: 2,
      selling_plan_count: 3,
    });
    expect(toProduct({ id: 7, variants: [] })).toEqual({
      id: 7,
      variants: [],
      options: [],
      requires_selling_plan: false,
      variant_count: 0,
      selling_plan_count: 0,
    });
  });

  it('is null for what is no product', () => {
    expect(
      [null, 'x', {}, { id: 7 }, { id: '7', variants: [] }, { id: 7, variants: [1] }].map(toProduct),
    ).toEqual([null, null, null, null, null, null]);
  });
});

describe('[ENT-45] the store of a page', () => {
  const cart = { items: [item], total_price: 3980 };
  const [fern, moss] = [
    { id: 7, title: 'Fern', variants: [{ id: 70, title: 'Small', price: 1999 }] },
    { id: 8, title: 'Moss', variants: [] },
  ];

  it('has the cart, when it was last asked for anything, and products by their id', () => {
    const store = withProduct(withProduct(withCart(emptyShopStore, cart, 1000), fern, 2000), moss, 3000);
    expect(store).toEqual({
      cart,
      lastFetchedMs: 3000,
      products: { 7: toProduct(fern), 8: toProduct(moss) },
    });
    expect(emptyShopStore).toEqual({ cart: null, lastFetchedMs: null, products: {} });
  });

  it('keeps the newest of a product, and nothing that is none', () => {
    const known = withProduct(emptyShopStore, fern, 1000);
    expect(withProduct(known, { ...fern, title: 'Large fern' }, 2000).products[7]?.title).toBe('Large fern');
    expect(withProduct(known, { id: 9 }, 2000)).toBe(known);
  });
});
