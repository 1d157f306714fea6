import { expect, it } from 'vitest';
import { isUuid, uuidOf } from '.';

it('ids of browsers and of sessions are random UUIDs of version 4', () => {
  expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(isUuid(uuidOf(new Uint8Array(16)))).toBe(true);
});
