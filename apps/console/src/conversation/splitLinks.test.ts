import { expect, it } from 'vitest';
import { splitLinks } from './splitLinks';

const marked = (text: string) =>
  splitLinks(text)
    .map((part) => (part.kind === 'link' ? `[${part.href}]` : part.text))
    .join('');

it.each([
  ['no address', 'no address'],
  ['see https://shop.example/mug.', 'see [https://shop.example/mug].'],
  ['(https://a.example/x)', '([https://a.example/x])'],
  ['https://en.example/Mug_(cup)', '[https://en.example/Mug_(cup)]'],
  ['two https://a.example, http://b.example!', 'two [https://a.example], [http://b.example]!'],
  ['javascript:alert(1) data:text/html,x ftp://x', 'javascript:alert(1) data:text/html,x ftp://x'],
  ['https://', 'https://'],
])('%s → %s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

it('loses and adds no letter', () => {
  const text = 'a https://x.example/?q=1&b=2#c) b\nhttps://y.example';
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
