import type { IncomingMessage } from 'node:http';
import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import { createRemoteAddress } from '../../http/remoteAddress';
import { networkOf } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

const minuteMs = 60_000;
/** A thousand a second: what one shop can need, and less than would crowd out the others. */
const perShopMax = 60_000;
const networksMax = 50_000;

/**
 * How often a network may call, and how many events a shop may bring in a minute, on this node. In memory: asking the
 * database about each event would cost more than writing it.
 */
export function createAllowances(clock: Clock, trustedProxies: readonly string[]) {
  const remoteAddress = createRemoteAddress(trustedProxies);
  const networks = new Map<string, Bucket>();
  let shops = new Map<number, number>();
  let minute = 0;

  return {
    /** 600 calls at once, then five a second. */
    mayNetwork(request: Asking): boolean {
      const address = remoteAddress(request);
      if (address === null) return true;
      if (networks.size >= networksMax) networks.clear();
      const network = networkOf(address);
      const verdict = takeFromBucket(networks.get(network) ?? fullBucket(clock.now()), clock.now());
      networks.set(network, verdict.bucket);
      return verdict.allowed;
    },
    mayShop(shopId: number, events: number): boolean {
      const now = Math.floor(clock.now() / minuteMs);
      if (now !== minute) [minute, shops] = [now, new Map()];
      const used = (shops.get(shopId) ?? 0) + events;
      if (used > perShopMax) return false;
      shops.set(shopId, used);
      return true;
    },
  };
}
export type Allowances = ReturnType<typeof createAllowances>;
