import { createHmac, timingSafeEqual } from 'node:crypto';

const periodMs = 30_000;

/** RFC 6238 with the parameters every authenticator knows: SHA-1, six digits, thirty seconds. */
export function totpAt(secret: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / periodMs)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The clock of a phone may be half a minute off, and a code may be typed as it ends. */
export function isTotp(code: string, secret: string, nowMs: number): boolean {
  const written = Buffer.from(code);
  return [-periodMs, 0, periodMs].some((shiftMs) => {
    const expected = Buffer.from(totpAt(secret, nowMs + shiftMs));
    return written.length === expected.length && timingSafeEqual(written, expected);
  });
}
