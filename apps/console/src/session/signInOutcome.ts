import { unreachable } from '@shopbell/rules/unreachable';

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed' };

const defaultRetrySeconds = 60;

export function signInOutcome(status: number, retryAfter: string | null): SignInOutcome {
  if (status >= 200 && status < 300) return { kind: 'signed-in' };
  if (status === 429) return { kind: 'too-many-tries', retryAfterSeconds: secondsIn(retryAfter) };
  if (status >= 400 && status < 404) return { kind: 'wrong-credentials' };
  return { kind: status >= 502 && status <= 504 ? 'unreachable' : 'failed' };
}

function secondsIn(header: string | null): number {
  const seconds = Math.ceil(Number(header ?? ''));
  return seconds > 0 ? seconds : defaultRetrySeconds;
}

/** What stands beside the form; `null` when there is nothing to say. */
export function signInProblemText(outcome: SignInOutcome): string | null {
  switch (outcome.kind) {
    case 'signed-in':
      return null;
    case 'wrong-credentials':
      return 'Email or password is not right.';
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
