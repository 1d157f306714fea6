import type { CodeChannel } from '@shopbell/protocol';
import { codeLimits } from '@shopbell/protocol';
import { isEmail } from '../email';
import { isPhone } from './destinations';

/** OTP-11. */
export const codeChannels = ['email-code', 'sms-code'] as const satisfies readonly CodeChannel[];

export type Destination =
  | { readonly isGood: true; readonly to: string }
  | { readonly isGood: false; readonly textKey: 'invalidEmail' | 'invalidPhone' };

/**
 * Where a code can be sent. Numbers may be written with spaces, dots, hyphens and brackets. Addresses that the chat
 * refuses as made up (API-24) may be those of a customer.
 */
export function readDestination(channel: CodeChannel, typed: string): Destination {
  if (channel === 'email-code') {
    const to = typed.trim();
    return isEmail(to) ? { isGood: true, to } : { isGood: false, textKey: 'invalidEmail' };
  }
  const to = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  return isPhone(to) ? { isGood: true, to } : { isGood: false, textKey: 'invalidPhone' };
}

/** The digits of what was typed or pasted ("123 456"), no more than a code has. */
export const readCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, codeLimits.digits);
