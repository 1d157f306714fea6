import { serverLimits } from '@shopbell/protocol';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FoundToken, Tokens, VisitorClaims } from './tokens';

export interface AccessDependencies {
  readonly tokens: Tokens;
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
}

export type Access = ReturnType<typeof createAccess>;

/** Whom a token lets in: as long as it lives, and unless it was revoked since it was issued (AUTH-14). */
export function createAccess({ tokens, database, bus, clock }: AccessDependencies) {
  async function unlessRevoked(found: FoundToken | null): Promise<VisitorClaims | null> {
    if (!found) return null;
    const { claims, issuedMs } = found;
    const rows = await database
      .inShops([claims.shopId])
      .query('select from revoked_access where conversation_id = $1 and shop_id = $2 and revoked_at >= $3', [
        claims.conversationId,
        claims.shopId,
        new Date(issuedMs),
      ]);
    return rows.length === 0 ? claims : null;
  }

  return {
    async verify(token: string, appId: number): Promise<VisitorClaims | null> {
      return unlessRevoked(await tokens.read(token, appId));
    },

    async verifyForRenewal(token: string, appId: number): Promise<VisitorClaims | null> {
      return unlessRevoked(await tokens.readForRenewal(token, appId));
    },

    /** Every page that has the conversation open loses it, also one that nobody can reach any more. */
    async revoke({ shopId, conversationId }: Omit<VisitorClaims, 'appId'>): Promise<void> {
      await database.inShops([shopId]).query(
        `insert into revoked_access (conversation_id, shop_id, revoked_at) values ($1, $2, $3)
         on conflict (conversation_id) do update set revoked_at = excluded.revoked_at`,
        [conversationId, shopId, new Date(clock.now())],
      );
      bus.publish({ type: 'access-revoked', shopId, conversationId });
    },

    /** Whether whoever proved something in it at that time has signed out since, or was deleted. */
    async hasEnded({ shopId, conversationId }: Omit<VisitorClaims, 'appId'>, atMs: number): Promise<boolean> {
      const rows = await database.inShops([shopId]).query(
        `select 1 from revoked_access where conversation_id = $1 and shop_id = $2 and revoked_at >= $3
         union all
         select 1 from conversation where id = $1 and shop_id = $2 and erased_at is not null`,
        [conversationId, shopId, new Date(atMs)],
      );
      return rows.length > 0;
    },

    async isOfShop({ shopId, conversationId }: Omit<VisitorClaims, 'appId'>): Promise<boolean> {
      const rows = await database
        .inShops([shopId])
        .query('select from conversation where id = $1 and shop_id = $2', [conversationId, shopId]);
      return rows.length > 0;
    },

    /** A token that is that old opens nothing anyway. */
    async forgetOld(): Promise<void> {
      const before = new Date(
        clock.now() - serverLimits.accessTokenRenewalMs - serverLimits.accessTokenLifetimeMs,
      );
      await database.query('delete from revoked_access where revoked_at < $1', [before]);
    },
  };
}
