import type { ShopperExport, ShopperRequest, ShopperSummary } from '@shopbell/protocol';
import type { ComposedFeature } from '../../feature/Feature';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { SignedInMember } from '../agents';
import type { Erasure } from '../erasure';
import { collect, type Kept } from './collect';
import {
  conversationsOf,
  countErased,
  findOpen,
  finishErasure,
  latestRequests,
  recordErasure,
  recordExport,
} from './store';

export interface ShoppersDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly erasure: Erasure;
  readonly everyFeature: readonly ComposedFeature[];
}

export type Shoppers = ReturnType<typeof createShoppers>;

interface Open {
  readonly shopId: number;
  readonly id: string;
}

const queue = 'erase-shopper';
/** A job is short: what is left is a job of its own, so that a node that goes away loses little. */
const perJob = 20;
const shownMax = 20;

/** Somebody by their address or number: all that a shop keeps about them, to hand over or to delete. */
export function createShoppers({ database, clock, jobs, erasure, everyFeature }: ShoppersDependencies) {
  jobs.work<Open>(queue, (batch) => Promise.allSettled(batch.map(eraseSome)));
  const now = () => new Date(clock.now());

  async function keptAbout(shopId: number, address: string) {
    const found = await conversationsOf(database.inShops([shopId]), shopId, address);
    const conversationIds = found.map(({ conversationId }) => conversationId);
    const kept = await collect(database, everyFeature, { shopId, address, conversationIds });
    return { kept, conversations: found.length };
  }

  async function eraseSome(open: Open): Promise<void> {
    const { shopId, id } = open;
    const inShop = database.inShops([shopId]);
    const request = await findOpen(inShop, shopId, id);
    if (!request) return;
    const { address, askedByName } = request;
    const found = await conversationsOf(inShop, shopId, address, perJob);
    for (const conversation of found) {
      await erasure.eraseVisitor({ shopId, ...conversation }, `${askedByName} deleted the shopper’s data.`);
      await countErased(inShop, shopId, id);
    }
    await database.tx(async (transaction) => {
      // Whoever has written under the address meanwhile is found by the next round.
      if (found.length > 0) return jobs.enqueue(transaction, queue, open);
      const addressee = { shopId, address, conversationIds: [] };
      for (const { aboutAddress } of everyFeature.toReversed())
        await aboutAddress?.erases?.(transaction, addressee);
      await finishErasure(transaction, shopId, { id, address, now: now() });
    });
  }

  return {
    async summary(shopId: number, address: string): Promise<ShopperSummary> {
      const { kept, conversations } = await keptAbout(shopId, address);
      return { address, conversations, rows: countsOf(kept) };
    },

    async export({ shop, userId, name }: SignedInMember, address: string): Promise<ShopperExport> {
      const { kept, conversations } = await keptAbout(shop.id, address);
      const asking = {
        shopId: shop.id,
        address,
        askedBy: { userId, name },
        conversationCount: conversations,
      };
      await recordExport(database.inShops([shop.id]), asking, now());
      return { shop: shop.name, address, exportedAt: now().toISOString(), kept };
    },

    /** Begun, not done. Asked again meanwhile, it is the same one, which is taken up anew. */
    erase({ shop, userId, name }: SignedInMember, address: string): Promise<ShopperRequest> {
      const shopId = shop.id;
      // As the owner: the job is written with it, and the job's table is not the shop's.
      return database.tx(async (transaction) => {
        const found = await conversationsOf(transaction, shopId, address);
        const asking = { shopId, address, askedBy: { userId, name }, conversationCount: found.length };
        const request = await recordErasure(transaction, asking, now());
        await jobs.enqueue(transaction, queue, { shopId, id: request.id });
        return request;
      });
    },

    requests: (shopId: number): Promise<ShopperRequest[]> =>
      latestRequests(database.inShops([shopId]), shopId, shownMax),
  };
}

const countsOf = (kept: Kept): Record<string, number> =>
  Object.fromEntries(Object.entries(kept).map(([table, rows]) => [table, rows.length]));
