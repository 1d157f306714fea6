import { orderLimits } from '@shopbell/protocol';
import { unreachable } from '../unreachable';
import type { LoginFailure } from './loginFailures';

/**
 * A sign-in by code (OTP-01). A code that was sent stays sent: neither a refused try nor a resend that failed takes it
 * away, and what was verified is over.
 */
export type LoginState =
  | { readonly step: 'request'; readonly failure: LoginFailure | null }
  | { readonly step: 'requesting' }
  | {
      readonly step: 'sent';
      readonly sentAtMs: number;
      readonly isAgain: boolean;
      readonly failure: LoginFailure | null;
    }
  | { readonly step: 'resending' | 'verifying'; readonly sentAtMs: number; readonly isAgain: boolean }
  | { readonly step: 'succeeded' };

export type LoginEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'sent'; readonly atMs: number }
  | { readonly type: 'send-failed'; readonly failure: LoginFailure }
  | { readonly type: 'verifying' }
  | { readonly type: 'verified' }
  | { readonly type: 'refused'; readonly failure: LoginFailure }
  | { readonly type: 'restarted' };

export const initialLogin: LoginState = { step: 'request', failure: null };

export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  const sent = 'sentAtMs' in state ? { sentAtMs: state.sentAtMs, isAgain: state.isAgain } : null;
  switch (event.type) {
    case 'restarted':
      return initialLogin;
    case 'requested':
      return sent ? { step: 'resending', ...sent } : { step: 'requesting' };
    case 'sent':
      return { step: 'sent', sentAtMs: event.atMs, isAgain: sent !== null, failure: null };
    case 'send-failed':
      return sent
        ? { step: 'sent', ...sent, isAgain: false, failure: event.failure }
        : { step: 'request', failure: event.failure };
    case 'verifying':
      return sent && state.step === 'sent' ? { step: 'verifying', ...sent } : state;
    case 'verified':
      return { step: 'succeeded' };
    case 'refused':
      return sent ? { step: 'sent', ...sent, isAgain: false, failure: event.failure } : state;
    default:
      return unreachable(event);
  }
}

/** OTP-06, OTP-07: how long no other code can be asked for; 0 once it can. */
export const resendWaitMs = (state: LoginState, nowMs: number): number =>
  'sentAtMs' in state ? Math.max(0, state.sentAtMs + orderLimits.resendMs - nowMs) : 0;
