import { expect, it } from 'vitest';
import { wordsOf } from './publish';

it('what an article says has a line for each paragraph, wherever its markup breaks', () => {
  const body =
    '<p>You get a <strong>voucher</strong> over the\n  telephone.</p>\n<ul><li>One</li><li>Two</li></ul>';
  expect(wordsOf(body).split(/\n+/)).toEqual(['You get a voucher over the telephone.', 'One', 'Two']);
});
