import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress';

const frame = (origin: string) => `https://chat.test/frame?origin=${encodeURIComponent(origin)}`;

it.each([
  ['https://shop.test/reset?token=secret#top', false, 'https://shop.test/reset'],
  ['https://shop.test/a#b?c', false, 'https://shop.test/a'],
  [frame('https://shop.test/checkouts/1?key=b'), true, 'https://shop.test/checkouts/1'],
  [frame('https://shop.test/checkouts/1?key=b'), false, 'https://chat.test/frame'],
  [frame('no address'), true, 'https://chat.test/frame'],
])('%s (in a checkout: %s) is %s', (url, isCheckout, address) => {
  expect(pageAddress({ url, isCheckout })).toBe(address);
});
