import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BigCommerceSubject, startBigCommerce } from '../../testing/commerce/startBigCommerce';
import { type ShopifySubject, startShopify } from '../../testing/commerce/startShopify';
import { bigCommerceAccess } from './bigcommerce/bigCommerceAccess';
import { shopifyAccess } from './shopify/shopifyAccess';

let shopify: ShopifySubject;
let bigCommerce: BigCommerceSubject;
beforeAll(async () => {
  [shopify, bigCommerce] = await Promise.all([startShopify(), startBigCommerce()]);
});
afterAll(() => Promise.all([shopify.close(), bigCommerce.close()]));

describe('what a token of Shopify allows', () => {
  it.each([
    [['read_orders', 'read_all_orders', 'read_customers'], [], 3],
    [['read_orders', 'read_all_orders', 'read_customers', 'read_products'], [], 2],
    [['write_orders', 'read_all_orders', 'write_customers', 'write_products'], [], 1],
    [['write_orders', 'read_all_orders', 'write_customers', 'write_products', 'write_returns'], [], 0],
    [['read_orders', 'read_customers', 'read_products'], [], 3],
    [['read_all_orders', 'read_customers'], ['read_orders'], 3],
    [[], ['read_orders', 'read_customers'], 4],
  ])('with %j misses %j', async (scopes, missing, advice) => {
    shopify.setScopes(...scopes);
    const access = await shopifyAccess(shopify.options);
    expect([access.missing, access.advice.length]).toEqual([missing, advice]);
  });

  it('is nothing where it is not known', async () => {
    await expect(shopifyAccess({ ...shopify.options, accessToken: 'guessed' })).rejects.toMatchObject({
      trouble: 'refused',
    });
  });
});

describe('what a token of BigCommerce allows', () => {
  it.each([
    [[], []],
    [['/v3/customers'], ['Customers: read-only']],
    [
      ['/transactions', '/v2/orders'],
      ['Orders: read-only', 'Order Transactions: read-only'],
    ],
  ])('without %j misses %j', async (forbidden, missing) => {
    bigCommerce.forbid(...forbidden);
    expect((await bigCommerceAccess(bigCommerce.options)).missing).toEqual(missing);
  });

  it('is nothing where it is not known', async () => {
    await expect(bigCommerceAccess({ ...bigCommerce.options, accessToken: 'guessed' })).rejects.toMatchObject(
      {
        trouble: 'refused',
      },
    );
  });
});
