import { judgePassword, passwordMin } from '@shopbell/rules/passwords';

const words = {
  'too-short': `Use at least ${passwordMin} characters.`,
  'too-long': 'Use at most 128 characters.',
  'like-email': 'Your email is the first thing a stranger would try.',
  common: 'This is one of the passwords everyone tries first.',
} as const;

/** What to change about a new password; null when it will do. */
export function passwordProblem(password: string, email: string): string | null {
  const verdict = judgePassword(password, { email });
  return verdict.isGood ? null : words[verdict.because];
}
