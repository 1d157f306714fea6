import { expect, it } from 'vitest';
import { wordsOf } from './publish';

it.each([
  [
    '<table><thead><tr><th>Piece</th><th>Dishwasher</th><th>Oven</th></tr></thead><tbody><tr><td>Mug</td><td>yes</td><td><em>no</em></td></tr><tr><td>Jug</td><td>no</td></tr></tbody></table>',
    'Mug: Dishwasher yes, Oven no\n\nJug: Dishwasher no',
  ],
  ['<p>Sizes</p><table><tr><td>S</td><td>36</td></tr></table><p>End</p>', 'Sizes\n\nS: 36\n\nEnd'],
  ['<table><tr><th>Only</th><th>headings</th></tr></table>', ''],
  ['<ul><li>One</li></ul>', 'One'],
])('what is read of %s', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});
