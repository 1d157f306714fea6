/** A conversation's allowance: a burst of 600 messages, then 5 a second. */
export interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

const capacity = 600;
const refillPerMs = 5 / 1000;

export const fullBucket = (nowMs: number): Bucket => ({ tokens: capacity, atMs: nowMs });

export type BucketVerdict =
  | { readonly allowed: true; readonly bucket: Bucket }
  | { readonly allowed: false; readonly bucket: Bucket; readonly retryAfterMs: number };

export function takeFromBucket(bucket: Bucket, nowMs: number): BucketVerdict {
  const elapsedMs = Math.max(0, nowMs - bucket.atMs);
  const tokens = Math.min(capacity, bucket.tokens + elapsedMs * refillPerMs);
  if (tokens >= 1) return { allowed: true, bucket: { tokens: tokens - 1, atMs: nowMs } };
  return {
    allowed: false,
    bucket: { tokens, atMs: nowMs },
    retryAfterMs: Math.ceil((1 - tokens) / refillPerMs),
  };
}
