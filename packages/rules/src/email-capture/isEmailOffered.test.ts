import { expect, it } from 'vitest';
import { isEmailOffered } from './isEmailOffered';

it.each([
  [true, { emailCaptureEnabled: true, isEmailKnown: false, wasDeclined: false }],
  [false, { emailCaptureEnabled: false, isEmailKnown: false, wasDeclined: false }],
  [false, { emailCaptureEnabled: true, isEmailKnown: true, wasDeclined: false }],
  [false, { emailCaptureEnabled: true, isEmailKnown: false, wasDeclined: true }],
])(
  '[ENT-14] an email is offered (%s) where the shop captures them, none is known and none was declined',
  (expected, facts) => {
    expect(isEmailOffered(facts)).toBe(expected);
  },
);
