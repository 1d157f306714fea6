import { isEmail } from '@shopbell/rules/email';
import parsePhoneNumber from 'libphonenumber-js/max';
import { done, type Outcome, refused } from '../../http/outcome';

/** An email address or a telephone number, written in the one way by which it is kept. */
export function readAddress(given: string): Outcome<string> {
  const address = given.trim().toLowerCase();
  if (address.includes('@')) return isEmail(address) ? done(address) : refused('invalid-email');
  const number = parsePhoneNumber(address);
  return number?.isPossible() ? done(number.number) : refused('invalid-email');
}
