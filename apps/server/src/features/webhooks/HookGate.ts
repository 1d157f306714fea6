import type { IncomingMessage } from 'node:http';
import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import { createRemoteAddress, type RemoteAddress } from '../../http/remoteAddress';
import { networkOf } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';

/** Anybody can make up addresses; what is remembered of them is bounded. */
const bucketsMax = 10_000;

/**
 * How often something may be told, on this node: each shop's system a burst of 600, then 5 a second. Who tells what is
 * not true is counted by their network instead, so that nobody uses up what belongs to a shop.
 */
export class HookGate {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: Clock;
  readonly #remoteAddress: RemoteAddress;

  constructor(clock: Clock, trustedProxies: readonly string[]) {
    this.#clock = clock;
    this.#remoteAddress = createRemoteAddress(trustedProxies);
  }

  mayTell(shopId: number): boolean {
    return this.#take(`shop ${shopId}`);
  }

  /** False once too much from there was not true. */
  isHeard(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
    const network = this.#networkOf(request);
    const nowMs = this.#clock.now();
    const bucket = network === null ? undefined : this.#buckets.get(network);
    return bucket === undefined || takeFromBucket(bucket, nowMs).allowed;
  }

  countLie(request: Pick<IncomingMessage, 'socket' | 'headers'>): void {
    const network = this.#networkOf(request);
    if (network !== null) this.#take(network);
  }

  #networkOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): string | null {
    const address = this.#remoteAddress(request);
    return address === null ? null : `network ${networkOf(address)}`;
  }

  #take(name: string): boolean {
    const nowMs = this.#clock.now();
    const { allowed, bucket } = takeFromBucket(this.#buckets.get(name) ?? fullBucket(nowMs), nowMs);
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > bucketsMax && oldest !== undefined) this.#buckets.delete(oldest);
    return allowed;
  }
}
