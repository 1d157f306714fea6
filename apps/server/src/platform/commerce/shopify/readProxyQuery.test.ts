import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readProxyQuery } from './readProxyQuery';

const own = {
  shop: 'shop-name.myshopify.com',
  logged_in_customer_id: '1',
  path_prefix: '/apps/awesome_reviews',
  timestamp: '1317327555',
};

/** As Shopify does it: sorted, values of one name with commas, nothing between the parts. */
function signed(parts: readonly (readonly [string, string])[], secret = 'hush'): string {
  const names = [...new Set(parts.map(([name]) => name))].sort();
  const message = names.map(
    (name) => `${name}=${parts.flatMap(([each, value]) => (each === name ? [value] : [])).join(',')}`,
  );
  const signature = createHmac('sha256', secret).update(message.join('')).digest('hex');
  return new URLSearchParams([
    ...parts.map(([name, value]) => [name, value]),
    ['signature', signature],
  ]).toString();
}

describe('a request that Shopify passes on', () => {
  it("is signed as in Shopify's own example", () => {
    const query = readProxyQuery(
      'extra=1&extra=2&shop=shop-name.myshopify.com&logged_in_customer_id=1&path_prefix=%2Fapps%2Fawesome_reviews' +
        '&timestamp=1317327555&signature=4c68c8624d737112c91818c11017d24d334b524cb5c2b8ba08daa056f7395ddb',
    );
    expect(query?.isSignedWith('hush')).toBe(true);
    expect(query?.isSignedWith('hush!')).toBe(false);
    expect(query).toMatchObject({ shop: own.shop, sentAtMs: 1_317_327_555_000 });
  });

  it('says who is signed in, where nothing stands beside it', () => {
    expect(readProxyQuery(signed(Object.entries(own)))).toMatchObject({ customerId: 1 });
    expect(readProxyQuery(signed([...Object.entries(own), ['extra', '1']]))).toMatchObject({
      customerId: null,
    });
  });

  it.each([
    ['nobody', { logged_in_customer_id: '' }],
    ['a word', { logged_in_customer_id: '1 or 2' }],
    ['nought', { logged_in_customer_id: '0' }],
    ['what runs into the next part', { logged_in_customer_id: '1path_prefix=/apps/x', path_prefix: '' }],
  ])('says nobody for %s', (_, more) => {
    const query = readProxyQuery(signed(Object.entries({ ...own, ...more })));
    expect(query?.isSignedWith('hush')).toBe(true);
    expect(query?.customerId).toBeNull();
  });

  it('says nobody where a page has named somebody as well', () => {
    const query = readProxyQuery(signed([['logged_in_customer_id', '7'], ...Object.entries(own)]));
    expect(query?.customerId).toBeNull();
  });

  it.each([
    ['another shop beside it', signed([['shop', 'evil.myshopify.com'], ...Object.entries(own)])],
    ['no shop of Shopify', signed(Object.entries({ ...own, shop: 'myshopify.com.evil.example' }))],
    ['no time', signed(Object.entries({ ...own, timestamp: 'now' }))],
    ['no signature', new URLSearchParams(own).toString()],
    ['a signature that is none', `${new URLSearchParams(own)}&signature=hush`],
    ['two signatures', `${signed(Object.entries(own))}&signature=${'0'.repeat(64)}`],
    ['nothing', ''],
  ])('is none with %s', (_, search) => {
    expect(readProxyQuery(search)).toBeNull();
  });

  it('may name its own shop twice', () => {
    const query = readProxyQuery(signed([['shop', own.shop], ...Object.entries(own)]));
    expect(query?.isSignedWith('hush')).toBe(true);
  });
});
