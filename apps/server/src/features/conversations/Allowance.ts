import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import type { Clock } from '../../platform/clock';

/** Each side has its own for what it says, and what goes on silently has another: none can use up what is not its own. */
export type Spender = 'shopper' | 'agent' | 'signals' | 'reads';

/** How much each conversation may do in a while, on this node. */
export class Allowance {
  readonly #buckets = {
    shopper: new Map<string, Bucket>(),
    agent: new Map<string, Bucket>(),
    signals: new Map<string, Bucket>(),
    reads: new Map<string, Bucket>(),
  } satisfies Record<Spender, Map<string, Bucket>>;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** May one more thing be done in this conversation now? Null, or how long it must wait. */
  mustWaitMs(conversationId: string, spender: Spender): number | null {
    const nowMs = this.#clock.now();
    const buckets = this.#buckets[spender];
    const verdict = takeFromBucket(buckets.get(conversationId) ?? fullBucket(nowMs), nowMs);
    buckets.set(conversationId, verdict.bucket);
    return verdict.allowed ? null : verdict.retryAfterMs;
  }

  /** Allowances that are full again need not be remembered. */
  forgetFull(): void {
    const nowMs = this.#clock.now();
    for (const buckets of Object.values(this.#buckets)) {
      for (const [conversationId, bucket] of buckets) {
        const { bucket: after } = takeFromBucket(bucket, nowMs);
        if (after.tokens + 1 >= fullBucket(nowMs).tokens) buckets.delete(conversationId);
      }
    }
  }
}
