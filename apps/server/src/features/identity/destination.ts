import type { CodeChannel } from '@shopbell/protocol';
import { readDestination as readTyped } from '@shopbell/rules/login';
import parsePhoneNumber from 'libphonenumber-js/max';
import { done, type Outcome, refused } from '../../http/outcome';
import { callingCodeOf } from './callingCodes';

/** Where a code can be sent, written in the one way by which it is compared. */
export interface Destination {
  readonly channel: CodeChannel;
  readonly to: string;
}

/** Calls and messages to these cost whoever sends them; nobody has orders under one. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER', 'TOLL_FREE']);

/** `countries` are the calling codes that the shop writes to, as `+49`; `+1876` for a country that shares +1. */
export function readDestination(
  channel: CodeChannel,
  given: string,
  countries: readonly string[],
): Outcome<Destination> {
  const read = readTyped(channel, given);
  if (!read.isGood) return refused(channel === 'email-code' ? 'invalid-email' : 'invalid-phone');
  if (channel === 'email-code') return done({ channel, to: read.to.toLowerCase() });
  const number = parsePhoneNumber(read.to);
  const isReached = number?.isPossible() === true && countries.includes(callingCodeOf(number));
  if (!number || !isReached || costly.has(number.getType() ?? '')) return refused('invalid-phone');
  return done({ channel, to: number.number });
}
