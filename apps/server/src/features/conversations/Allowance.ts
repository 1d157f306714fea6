import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import type { Clock } from '../../platform/clock';

/** How much each conversation may do in a while, on this node. */
export class Allowance {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** May this conversation do one more thing now? Null, or how long it must wait. */
  mustWaitMs(conversationId: string): number | null {
    const nowMs = this.#clock.now();
    const verdict = takeFromBucket(this.#buckets.get(conversationId) ?? fullBucket(nowMs), nowMs);
    this.#buckets.set(conversationId, verdict.bucket);
    return verdict.allowed ? null : verdict.retryAfterMs;
  }

  /** Allowances that are full again need not be remembered. */
  forgetFull(): void {
    const nowMs = this.#clock.now();
    for (const [conversationId, bucket] of this.#buckets) {
      const { bucket: after } = takeFromBucket(bucket, nowMs);
      if (after.tokens + 1 >= fullBucket(nowMs).tokens) this.#buckets.delete(conversationId);
    }
  }
}
