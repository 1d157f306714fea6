import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the bytes as they came, in base64. */
export const signatureOf = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('base64');

/** Without telling by the time it takes how much of it was right. */
export function isSameText(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one as Buffer, other as Buffer);
}
