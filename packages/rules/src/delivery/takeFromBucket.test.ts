import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, fullBucket, takeFromBucket } from './takeFromBucket';

/** How many of so many sends at one instant are allowed. */
function burst(bucket: Bucket, nowMs: number, sends: number): { allowed: number; bucket: Bucket } {
  let allowed = 0;
  for (let send = 0; send < sends; send += 1) {
    const verdict = takeFromBucket(bucket, nowMs);
    if (verdict.allowed) allowed += 1;
    bucket = verdict.bucket;
  }
  return { allowed, bucket };
}

describe('the allowance of a conversation', () => {
  it('is a burst of 600, then 5 a second', () => {
    const first = burst(fullBucket(0), 0, 1000);
    expect(first.allowed).toBe(600);
    const second = burst(first.bucket, 1000, 100);
    expect(second.allowed).toBe(5);
    expect(burst(second.bucket, 3000, 100).allowed).toBe(10);
  });

  it('is never more than a burst, however long nobody wrote', () => {
    expect(burst(burst(fullBucket(0), 0, 600).bucket, 86_400_000, 1000).allowed).toBe(600);
  });

  it('tells an empty one to come back after 200 ms', () => {
    const { bucket } = burst(fullBucket(0), 0, 600);
    expect(takeFromBucket(bucket, 0)).toEqual({
      allowed: false,
      bucket: { tokens: 0, atMs: 0 },
      retryAfterMs: 200,
    });
  });

  it('is never negative, and retryAfterMs is exactly enough', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 60 }), (pausesMs) => {
        let nowMs = 0;
        let { bucket } = burst(fullBucket(0), 0, 600);
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs;
          const verdict = takeFromBucket(bucket, nowMs);
          expect(verdict.bucket.tokens).toBeGreaterThanOrEqual(0);
          if (!verdict.allowed) {
            expect(takeFromBucket(verdict.bucket, nowMs + verdict.retryAfterMs).allowed).toBe(true);
            expect(takeFromBucket(verdict.bucket, nowMs + verdict.retryAfterMs - 1).allowed).toBe(false);
          }
          bucket = verdict.bucket;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('does not shrink when the clock is set back', () => {
    expect(takeFromBucket({ tokens: 3, atMs: 1000 }, 0).bucket.tokens).toBe(2);
  });
});
