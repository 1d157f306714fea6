import { expect, it } from 'vitest';
import { returnPath } from './returnPath';

it.each(['/account', '/team', '/inbox', '/inbox/0b51f4f6-5f0e-4d0e-9f3e-0c5d5f0a1b2c'])(
  'goes back to %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

it.each([
  '//evil.example',
  'https://evil.example',
  '/inbox/../../',
  '/sign-in',
  '/account/x',
  '/invitation/abc',
  'javascript:alert(1)',
  7,
  undefined,
])('does not follow %s', (path) => {
  expect(returnPath(path)).toBeUndefined();
});
