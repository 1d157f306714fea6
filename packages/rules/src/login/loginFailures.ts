import type { CodeChannel } from '@shopbell/protocol';

/** What the server said of a refusal, as far as it said something. */
export interface Refusal {
  readonly status: number | null;
  readonly code: string | null;
}

export interface LoginFailure {
  /** One of the texts of self-service. */
  readonly textKey: LoginFailureText;
  /** Told to whoever counts (ERR-17). */
  readonly event?: 'login-no-order-found';
  /** The code is of no use any more: only a new one helps. */
  readonly needsNewCode?: true;
}

type LoginFailureText =
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidCode'
  | 'errorSendCode'
  | 'errorTooManyCodes'
  | 'errorVerify'
  | 'errorSignIn'
  | 'errorMaximumAttempts'
  | 'errorNoOrdersEmail'
  | 'errorNoOrdersPhone'
  | 'errorNoCustomerEmail'
  | 'errorNoCustomerPhone';

/** What to say when a code could not be sent (ERR-10, ERR-15, ERR-18; TXT-14..17). */
export const sendFailure = ({ status, code }: Refusal, channel: CodeChannel): LoginFailure =>
  lookupFailure(code, channel) ??
  (status === 429
    ? { textKey: 'errorTooManyCodes' }
    : (sendFailures[code ?? ''] ?? { textKey: 'errorSendCode' }));

/** What to say when a code was not taken (OTP-03..05, ERR-11, ERR-12, ERR-16; TXT-12, TXT-13). */
export const verifyFailure = ({ code }: Refusal, channel: CodeChannel): LoginFailure =>
  lookupFailure(code, channel) ?? verifyFailures[code ?? ''] ?? { textKey: 'errorSignIn' };

function lookupFailure(code: string | null, channel: CodeChannel): LoginFailure | null {
  const isEmail = channel === 'email-code';
  if (code === 'customer-not-found')
    return { textKey: isEmail ? 'errorNoCustomerEmail' : 'errorNoCustomerPhone' };
  if (code === 'customer-without-orders' || code === 'no-order')
    return { textKey: isEmail ? 'errorNoOrdersEmail' : 'errorNoOrdersPhone', event: 'login-no-order-found' };
  return null;
}

const sendFailures: Readonly<Record<string, LoginFailure | undefined>> = {
  'invalid-email': { textKey: 'invalidEmail' },
  'invalid-phone': { textKey: 'invalidPhone' },
  rate: { textKey: 'errorTooManyCodes' },
};

const verifyFailures: Readonly<Record<string, LoginFailure | undefined>> = {
  'incorrect-code': { textKey: 'invalidCode' },
  'maximum-verification-attempts-reached': { textKey: 'errorMaximumAttempts', needsNewCode: true },
  'code-cannot-be-verified': { textKey: 'errorVerify', needsNewCode: true },
};
