import { expect, it } from 'vitest';
import { isCheckoutPage } from './index';

const shop = { hasCheckoutObject: false, path: '/products/throw', search: '' };

it('[CHK-08] sees a checkout by its object, its path or the flag of its frame, and no other page as one', () => {
  expect(isCheckoutPage({ ...shop, hasCheckoutObject: true })).toBe(true);
  expect(isCheckoutPage({ ...shop, path: '/1234/checkouts/abc' })).toBe(true);
  expect(isCheckoutPage({ ...shop, search: '?checkout-frame=1' })).toBe(true);
  expect(isCheckoutPage(shop)).toBe(false);
  expect(isCheckoutPage({ ...shop, path: '/checkout', search: '?q=checkouts' })).toBe(false);
});
