import { createHash, randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which look alike in a terminal. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** XXXX-XXXX-XXXX: 60 random bits. */
export function createSetupCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** Case, spaces and dashes do not matter: the code is typed from another screen. */
export const hashSetupCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');
