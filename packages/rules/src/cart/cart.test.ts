import { storefrontLimits } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import {
  cartFacts,
  emptyShopStore,
  productAddress,
  productFacts,
  readBigCommerceCart,
  readCart,
  readMagentoCart,
  readPageType,
  readProduct,
  readShopDomain,
  readViewed,
  withCart,
  withProduct,
  withViewed,
} from '.';
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

const mug = {
  id: 7,
  title: 'Pebble mug',
  handle: 'pebble-mug',
  tags: ['stoneware', 3],
  options: [
    { name: 'Glaze', position: 1, values: ['Fern'] },
    { name: 'Size', position: 2, values: ['S', 'L'] },
  ],
  variants: [
    { id: 71, title: 'Fern / S', available: true, price: 1999, compare_at_price: null },
    { id: 72, title: 'Fern / L', available: false, price: 1990, compare_at_price: 2500 },
  ],
  requires_selling_plan: true,
  selling_plan_groups: [
    { name: 'Monthly', selling_plans: [{ id: 1 }, { id: 2 }] },
    { name: 'Yearly', selling_plans: [{ id: 3 }] },
  ],
};

describe('readProduct', () => {
  it('[ENT-46] divides prices by a hundred and gives them as strings; one that is not there stays away', () => {
    const variants = readProduct(mug)?.variants;
    expect(variants?.[0]).toEqual({ id: 71, title: 'Fern / S', available: true, price: '19.99' });
    expect(variants?.[1]?.compare_at_price).toBe('25.00');
  });

  it('[ENT-49] always has two decimals', () => {
    expect(readProduct(mug)?.variants[1]?.price).toBe('19.90');
  });

  it('[ENT-47] knows options by their place, also where a theme gives their names alone', () => {
    const named = [
      { id: 0, name: 'Glaze' },
      { id: 1, name: 'Size' },
    ];
    expect(readProduct(mug)?.options).toEqual(named);
    expect(readProduct({ ...mug, options: ['Glaze', 'Size'] })?.options).toEqual(named);
  });

  it('[ENT-48] counts variants and selling plans', () => {
    expect(readProduct(mug)).toMatchObject({
      requires_selling_plan: true,
      variant_count: 2,
      selling_plan_count: 3,
    });
    const plain = { ...mug, requires_selling_plan: undefined, selling_plan_groups: undefined };
    expect(readProduct(plain)).toMatchObject({ requires_selling_plan: false, selling_plan_count: 0 });
  });

  it('is null for what is no product', () => {
    const bad = [
      ...[null, 'mug', [], {}, { ...mug, id: '7' }, { ...mug, title: 7 }, { ...mug, variants: [] }],
      { ...mug, variants: [mug.variants[0], { id: 72, price: '19.90' }] },
    ];
    expect(bad.map(readProduct)).toEqual(bad.map(() => null));
  });
});

describe('what campaigns ask', () => {
  it('of a product is what all of it says', () => {
    const { id, title, tags, variants } = readProduct(mug) ?? {};
    const isAvailable = variants?.some(({ available }) => available);
    expect(productFacts(mug)).toEqual({ id, title, tags, isAvailable });
    const [first] = mug.variants;
    expect(productFacts({ ...mug, tags: null, variants: [{ ...first, available: false }] })).toEqual({
      ...{ id, title, tags: [], isAvailable: false },
    });
    const bad = [null, 'mug', [], {}, { ...mug, id: '7' }, { ...mug, title: 7 }, { ...mug, variants: [] }];
    expect(bad.map(productFacts)).toEqual(bad.map(readProduct));
  });

  it('of a cart is what all of it says', () => {
    const given = { items: [{ ...item, url: '/products/fern' }, item], total_price: 3980 };
    expect(cartFacts(given)).toEqual({ totalPrice: 3980, urls: ['/products/fern'] });
    const bad = [
      null,
      'cart',
      [],
      {},
      { items: [] },
      { items: {}, total_price: 1 },
      { items: [], total_price: '1' },
    ];
    expect(bad.map(cartFacts)).toEqual(bad.map(readCart));
  });
});

it('[HTTP-43] productAddress is that of the product without its query and hash', () => {
  const shop = 'https://fern.example';
  expect(
    [
      '/products/mug?variant=7#top',
      '/en/products/mug/',
      '/collections/all/products/mug',
      '/products',
      '/cart',
    ].map((path) => productAddress(shop + path)),
  ).toEqual([
    `${shop}/products/mug.js`,
    `${shop}/en/products/mug.js`,
    `${shop}/collections/all/products/mug.js`,
    null,
    null,
  ]);
  expect(productAddress('about:blank')).toBe(null);
});

