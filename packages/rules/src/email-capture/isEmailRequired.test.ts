import { expect, it } from 'vitest';
import { isEmailRequired } from './isEmailRequired';

const during = [true, false];

it.each([
  ['[ENT-35] optional', 'optional', [false, false]],
  ['[ENT-35] always-required', 'always-required', [true, true]],
  ['[ENT-37] required-outside-business-hours', 'required-outside-business-hours', [false, true]],
] as const)('%s: within and outside business hours', (_, emailCaptureEnforcement, expected) => {
  const required = during.map((isWithinHours) =>
    isEmailRequired({ emailCaptureEnabled: true, emailCaptureEnforcement }, isWithinHours),
  );
  expect(required).toEqual(expected);
});

it('nothing is required where emails are not captured at all', () => {
  const preferences = { emailCaptureEnabled: false, emailCaptureEnforcement: 'always-required' } as const;
  expect(during.map((isWithinHours) => isEmailRequired(preferences, isWithinHours))).toEqual([false, false]);
});
