import { describe, expect, it } from 'vitest';
import { createDemoCatalogue } from './createDemoCatalogue';

const listed = {
  products: [
    {
      id: 7001,
      title: 'Pebble mug',
      handle: 'pebble-mug',
      images: [{ src: '/pictures/pebble-mug.svg' }],
      variants: [{ price: '24.00', compare_at_price: '30.00' }],
    },
  ],
};
const suggested = {
  resources: {
    results: {
      products: [
        {
          id: 7002,
          title: 'Linen napkin',
          url: '/products/linen-napkin',
          image: '/pictures/linen-napkin.svg',
          price: '9.00',
          compare_at_price_min: '0.00',
        },
      ],
    },
  },
};

function open() {
  const asked: string[] = [];
  const catalogue = createDemoCatalogue({
    ask: async (path) => {
      asked.push(path);
      return path.startsWith('/search') ? suggested : listed;
    },
    address: () => 'http://shop.test',
    isDemoShop: async (shopId) => shopId === 1,
  });
  return { asked, catalogue };
}

describe("the demo shop's catalogue", () => {
  it('gives products with whole addresses', async () => {
    expect(await open().catalogue(1, '')).toEqual([
      {
        id: '7001',
        title: 'Pebble mug',
        url: 'http://shop.test/products/pebble-mug',
        imageUrl: 'http://shop.test/pictures/pebble-mug.svg',
        price: '24.00',
        compareAtPrice: '30.00',
        currency: 'USD',
      },
    ]);
  });

  it('is asked for words; a price that was never higher is not called reduced', async () => {
    const { catalogue, asked } = open();
    const [product] = (await catalogue(1, 'linen & co')) ?? [];
    expect([product?.title, product?.compareAtPrice]).toEqual(['Linen napkin', null]);
    expect(asked).toEqual(['/search/suggest.json?q=linen+%26+co&resources%5Blimit%5D=10']);
  });

  it('is nobody else’s', async () => {
    expect(await open().catalogue(2, '')).toBeNull();
  });
});
