import { createHmac } from 'node:crypto';
import { serverLimits } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';

export interface EndingsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
}

export type Endings = ReturnType<typeof createEndings>;

/** Sign-ins that ended before their time. A holder is one sign-in by its id, or the address or number that was proven. */
export function createEndings({ database, clock, secret }: EndingsDependencies) {
  const hash = (shopId: number, holder: string) =>
    createHmac('sha256', `ended-access ${secret}`)
      .update(JSON.stringify([shopId, holder.toLowerCase()]))
      .digest('hex');

  return {
    async end(shopId: number, holder: string, inShop: Queryable = database.inShops([shopId])): Promise<void> {
      await inShop.query(
        `insert into ended_access (shop_id, holder_hash, ended_at) values ($1, $2, $3)
         on conflict (shop_id, holder_hash) do update set ended_at = excluded.ended_at`,
        [shopId, hash(shopId, holder), new Date(clock.now())],
      );
    },

    /** Whether what one of them has opened at that time is closed since. */
    async hasEnded(shopId: number, holders: readonly string[], atMs: number): Promise<boolean> {
      const hashes = holders.map((holder) => hash(shopId, holder));
      const rows = await database
        .inShops([shopId])
        .query('select from ended_access where shop_id = $1 and holder_hash = any ($2) and ended_at >= $3', [
          shopId,
          hashes,
          new Date(atMs),
        ]);
      return rows.length > 0;
    },

    /** What was proven that long ago opens nothing anyway. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock.now() - serverLimits.proofLifetimeMs);
      await database.query('delete from ended_access where ended_at < $1', [before]);
    },
  };
}
