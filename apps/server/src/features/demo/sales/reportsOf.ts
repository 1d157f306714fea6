import type { DemoShop, Moment } from '../DemoPast';
import { identify } from '../identify';

const dayMs = 86_400_000;

/** What pages told of themselves: a part that was lost on a slow line, a call that failed, and how often the chat came. */
export const reportsOf = ({ shopId, appId, nowMs, address }: DemoShop & Moment): object[] =>
  [
    ['error', 'ChunkLoadError', 'A part did not load.', '/products/pebble-mug', '3g', 6, 2],
    ['error', 'TypeError', 'Failed to fetch', '/cart', '4g', 3, 5],
    ['usage', 'window', 'The chat was loaded.', '/', '4g', 41, 0.1],
  ].map(([kind, name, message, path, type, count, daysAgo]) => ({
    ...{ shop_id: shopId, app_id: appId, fingerprint: identify(shopId, `${kind} ${name}`) },
    ...{ kind, name, message, release: 'demo', page: address + path, count },
    connection: { isOnline: true, type, downlinkMbps: null },
    first_at: new Date(nowMs - 20 * dayMs).toISOString(),
    last_at: new Date(nowMs - Number(daysAgo) * dayMs).toISOString(),
  }));
