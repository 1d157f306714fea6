import { expect, it } from 'vitest';
import { toneCount, toneOf } from './toneOf';

it('gives the same text the same tone', () => {
  expect(toneOf('0b51f4f6-5f0e-4d0e-9f3e-0c5d5f0a1b2c')).toBe(toneOf('0b51f4f6-5f0e-4d0e-9f3e-0c5d5f0a1b2c'));
});

it('uses every tone', () => {
  const tones = new Set(Array.from({ length: 200 }, (_, index) => toneOf(`conversation-${index}`)));
  expect([...tones].sort()).toEqual(Array.from({ length: toneCount }, (_, index) => index));
});
