import { expect, it } from 'vitest';
import { isTotp, totpAt } from './totp';

const secret = '12345678901234567890';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is the one of RFC 6238', (seconds, code) => {
  expect(totpAt(secret, seconds * 1000)).toBe(code);
});

it('takes the code before and the code after, and no other', () => {
  const nowMs = 1_800_000_015_000;
  const accepted = [-2, -1, 0, 1, 2].filter((step) =>
    isTotp(totpAt(secret, nowMs + step * 30_000), secret, nowMs),
  );
  expect(accepted).toEqual([-1, 0, 1]);
  expect(isTotp('', secret, nowMs)).toBe(false);
  expect(isTotp('12345', secret, nowMs)).toBe(false);
});
