/** As far as it decides whether a shopper may write without an email. */
export interface EmailCapturePreferences {
  readonly emailCaptureEnabled: boolean;
  readonly emailCaptureEnforcement: 'optional' | 'always-required' | 'required-outside-business-hours';
}

/** The third value is retired, but old configurations keep doing what it says (ENT-36, ENT-37). */
export function isEmailRequired(
  { emailCaptureEnabled, emailCaptureEnforcement }: EmailCapturePreferences,
  isWithinHours: boolean,
): boolean {
  if (!emailCaptureEnabled || emailCaptureEnforcement === 'optional') return false;
  return emailCaptureEnforcement === 'always-required' || !isWithinHours;
}
