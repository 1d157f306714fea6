/** A conversation's allowance: a burst of 600 messages, then 5 a second. */
export interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

const capacity = 600;
/** Whole milliseconds are whole parts of a message, so rounding to them keeps fractions exact. */
const msPerToken = 200;

export const fullBucket = (nowMs: number): Bucket => ({ tokens: capacity, atMs: nowMs });

export type BucketVerdict =
  | { readonly allowed: true; readonly bucket: Bucket }
  | { readonly allowed: false; readonly bucket: Bucket; readonly retryAfterMs: number };

export function takeFromBucket(bucket: Bucket, nowMs: number): BucketVerdict {
  const elapsedMs = Math.max(0, nowMs - bucket.atMs);
  const tokens = Math.min(capacity, Math.round(bucket.tokens * msPerToken + elapsedMs) / msPerToken);
  if (tokens >= 1) return { allowed: true, bucket: { tokens: tokens - 1, atMs: nowMs } };
  return {
    allowed: false,
    bucket: { tokens, atMs: nowMs },
    retryAfterMs: Math.round((1 - tokens) * msPerToken),
  };
}
