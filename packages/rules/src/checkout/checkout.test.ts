import { describe, expect, it } from 'vitest';
import { isCheckoutPage, pageAddress } from './index';

const shop = { hasCheckoutObject: false, path: '/products/throw', search: '' };

it('[CHK-08] sees a checkout by its object, its path or the flag of its frame, and no other page as one', () => {
  expect(isCheckoutPage({ ...shop, hasCheckoutObject: true })).toBe(true);
  expect(isCheckoutPage({ ...shop, path: '/1234/checkouts/abc' })).toBe(true);
  expect(isCheckoutPage({ ...shop, search: '?checkout-frame=1' })).toBe(true);
  expect(isCheckoutPage(shop)).toBe(false);
  expect(isCheckoutPage({ ...shop, path: '/checkout', search: '?q=checkouts' })).toBe(false);
});

describe('[MSG-18] the address that goes with a message', () => {
  const frame = 'https://chat.example/frame?origin=https%3A%2F%2Fshop.example%2Fcheckouts%2F1';

  it('is that of the page', () => {
    expect(pageAddress('https://shop.example/cart?origin=x', false)).toBe(
      'https://shop.example/cart?origin=x',
    );
  });

  it('in a checkout is the one its frame was given', () => {
    expect(pageAddress(frame, true)).toBe('https://shop.example/checkouts/1');
  });

  it('in a checkout without one is its own', () => {
    expect(pageAddress('https://shop.example/checkouts/1', true)).toBe('https://shop.example/checkouts/1');
  });
});
