import { expect, it } from 'vitest';
import { htmlOfText } from './htmlOfText';

it.each([
  ['Look at https://shop.test/mug.', 'Look at <a href="https://shop.test/mug">https://shop.test/mug</a>.'],
  [
    'Either https://shop.test/a, or (https://shop.test/b)!',
    'Either <a href="https://shop.test/a">https://shop.test/a</a>, or (<a href="https://shop.test/b">https://shop.test/b</a>)!',
  ],
  ['"https://shop.test/c"', '&quot;<a href="https://shop.test/c">https://shop.test/c</a>&quot;'],
  [
    'https://shop.test/?a=1&b=2',
    '<a href="https://shop.test/?a=1&amp;b=2">https://shop.test/?a=1&amp;b=2</a>',
  ],
  ['help@shop.test', '<a href="mailto:help@shop.test">help@shop.test</a>'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [
    '<a href="https://shop.test/">x</a>\n<script>',
    '&lt;a href=&quot;<a href="https://shop.test/">https://shop.test/</a>&quot;&gt;x&lt;/a&gt;<br>&lt;script&gt;',
  ],
  [
    'انظر https://shop.test/mug، شكرا',
    'انظر <a href="https://shop.test/mug">https://shop.test/mug</a>، شكرا',
  ],
])('%s', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
});
