export type PasswordVerdict =
  | { readonly isGood: true }
  | { readonly isGood: false; readonly because: 'too-short' | 'too-long' | 'like-email' | 'common' };

export const passwordMin = 12;
const passwordMax = 128;
const distinctMin = 5;

/** Beginnings that long lists of leaked passwords share, and those of our own documentation. */
const common = [
  'shopbelldemo',
  'passwordpassword',
  'password',
  'letmein',
  'qwertyuiop',
  'qwerty',
  'iloveyou',
  'administrator',
  'welcome',
  'abcdefghijkl',
  'abcdef',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  'changeme',
  'trustno1',
];

/** Length first; beyond that only what guessers try first (NIST SP 800-63B, 5.1.1.2). */
export function judgePassword(password: string, { email }: { readonly email: string }): PasswordVerdict {
  if ([...password].length < passwordMin) return { isGood: false, because: 'too-short' };
  if (password.length > passwordMax) return { isGood: false, because: 'too-long' };
  if (isLikeEmail(password, email)) return { isGood: false, because: 'like-email' };
  return isCommon(password) ? { isGood: false, because: 'common' } : { isGood: true };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function isLikeEmail(password: string, email: string): boolean {
  const [written, address] = [plain(password), plain(email)];
  return address !== '' && written.includes(address);
}

/** A common word with digits around it is as common as the word; so are a run of digits and one repeated character. */
function isCommon(password: string): boolean {
  if (new Set(password).size < distinctMin) return true;
  const letters = plain(password).replaceAll(/^\d{1,128}|\d{1,128}$/g, '');
  return letters === '' || common.includes(letters) || common.includes(plain(password));
}
