import { expect, it } from 'vitest';
import { nextStep } from './nextStep';

it('the guide begins with what is open first', () => {
  expect(nextStep(['name'], null)).toBe('colours');
});

it('goes on behind the step that was just done, and comes back to what was left open', () => {
  expect(nextStep(['name', 'team'], 'team')).toBe('snippet');
  expect(nextStep(['name', 'team', 'snippet', 'message'], 'message')).toBe('colours');
});

it('ends when everything is settled', () => {
  expect(nextStep(['name', 'colours', 'team', 'snippet', 'message'], 'message')).toBeNull();
});
