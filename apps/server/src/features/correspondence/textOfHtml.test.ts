import { expect, it } from 'vitest';
import { textOfHtml } from './textOfHtml';

it.each([
  ['paragraphs and breaks', '<p>Blue<br>and small</p><p>Please</p>', 'Blue\nand small\nPlease\n'],
  ['references', 'Blue &amp; small &#39;now&#39;&nbsp;&eacute;', "Blue & small 'now' é"],
  [
    'styles, scripts and heads',
    '<head><title>x</title></head><style>p{}</style><script>1</script>Yes',
    'Yes',
  ],
  [
    'what is quoted',
    'Yes<blockquote><p>Red?</p><blockquote>a</blockquote></blockquote> thanks',
    'Yes thanks',
  ],
  ['a quote that never ends', 'Yes<blockquote>Red?', 'Yes'],
  ['words that look like markup', 'a &lt; b, 1 < 2', 'a < b, 1 < 2'],
  ['a comment', 'Yes<!-- no -->!', 'Yes!'],
])('%s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

it.each(['<', '<a', '<!', '<!--', '</', '<p>', '&', '<b>', '<blockquote>', '<style', '<a href="'])(
  'reads a hostile mail of %s in one pass',
  (part) => {
    expect(textOfHtml(part.repeat(200_000 / part.length)).length).toBeLessThanOrEqual(200_000);
  },
);
