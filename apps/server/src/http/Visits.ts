import type { IncomingMessage } from 'node:http';
import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import { networkOf } from '../platform/attempts';
import type { Clock } from '../platform/clock';
import { createRemoteAddress, type RemoteAddress } from './remoteAddress';

/** Each network has one of either: whoever has a token still needs a socket. */
export type Visit = 'token' | 'socket';

const forgetEveryMs = 60_000;

/**
 * How often each network may come: a burst of 600, then 5 a second, on this node. A whole school behind one address is
 * let in; who makes tokens or sockets in a loop is not.
 */
export class Visits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: Clock;
  readonly #remoteAddress: RemoteAddress;
  #forgotAtMs = 0;

  constructor(clock: Clock, trustedProxies: readonly string[]) {
    this.#clock = clock;
    this.#remoteAddress = createRemoteAddress(trustedProxies);
  }

  isAllowed(request: Pick<IncomingMessage, 'socket' | 'headers'>, visit: Visit): boolean {
    const address = this.#remoteAddress(request);
    if (address === null) return true;
    const nowMs = this.#clock.now();
    this.#forgetFull(nowMs);
    const name = `${visit} ${networkOf(address)}`;
    const verdict = takeFromBucket(this.#buckets.get(name) ?? fullBucket(nowMs), nowMs);
    this.#buckets.set(name, verdict.bucket);
    return verdict.allowed;
  }

  /** What is full again need not be remembered. */
  #forgetFull(nowMs: number): void {
    if (nowMs - this.#forgotAtMs < forgetEveryMs) return;
    this.#forgotAtMs = nowMs;
    for (const [name, bucket] of this.#buckets) {
      const { bucket: after } = takeFromBucket(bucket, nowMs);
      if (after.tokens + 1 >= fullBucket(nowMs).tokens) this.#buckets.delete(name);
    }
  }
}
