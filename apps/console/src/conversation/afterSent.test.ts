import { expect, it } from 'vitest';
import { afterSent } from './afterSent';

it.each([
  ['Ask Ada', 'Ask Ada', ''],
  ['Ask Ada\nand Ben', 'Ask Ada', 'and Ben'],
  ['Something else', 'Ask Ada', 'Something else'],
  ['Ask Adam', 'Ask Ada', 'Ask Adam'],
  ['', 'Ask Ada', ''],
])('of %j, when %j has arrived, %j stays', (now, sent, left) => {
  expect(afterSent(now, sent)).toBe(left);
});
