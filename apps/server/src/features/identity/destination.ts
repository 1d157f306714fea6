import type { CodeChannel } from '@shopbell/protocol';
import { isEmail } from '@shopbell/rules/email';
import { isPhone } from '@shopbell/rules/login';
import parsePhoneNumber from 'libphonenumber-js/max';
import { done, type Outcome, refused } from '../../http/outcome';

/** Where a code can be sent, written in the one way by which it is compared. */
export interface Destination {
  readonly channel: CodeChannel;
  readonly to: string;
}

/** Calls and messages to these cost whoever sends them; nobody has orders under one. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER', 'TOLL_FREE']);

/** `countries` are the calling codes that the shop writes to, as `+49`. */
export function readDestination(
  channel: CodeChannel,
  given: string,
  countries: readonly string[],
): Outcome<Destination> {
  if (channel === 'email-code') {
    const to = given.trim().toLowerCase();
    return isEmail(to) ? done({ channel, to }) : refused('invalid-email');
  }
  const plain = given.replaceAll(/[\s().-]/g, '');
  if (!isPhone(plain)) return refused('invalid-phone');
  const number = parsePhoneNumber(plain);
  const isReached = number?.isPossible() === true && countries.includes(`+${number.countryCallingCode}`);
  if (!number || !isReached || costly.has(number.getType() ?? '')) return refused('invalid-phone');
  return done({ channel, to: number.number });
}
