import { describe, expect, it } from 'vitest';
import { visitShop } from './testing/visitShop';

describe('shapes as Shopify writes them', () => {
  it('[SRV-07] /cart.js has the cart with its lines, in cents', async () => {
    const shop = visitShop();
    await shop.postJson('/cart/add.js', { id: 700302, quantity: 2 });
    expect((await shop.open('/cart.js')).json()).toMatchObject({
      token: expect.any(String),
      note: '',
      attributes: {},
      total_price: 43800,
      total_weight: 4800,
      item_count: 2,
      requires_shipping: true,
      currency: 'USD',
      items: [
        {
          id: 700302,
          product_id: 7003,
          variant_id: 700302,
          key: '700302:wl-duv-2',
          quantity: 2,
          title: 'Washed Linen Duvet Set - Queen / Sage',
          price: 21900,
          line_price: 43800,
          original_line_price: 43800,
          final_price: 21900,
          final_line_price: 43800,
          handle: 'washed-linen-duvet-set',
          url: '/products/washed-linen-duvet-set?variant=700302',
          image: '/storefront/products/washed-linen-duvet-set/sage.svg',
          product_title: 'Washed Linen Duvet Set',
          variant_title: 'Queen / Sage',
          options_with_values: [
            { name: 'Size', value: 'Queen' },
            { name: 'Color', value: 'Sage' },
          ],
          vendor: 'Fern & Loom',
          sku: 'WL-DUV-2',
          requires_shipping: true,
          product_type: 'Bedding',
        },
      ],
    });
  });

  it('[SRV-07] /products/{handle}.js has the product with its variants', async () => {
    const response = await visitShop().open('/products/washed-linen-duvet-set.js');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const product = response.json();
    expect(product).toMatchObject({
      id: 7003,
      handle: 'washed-linen-duvet-set',
      type: 'Bedding',
      price: 21900,
      price_min: 21900,
      price_max: 24900,
      price_varies: true,
      compare_at_price: 26900,
      available: true,
      featured_image: '/storefront/products/washed-linen-duvet-set.svg',
      options: [
        { name: 'Size', position: 1, values: ['Queen', 'King'] },
        { name: 'Color', position: 2, values: ['Chalk', 'Sage'] },
      ],
      url: '/products/washed-linen-duvet-set',
      requires_selling_plan: false,
      selling_plan_groups: [],
    });
    expect(product.variants[3]).toMatchObject({
      id: 700304,
      title: 'King / Sage',
      option1: 'King',
      option2: 'Sage',
      option3: null,
      available: false,
      price: 24900,
      compare_at_price: 26900,
      name: 'Washed Linen Duvet Set - King / Sage',
      public_title: 'King / Sage',
      options: ['King', 'Sage'],
    });
  });

  it('names the one variant of a product without options as Shopify does', async () => {
    const product = (await visitShop().open('/products/morning-teapot.js')).json();
    expect(product.options).toEqual([{ name: 'Title', position: 1, values: ['Default Title'] }]);
    expect(product.variants[0]).toMatchObject({
      title: 'Default Title',
      public_title: null,
      name: 'Morning Teapot',
    });
  });

  it('marks a product without any stock as unavailable', async () => {
    expect((await visitShop().open('/products/ember-candle-holder.js')).json().available).toBe(false);
  });

  it('answers an unknown handle with 404 as JSON', async () => {
    const response = await visitShop().open('/products/unknown.js');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      status: 404,
      message: 'Not Found',
      description: 'No product has this handle.',
    });
  });
});
