import { postJson } from '../http/request';
import { type SignInOutcome, signInOutcome } from './signInOutcome';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn({ email, password }: Credentials): Promise<SignInOutcome> {
  try {
    const response = await postJson('/console/api/auth/sign-in/email', { email: email.trim(), password });
    return signInOutcome(response.status, response.headers.get('x-retry-after'));
  } catch {
    return { kind: 'unreachable' };
  }
}
