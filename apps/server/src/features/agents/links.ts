import { createHash, randomBytes } from 'node:crypto';

/** A one-time link's token: 256 random bits in the mail, their hash in the database. */
export function createLinkToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
