import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLimits, serverLimits } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Destination } from './destination';

export type CodeVerdict =
  | 'right'
  | 'wrong'
  /** Every try that this code had was used. */
  | 'too-many-tries'
  /** None was sent, or it is used, replaced or too old. */
  | 'none';

export interface CodesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
}

export type Codes = ReturnType<typeof createCodes>;

/** One-time codes: hashed, used once, and tried so often and no more, on however many nodes. */
export function createCodes({ database, clock, secret }: CodesDependencies) {
  const hash = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', `login-code ${secret}`).update(JSON.stringify(parts)).digest('hex');
  const placeOf = (shopId: number, { channel, to }: Destination) => [
    shopId,
    channel,
    hash(shopId, channel, to),
  ];
  const hashesOf = (shopId: number, to: string) =>
    (['email-code', 'sms-code'] as const).map((channel) => hash(shopId, channel, to));
  const hashOf = (shopId: number, { channel, to }: Destination, code: string) =>
    hash(shopId, channel, to, code);

  return {
    /** A new code in place of any older one; null where this very request has had its code already (D22). */
    async issue(
      transaction: Queryable,
      shopId: number,
      destination: Destination,
      requestKey: string | null,
    ): Promise<string | null> {
      const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');
      const rows = await transaction.query(
        `insert into login_code as c (shop_id, channel, destination_hash, code_hash, request_key, expires_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (shop_id, channel, destination_hash) do update set code_hash = excluded.code_hash,
           request_key = excluded.request_key, expires_at = excluded.expires_at, tries = 0, used_at = null
           where c.request_key is null or c.request_key is distinct from excluded.request_key
         returning 1`,
        [
          ...placeOf(shopId, destination),
          hashOf(shopId, destination, code),
          requestKey,
          new Date(clock.now() + codeLimits.lifetimeMs),
        ],
      );
      return rows.length > 0 ? code : null;
    },

    /** Has this very request had its code, which still waits to be used? Then it takes nothing from anybody's hour. */
    async isRepeated(shopId: number, destination: Destination, requestKey: string): Promise<boolean> {
      const rows = await database.inShops([shopId]).query(
        `select from login_code where shop_id = $1 and channel = $2 and destination_hash = $3
           and request_key = $4 and expires_at > $5`,
        [...placeOf(shopId, destination), requestKey, new Date(clock.now())],
      );
      return rows.length > 0;
    },

    /** The try is counted before it is looked at: of a thousand at the same time only so many are looked at. */
    async check(shopId: number, destination: Destination, code: string): Promise<CodeVerdict> {
      const place = placeOf(shopId, destination);
      const now = new Date(clock.now());
      const inShop = database.inShops([shopId]);
      const [counted] = await inShop.query<{ code_hash: string }>(
        `update login_code set tries = tries + 1
         where shop_id = $1 and channel = $2 and destination_hash = $3
           and used_at is null and expires_at > $4 and tries < $5
         returning code_hash`,
        [...place, now, serverLimits.codeTries],
      );
      if (!counted) {
        const left = await inShop.query(
          `select from login_code where shop_id = $1 and channel = $2 and destination_hash = $3
             and used_at is null and expires_at > $4`,
          [...place, now],
        );
        return left.length > 0 ? 'too-many-tries' : 'none';
      }
      const given = hashOf(shopId, destination, code);
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(counted.code_hash))) return 'wrong';
      const used = await inShop.query(
        `update login_code set used_at = $4
         where shop_id = $1 and channel = $2 and destination_hash = $3 and used_at is null and code_hash = $5
         returning 1`,
        [...place, now, given],
      );
      return used.length > 0 ? 'right' : 'none';
    },

    /** For a code that was right and yet opened nothing, through no fault of theirs. */
    async giveBack(shopId: number, destination: Destination, code: string): Promise<void> {
      await database.inShops([shopId]).query(
        `update login_code set used_at = null, tries = tries - 1
         where shop_id = $1 and channel = $2 and destination_hash = $3 and code_hash = $4`,
        [...placeOf(shopId, destination), hashOf(shopId, destination, code)],
      );
    },

    /** What waits or has waited for an address or a number; never the code. */
    about: (transaction: Queryable, shopId: number, to: string) =>
      transaction.query<Record<string, unknown>>(
        `select channel, tries, expires_at, used_at from login_code
         where shop_id = $1 and destination_hash = any ($2)`,
        [shopId, hashesOf(shopId, to)],
      ),

    async forget(transaction: Queryable, shopId: number, to: string): Promise<void> {
      await transaction.query('delete from login_code where shop_id = $1 and destination_hash = any ($2)', [
        ...[shopId, hashesOf(shopId, to)],
      ]);
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from login_code where expires_at < $1', [
        new Date(clock.now() - 60 * 60_000),
      ]);
    },
  };
}
