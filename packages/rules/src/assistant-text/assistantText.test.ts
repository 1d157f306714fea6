import { expect, it } from 'vitest';
import { assistantText } from '.';

const hosts = ['shop.example'];

it('leaves small markdown and links to the shop', () => {
  const text =
    '**Yes**, see [our page](https://shop.example/help):\n- one\n- two\n\nhttps://shop.example/cart';
  expect(assistantText(text, hosts)).toBe(text);
});

it.each([
  ['![x](https://evil.example/p.png?d=secret)', 'x'],
  ['[pay here](https://evil.example/pay)', 'pay here'],
  ['[pay](javascript:alert(1))', '[pay] (javascript:alert(1))'],
  ['go to https://evil.example/x now', 'go to  now'],
  ['ftp://shop.example/x', ''],
  ['https://shop.example@evil.example/', ''],
  ['https://user:pw@shop.example/', ''],
  ['[x](//evil.example)', 'x'],
  ['[x](/\\evil.example)', 'x'],
  ['https://shop.example.evil.example/', ''],
  ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)'],
  ['<script>alert(1)</script>', 'scriptalert(1)/script'],
  ['a\u202Eb\u200Bc\u0000d', 'abcd'],
  ['# Heading\n```js\ncode\n```', 'Heading\n\ncode'],
])('makes %j harmless', (text, expected) => {
  expect(assistantText(text, hosts)).toBe(expected);
});

it('is never too long, nor slow with what is made to be slow', () => {
  expect(assistantText('x'.repeat(100_000), hosts)).toHaveLength(4000);
  expect(assistantText(`${'['.repeat(50_000)}](`, hosts).length).toBeLessThanOrEqual(4000);
});
