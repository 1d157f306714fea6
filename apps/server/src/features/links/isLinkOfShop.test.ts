import { expect, it } from 'vitest';
import { isLinkOfShop } from './isLinkOfShop';

it('links lead to the shop’s own hosts and nowhere else', () => {
  const own = ['https://shop.test/a', 'http://www.shop.test:8080/'];
  const others = [
    ...[
      'https://evil.test',
      'https://notshop.test',
      'https://shop.test.evil.test',
      'https://shop.test@evil.test',
    ],
    ...[
      'https://evil.test\\@shop.test',
      '//shop.test',
      'https:///shop.test',
      'https://a:b@shop.test',
      'data:x',
    ],
  ];
  expect([...own, ...others].filter((url) => isLinkOfShop(url, ['shop.test']))).toEqual(own);
  expect(isLinkOfShop('https://shop.test', [])).toBe(false);
});
