import { unreachable } from '@shopbell/rules/unreachable';

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'code-wanted' }
  /** The person is known and belongs to no shop any more. */
  | { readonly kind: 'no-team' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'begin-again' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed' };

export interface SignInAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

const defaultRetrySeconds = 60;

export function signInOutcome(answer: SignInAnswer): SignInOutcome {
  if (answer.status >= 400 && answer.status < 404) return { kind: 'wrong-credentials' };
  return commonOutcome(answer);
}

/** The second step: the password was right, and a code is asked for. */
export function codeOutcome(answer: SignInAnswer): SignInOutcome {
  if (answer.status === 410) return { kind: 'begin-again' };
  if (answer.status >= 400 && answer.status < 404) return { kind: 'wrong-code' };
  return commonOutcome(answer);
}

function commonOutcome({ status, retryAfter, body }: SignInAnswer): SignInOutcome {
  if (status >= 200 && status < 300) return { kind: isCodeWanted(body) ? 'code-wanted' : 'signed-in' };
  if (status === 429) return { kind: 'too-many-tries', retryAfterSeconds: secondsIn(retryAfter) };
  return { kind: status >= 502 && status <= 504 ? 'unreachable' : 'failed' };
}

const isCodeWanted = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'two-factor';

function secondsIn(header: string | null): number {
  const seconds = Math.ceil(Number(header ?? ''));
  return seconds > 0 ? seconds : defaultRetrySeconds;
}

/** What stands beside the form; `null` when there is nothing to say. */
export function signInProblemText(outcome: SignInOutcome): string | null {
  switch (outcome.kind) {
    case 'signed-in':
    case 'code-wanted':
      return null;
    case 'no-team':
      return 'You are in no team any more. Ask for a new invitation.';
    case 'wrong-credentials':
      return 'Email or password is not right.';
    case 'wrong-code':
      return 'The code is not right. Look at the newest one.';
    case 'begin-again':
      return 'This sign-in took too long or too many codes. Begin again.';
    case 'too-many-tries':
      return `Too many tries. Try again in ${waitText(outcome.retryAfterSeconds)}.`;
    case 'unreachable':
      return 'Shopbell cannot be reached. Check your connection and try again.';
    case 'failed':
      return 'Something failed on our side. Try again in a moment.';
    default:
      return unreachable(outcome);
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
