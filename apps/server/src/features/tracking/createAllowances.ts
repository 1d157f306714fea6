import type { IncomingMessage } from 'node:http';
import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import { createRemoteAddress } from '../../http/remoteAddress';
import { networkOf } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

interface Line {
  readonly forwardedFor: string;
  readonly network: string | null;
}

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
  const lines = new WeakMap<Asking['socket'], Line>();
  let shops = new Map<number, number>();
  let minute = 0;

  /** A line that stays open is of the same network as before, as long as whoever passes it on says so. */
  function networkAt(request: Asking): string | null {
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '');
    const known = lines.get(request.socket);
    if (known?.forwardedFor === forwardedFor) return known.network;
    const address = remoteAddress(request);
    const network = address === null ? null : networkOf(address);
    lines.set(request.socket, { forwardedFor, network });
    return network;
  }

  return {
    /** 600 calls at once, then five a second. */
    mayNetwork(request: Asking): boolean {
      const network = networkAt(request);
      if (network === null) return true;
      if (networks.size >= networksMax) networks.clear();
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
