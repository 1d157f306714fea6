import { expect, it } from 'vitest';
import { shortcutAt, shortcutsFor } from './shortcuts';

it.each([
  ['/', 1, { start: 0, typed: '' }],
  ['Look: /art', 10, { start: 6, typed: 'art' }],
  ['Look: /art icle', 10, { start: 6, typed: 'art' }],
  ['and/or', 6, null],
  ['https://shop.example/', 21, null],
  ['//', 2, null],
  ['/art ', 5, null],
])('in %j at %i', (text, caret, half) => {
  expect(shortcutAt(text, caret)).toEqual(half);
});

it('what a word after a stroke may mean', () => {
  const macros = [{ id: 7, name: 'Thanks for the picture', text: 'Thank you!' }];
  const names = (typed: string) => shortcutsFor(typed, macros).map(({ name }) => name);
  expect(names('')).toEqual([
    ...['Article', 'Product', 'Discount', 'Macros', 'Files', 'Emoji'],
    'Thanks for the picture',
  ]);
  expect([names('P'), names('zz')]).toEqual([['Product', 'Thanks for the picture'], []]);
});
