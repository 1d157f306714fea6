import type { SignInKind } from '@shopbell/protocol';

export const signInWords: Record<SignInKind, string> = {
  'signed-in': 'Signed in',
  refused: 'Wrong password',
  'code-refused': 'Wrong code',
  'signed-out': 'Signed out',
  'session-ended': 'Ended other sessions',
  'password-reset': 'Reset the password by mail',
  'password-changed': 'Changed the password',
  'two-factor-enabled': 'Switched two-factor on',
  'two-factor-disabled': 'Switched two-factor off',
  'recovery-codes-renewed': 'Renewed the recovery codes',
  joined: 'Joined the team',
  removed: 'Left or was removed',
};

/** Those a reader looks for. */
export const isWorrying = (kind: SignInKind): boolean => kind === 'refused' || kind === 'code-refused';
