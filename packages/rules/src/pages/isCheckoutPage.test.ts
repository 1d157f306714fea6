import { expect, it } from 'vitest';
import { isCheckoutPage } from '.';

const storefront = { hasCheckoutObject: false, path: '/products/mug', search: '?utm_source=checkout-frame' };

it('[CHK-08] a checkout is known by its object, by its path or by the flag of its frame', () => {
  expect([
    isCheckoutPage({ ...storefront, hasCheckoutObject: true }),
    isCheckoutPage({ ...storefront, path: '/1234/checkouts/c/abc' }),
    isCheckoutPage({ ...storefront, search: '?a=b&checkout-frame=1' }),
    isCheckoutPage(storefront),
  ]).toEqual([true, true, true, false]);
});
