import { expect, it } from 'vitest';
import { lacksArticle } from './index';

it.each([
  ['nothing-known', true],
  ['not-supported', true],
  ['not-understood', true],
  ['not-solved', true],
  ['model-decided', true],
  // As it was written down before.
  ['model: I found nothing about looms', true],
  // No article helps who wants a person, or whom a fault met.
  ['asked-for-person', false],
  ['topic', false],
  ['sign-in-failed', false],
  ['orders-unavailable', false],
  ['budget-spent', false],
  ['contradictory', false],
  ['model-late', false],
  [null, false],
])('an article is missing after %s: %s', (because, isMissing) => {
  expect(lacksArticle(because)).toBe(isMissing);
});
