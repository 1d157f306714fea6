import { postJson } from '../http/request';
import { codeOutcome, type SignInAnswer, type SignInOutcome, signInOutcome } from './signInOutcome';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInCode {
  readonly kind: 'authenticator' | 'recovery';
  readonly code: string;
}

export const signIn = ({ email, password }: Credentials): Promise<SignInOutcome> =>
  ask('/console/api/auth/sign-in/email', { email: email.trim(), password }, signInOutcome);

export function signInWithCode({ kind, code }: SignInCode): Promise<SignInOutcome> {
  const step = kind === 'recovery' ? 'verify-backup-code' : 'verify-totp';
  return ask(`/console/api/auth/two-factor/${step}`, { code: code.trim() }, codeOutcome);
}

async function ask(
  path: string,
  body: object,
  outcomeOf: (answer: SignInAnswer) => SignInOutcome,
): Promise<SignInOutcome> {
  try {
    const response = await postJson(path, body);
    const answer: unknown = await response.json().catch(() => null);
    return outcomeOf({
      status: response.status,
      retryAfter: response.headers.get('x-retry-after'),
      body: answer,
    });
  } catch {
    return { kind: 'unreachable' };
  }
}
