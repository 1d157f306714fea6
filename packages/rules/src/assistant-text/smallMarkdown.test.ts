import { expect, it } from 'vitest';
import { smallMarkdown } from './smallMarkdown';

const words = (text: string) => ({ kind: 'words', text });

it('reads paragraphs, lists, bold words and links', () => {
  expect(
    smallMarkdown(
      'Send it back **within 30 days**:\n- free of charge\n- see [returns](https://shop.test/r)\nBye',
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      parts: [words('Send it back '), { kind: 'bold', text: 'within 30 days' }, words(':')],
    },
    {
      kind: 'list',
      items: [
        [words('free of charge')],
        [words('see '), { kind: 'link', text: 'returns', href: 'https://shop.test/r' }],
      ],
    },
    { kind: 'paragraph', parts: [words('Bye')] },
  ]);
});

it('leaves everything else as it is written', () => {
  const others = [
    '<img src=x onerror=alert(1)>',
    '![picture](data:image/png;base64,AAAA)',
    '[run](javascript:alert(1))',
    'two ** stars alone',
    '# no heading',
    'a](b)[c',
  ];
  for (const text of others)
    expect(smallMarkdown(text)).toEqual([{ kind: 'paragraph', parts: [words(text)] }]);
  expect(smallMarkdown('\n \n')).toEqual([]);
});

it('reads a long text of anything in a moment', () => {
  expect(smallMarkdown('](['.repeat(20_000)).length).toBe(1);
  expect(smallMarkdown('- **['.repeat(20_000)).length).toBe(1);
});
