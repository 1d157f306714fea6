import { expect, it } from 'vitest';
import { signInOutcome, signInProblemText } from './signInOutcome';

it('takes 200 for a sign-in with nothing to say', () => {
  const outcome = signInOutcome(200, null);
  expect(outcome).toEqual({ kind: 'signed-in' });
  expect(signInProblemText(outcome)).toBeNull();
});

it.each([400, 401, 403])('says the same for %i: it does not tell which of the two is wrong', (status) => {
  expect(signInProblemText(signInOutcome(status, null))).toBe('Email or password is not right.');
});

it.each([
  ['1', 'Too many tries. Try again in 1 second.'],
  ['42', 'Too many tries. Try again in 42 seconds.'],
  ['60', 'Too many tries. Try again in 1 minute.'],
  ['61', 'Too many tries. Try again in 2 minutes.'],
  [null, 'Too many tries. Try again in 1 minute.'],
  ['soon', 'Too many tries. Try again in 1 minute.'],
])('says when to try again: %s', (retryAfter, text) => {
  expect(signInProblemText(signInOutcome(429, retryAfter))).toBe(text);
});

it('tells a server that is down from one that fails', () => {
  expect(signInOutcome(503, null)).toEqual({ kind: 'unreachable' });
  expect(signInOutcome(500, null)).toEqual({ kind: 'failed' });
});
