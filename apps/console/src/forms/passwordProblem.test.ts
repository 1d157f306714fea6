import { expect, it } from 'vitest';
import { passwordProblem } from './passwordProblem';

it('has words for what is wrong, and none for what is right', () => {
  expect(passwordProblem('short', 'ada@shop.test')).toBe('Use at least 12 characters.');
  expect(passwordProblem('shopbell-demo', 'ada@shop.test')).toMatch(/everyone tries first/);
  expect(passwordProblem('ada@shop.test', 'ada@shop.test')).toMatch(/email/);
  expect(passwordProblem('a quiet green door', 'ada@shop.test')).toBeNull();
});
