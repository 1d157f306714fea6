import { expect, it } from 'vitest';
import { pageWords } from './pageWords';

it.each([
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example/products/pebble-mug/?utm=1', '/products/pebble-mug'],
  ['https://shop.example/%E8%8C%B6', '/茶'],
  ['https://shop.example/%E8%', '/%E8%'],
  ['not an address', 'not an address'],
])('%s is %s', (url, words) => {
  expect(pageWords(url)).toBe(words);
});
