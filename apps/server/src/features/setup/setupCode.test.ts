import { expect, it } from 'vitest';
import { createSetupCode, hashSetupCode } from './setupCode';

it('is three groups of four, new every time', () => {
  const codes = Array.from({ length: 50 }, createSetupCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  expect(new Set(codes).size).toBe(50);
});

it('is the same however it is typed', () => {
  expect(hashSetupCode('abcd efgh-2345')).toBe(hashSetupCode('ABCD-EFGH-2345'));
  expect(hashSetupCode('ABCD-EFGH-2346')).not.toBe(hashSetupCode('ABCD-EFGH-2345'));
});
