import { expect, it } from 'vitest';
import { withLastLine, withoutLastLine } from './lastLine';

it('what opens in the editor and is not touched stays as it is', () => {
  for (const html of [
    '',
    '<p>a</p>',
    '<p>a</p>\n',
    '<table><tbody></tbody></table>',
    '<pre><code>b</code></pre>',
  ])
    expect(withoutLastLine(withLastLine(html))).toBe(html);
  expect(withLastLine('<pre>b</pre>')).toBe('<pre>b</pre><p></p>');
  expect(withoutLastLine('<p>a</p><p></p><p></p>')).toBe('<p>a</p>');
});