describe('the products somebody has looked at', () => {
  const viewed = (id: number) => ({ id, title: `Product ${id}`, url: `/products/${id}` });
  const after = (...ids: number[]) =>
    ids.reduce<ReturnType<typeof readViewed>>((list, id) => withViewed(list, viewed(id)), []);

  it('[VST-06] are five, the newest first; one that is looked at again comes to the front', () => {
    expect(after(1, 2, 3, 4, 5, 6).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
    expect(after(1, 2, 3, 1).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('[LIM-19] the constant says so', () => {
    expect(storefrontLimits.recentlyViewed).toBe(5);
  });

  it('are read back without what is none', () => {
    const list = after(1, 2);
    expect(readViewed(JSON.parse(JSON.stringify(list)))).toEqual(list);
    expect(readViewed([null, 7, { id: 1 }, { ...viewed(3), token: 'secret' }])).toEqual([viewed(3)]);
    expect([null, 'x', {}].map(readViewed)).toEqual([[], [], []]);
  });
});

it('[ENT-45] the store of a page has the cart, when it was last asked for, and products by id', () => {
  const cart = { items: [item], total_price: 3980 };
  const product = readProduct(mug);
  if (!product) throw new Error('The mug is no product');
  expect(emptyShopStore).toEqual({ cart: null, lastFetchedMs: null, products: {} });
  const store = withProduct(withCart(emptyShopStore, cart, 1000), product);
  expect(store).toEqual({ cart, lastFetchedMs: 1000, products: { 7: product } });
  const other = { ...product, id: 8 };
  expect(withProduct(store, other).products).toEqual({ 7: product, 8: other });
});

describe('the carts of other shops', () => {
  const line = {
    product_id: 14,
    quantity: 2,
    line_price: 6400,
    title: 'Throw',
    url: 'https://loom.example/throw',
  };

  it("Magento 2's is what its pages keep: amounts become cents, and ids numbers", () => {
    const kept = {
      ...{ product_id: '14', product_name: 'Throw', product_url: line.url, product_sku: 'T-1' },
      ...{ qty: 2, product_price_value: '32', product_image: { src: 'https://loom.example/t.jpg', alt: '' } },
    };
    const section = { summary_count: 2, subtotalAmount: '60.0000', items: [kept], data_id: 1700000000 };
    const cart = readMagentoCart(section, 'EUR');
    expect(cart).toEqual({
      items: [{ ...line, variant_id: 14, original_line_price: 6400, image: 'https://loom.example/t.jpg' }],
      ...{ total_price: 6000, item_count: 2, currency: 'EUR' },
    });
    const { subtotalAmount, ...older } = section;
    expect(readMagentoCart(older, null)).toMatchObject({ total_price: 6400 });
    expect(readMagentoCart(older, null)).not.toHaveProperty('currency');
    expect(readMagentoCart({ summary_count: 0, items: [] }, null)).toMatchObject({
      items: [],
      total_price: 0,
    });
    const bad = [
      null,
      'x',
      {},
      { items: [{ ...kept, product_price_value: '<b>32</b>' }] },
      { items: [null] },
    ];
    expect(bad.map((each) => readMagentoCart(each, null))).toEqual(bad.map(() => null));
  });

  it("BigCommerce's is what its pages answer, with everything that is bought", () => {
    const item = {
      ...{ productId: 14, variantId: 15, name: 'Throw', url: line.url, quantity: 2 },
      ...{ extendedListPrice: 80, extendedSalePrice: 64 },
    };
    const answer = {
      ...{ id: 'secret-of-the-cart', email: 'ada@shop.test', currency: { code: 'USD' }, cartAmount: 109.1 },
      lineItems: {
        physicalItems: [item],
        digitalItems: [{ ...item, productId: 3, variantId: '4', quantity: 1, extendedSalePrice: 0.1 }],
        customItems: [{ name: 'Engraving', quantity: 1, extendedListPrice: 20 }],
        giftCertificates: [{ name: 'Gift', amount: 25 }],
      },
    };
    const cart = readBigCommerceCart([answer]);
    expect(cart).toMatchObject({ total_price: 10910, item_count: 5, currency: 'USD' });
    expect(cart?.items[0]).toEqual({ ...line, variant_id: 15, original_line_price: 8000 });
    expect(
      cart?.items
        .slice(1)
        .map(({ product_id, variant_id, line_price }) => [product_id, variant_id, line_price]),
    ).toEqual([
      [3, 4, 10],
      [0, 0, 2000],
      [0, 0, 2500],
    ]);
    expect(JSON.stringify(cart)).not.toMatch(/secret|ada@/);
    expect(readBigCommerceCart([])).toEqual({ items: [], total_price: 0, item_count: 0 });
    const bad = [
      null,
      {},
      [{}],
      [{ ...answer, cartAmount: 'x' }],
      [{ ...answer, lineItems: { physicalItems: [{}] } }],
    ];
    expect(bad.map(readBigCommerceCart)).toEqual(bad.map(() => null));
  });
});
