import { expect, it } from 'vitest';
import { linkParts } from './linkParts';

const marked = (text: string) =>
  linkParts(text)
    .map((part) => (part.href === null ? part.text : `[${part.href}]`))
    .join('');

it.each([
  ['no address', 'no address'],
  ['see https://shop.example/mug.', 'see [https://shop.example/mug].'],
  ['(https://a.example/x)', '([https://a.example/x])'],
  ['https://en.example/Mug_(cup)', '[https://en.example/Mug_(cup)]'],
  ['two https://a.example, http://b.example!', 'two [https://a.example], [http://b.example]!'],
  ['ask help@shop.example or look at shop.com', 'ask [mailto:help@shop.example] or look at shop.com'],
  [
    'javascript:alert(1) data:text/html,x ftp://x.example',
    'javascript:alert(1) data:text/html,x ftp://x.example',
  ],
  ['my.file 10.0.0.1 https://', 'my.file 10.0.0.1 https://'],
  ['', ''],
])('%s → %s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

it('loses and adds no letter', () => {
  const text = 'a https://x.example/?q=1&b=2#c) b\nhttps://y.example';
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
