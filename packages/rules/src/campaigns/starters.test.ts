import { expect, it } from 'vitest';
import { initialStarters, reduceStarters } from './starters';

it('[CNV-06] begins with no questions, none on their way, and whether the chat has any', () => {
  expect(initialStarters(true)).toEqual({ starters: [], startersPending: false, startersEnabled: true });
  expect(initialStarters(false).startersEnabled).toBe(false);
});

it('[STR-03] they are pending while they load, and no longer when they came or failed', () => {
  const asked = reduceStarters(initialStarters(true), { type: 'asked' });
  expect(asked).toEqual({ starters: [], startersPending: true, startersEnabled: true });
  const starters = [{ id: 'a', text: 'Where is my order?' }];
  const came = reduceStarters(asked, { type: 'came', starters });
  expect(came).toEqual({ starters, startersPending: false, startersEnabled: true });
  const failed = reduceStarters(reduceStarters(came, { type: 'asked' }), { type: 'failed' });
  expect(failed).toEqual(came);
});
