import { expect, it } from 'vitest';
import { codeOutcome, signInOutcome, signInProblemText } from './signInOutcome';

const answer = (status: number, more: { retryAfter?: string | null; body?: unknown } = {}) => ({
  status,
  retryAfter: null,
  body: null,
  ...more,
});

it('takes 200 for a sign-in with nothing to say', () => {
  const outcome = signInOutcome(answer(200, { body: { status: 'ok' } }));
  expect(outcome).toEqual({ kind: 'signed-in' });
  expect(signInProblemText(outcome)).toBeNull();
});

it('knows when a code is asked for', () => {
  const outcome = signInOutcome(answer(200, { body: { status: 'two-factor' } }));
  expect(outcome).toEqual({ kind: 'code-wanted' });
  expect(signInProblemText(outcome)).toBeNull();
});

it.each([400, 401, 403])('says the same for %i: it does not tell which of the two is wrong', (status) => {
  expect(signInProblemText(signInOutcome(answer(status)))).toBe('Email or password is not right.');
});

it('tells a wrong code from a sign-in that is over', () => {
  expect(codeOutcome(answer(403))).toEqual({ kind: 'wrong-code' });
  expect(codeOutcome(answer(400))).toEqual({ kind: 'wrong-code' });
  expect(codeOutcome(answer(410))).toEqual({ kind: 'begin-again' });
});

it.each([
  ['1', 'Too many tries. Try again in 1 second.'],
  ['42', 'Too many tries. Try again in 42 seconds.'],
  ['60', 'Too many tries. Try again in 1 minute.'],
  ['61', 'Too many tries. Try again in 2 minutes.'],
  [null, 'Too many tries. Try again in 1 minute.'],
  ['soon', 'Too many tries. Try again in 1 minute.'],
])('says when to try again: %s', (retryAfter, text) => {
  expect(signInProblemText(signInOutcome(answer(429, { retryAfter })))).toBe(text);
});

it('tells a server that is down from one that fails', () => {
  expect(signInOutcome(answer(503))).toEqual({ kind: 'unreachable' });
  expect(codeOutcome(answer(500))).toEqual({ kind: 'failed' });
});
