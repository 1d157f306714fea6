import type { Member, Role } from '@shopbell/protocol';
import { canChangeRole, canInvite, canRemove } from '@shopbell/rules/team';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import { type Caller, endSessions, noteDeparture, type SignedInMember, type SignIns } from '../agents';

export interface MembersDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly signIns: SignIns;
  readonly onSessionEnded: (sessionId: string) => void;
}

export type Members = ReturnType<typeof createMembers>;

export function createMembers({ database, clock, signIns, onSessionEnded }: MembersDependencies) {
  /**
   * Decides on the roles as they are now, with the shop's row locked: of two owners who demote each other at the
   * same time, the second finds itself the last one.
   */
  async function decide(transaction: Queryable, actor: SignedInMember, userId: string) {
    // Not "for update": that would also stop every message of the shop, which refers to this row.
    await transaction.query('select id from shop where id = $1 for no key update', [actor.shop.id]);
    const rows = await transaction.query<{ user_id: string; role: Role }>(
      'select user_id, role from shop_member where shop_id = $1',
      [actor.shop.id],
    );
    const roleOf = (id: string) => rows.find((row) => row.user_id === id)?.role ?? null;
    const ownerCount = rows.filter(({ role }) => role === 'owner').length;
    return { actorRole: roleOf(actor.userId), role: roleOf(userId), isOnlyOwner: ownerCount === 1 };
  }

  return {
    async list(shopId: number): Promise<Member[]> {
      const rows = await database.inShops([shopId]).query<Omit<Member, 'joinedAt'> & { joinedAt: Date }>(
        `select m.user_id as "userId", u."name", u."email", u."image" as "avatarUrl", m.role,
           u."twoFactorEnabled" as "hasTwoFactor", m.created_at as "joinedAt"
         from shop_member m join "user" u on u."id" = m.user_id
         where m.shop_id = $1 order by lower(u."name"), m.user_id`,
        [shopId],
      );
      return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
    },

    changeRole: (actor: SignedInMember, userId: string, to: Role): Promise<Outcome> =>
      database.inShops([actor.shop.id]).tx(async (transaction) => {
        const { actorRole, role, isOnlyOwner } = await decide(transaction, actor, userId);
        if (actorRole === null) return refused('forbidden');
        if (role === null) return refused('not-found');
        if (!canChangeRole(actorRole, role, to)) return refused('forbidden');
        if (role === 'owner' && to !== 'owner' && isOnlyOwner) return refused('last-owner');
        await transaction.query('update shop_member set role = $3 where shop_id = $1 and user_id = $2', [
          actor.shop.id,
          userId,
          to,
        ]);
        await withdrawInvitations(transaction, actor.shop.id, userId, to);
        return done();
      }),

    async remove(actor: SignedInMember, userId: string, caller: Caller): Promise<Outcome> {
      const outcome = await database.tx(async (transaction): Promise<Outcome<string[]>> => {
        const inShop = <Result>(work: () => Promise<Result>) =>
          withinShops(transaction, [actor.shop.id], work);
        const { actorRole, role, isOnlyOwner } = await inShop(() => decide(transaction, actor, userId));
        if (actorRole === null) return refused('forbidden');
        if (role === null) return refused('not-found');
        if (!canRemove(actorRole, role, userId === actor.userId)) return refused('forbidden');
        if (role === 'owner' && isOnlyOwner) return refused('last-owner');
        await signIns.record(transaction, userId, 'removed', caller);
        await noteDeparture(transaction, userId, [actor.shop.id], new Date(clock.now()));
        await inShop(async () => {
          await transaction.query('delete from shop_member where shop_id = $1 and user_id = $2', [
            actor.shop.id,
            userId,
          ]);
          await withdrawInvitations(transaction, actor.shop.id, userId, null);
        });
        return done(await endSessions(transaction, userId));
      });
      if (!outcome.isDone) return outcome;
      for (const id of outcome.value) onSessionEnded(id);
      return done();
    },
  };
}

/** Who may not invite any more has not invited: an open link must not outlive the right to send it. */
async function withdrawInvitations(
  transaction: Queryable,
  shopId: number,
  userId: string,
  role: Role | null,
) {
  const kept =
    role === null ? [] : (['owner', 'admin', 'agent'] as const).filter((each) => canInvite(role, each));
  await transaction.query(
    `update invitation set revoked_at = now()
     where shop_id = $1 and invited_by = $2 and accepted_at is null and revoked_at is null and role <> all($3)`,
    [shopId, userId, kept],
  );
}
