import { totpAt } from '../features/agents/totp';

/** What an authenticator does with the secret it was shown. */
export const authenticatorCode = (secret: string, atMs: number): string => totpAt(fromBase32(secret), atMs);

function fromBase32(text: string): string {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}
