import { expect, it } from 'vitest';
import { HttpProblem } from './HttpProblem';
import { problemText } from './problemText';

it.each([
  ['last-owner', 'A shop keeps at least one owner.'],
  ['rate', 'Too many tries. Wait a while and try again.'],
  ['unreachable', 'Shopbell cannot be reached. Check your connection and try again.'],
] as const)('%s says: %s', (code, text) => {
  expect(problemText(new HttpProblem(code))).toBe(text);
});

it('says little about what it does not know', () => {
  expect(problemText(new Error('secret'))).toBe('Something failed on our side. Try again in a moment.');
});
