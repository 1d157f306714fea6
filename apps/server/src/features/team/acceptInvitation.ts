import type { OpenInvitation, Role } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import {
  addMembership,
  addPerson,
  type Caller,
  findUserId,
  hashLinkToken,
  type Passwords,
  type SignIns,
} from '../agents';

export interface AcceptanceDependencies {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
}

interface FoundInvitation {
  readonly id: string;
  readonly shopId: number;
  readonly shopName: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly role: Role;
}

const perCaller = { name: 'invitation-try', max: 60, windowMs: 60 * 60_000 };

export type Acceptance = ReturnType<typeof createAcceptance>;

export function createAcceptance({ database, attempts, clock, passwords, signIns }: AcceptanceDependencies) {
  /** With its row locked, so that a link is used once however often it is tried at the same time. */
  async function findOpen(transaction: Queryable, token: string): Promise<FoundInvitation | null> {
    const [row] = await transaction.query<Omit<FoundInvitation, 'shopId'> & { shopId: string }>(
      `select i.id, i.shop_id as "shopId", s.name as "shopName", u."name" as "invitedBy", i.email, i.role
       from invitation i join shop s on s.id = i.shop_id join "user" u on u."id" = i.invited_by
       where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > $2
       for update of i`,
      [hashLinkToken(token), new Date(clock.now())],
    );
    return row ? { ...row, shopId: Number(row.shopId) } : null;
  }

  async function join(transaction: Queryable, open: FoundInvitation, userId: string, caller: Caller) {
    const { id, shopId, role } = open;
    await withinShops(transaction, [shopId], async () => {
      await transaction.query('update invitation set accepted_at = $3 where id = $1 and shop_id = $2', [
        id,
        shopId,
        new Date(clock.now()),
      ]);
      await addMembership(transaction, { shopId, userId, role });
    });
    await signIns.record(transaction, userId, 'joined', caller);
  }

  return {
    async look(token: string, caller: Caller): Promise<Outcome<OpenInvitation>> {
      if (!(await attempts.take(perCaller, caller.network))) return refused('rate');
      const open = await findOpen(database, token);
      if (!open) return refused('link-over');
      const { shopName, invitedBy, email, role } = open;
      return done({
        shopName,
        invitedBy,
        email,
        role,
        hasAccount: (await findUserId(database, email)) !== null,
      });
    },

    /** Someone new: the account is made with the membership, or not at all. */
    async accept(
      { token, name, password }: { readonly token: string; readonly name: string; readonly password: string },
      caller: Caller,
    ): Promise<Outcome<{ email: string }>> {
      if (!(await attempts.take(perCaller, caller.network))) return refused('rate');
      const seen = await findOpen(database, token);
      if (!seen) return refused('link-over');
      const hash = await passwords.hashNew(password, seen.email);
      if (!hash.isDone) return hash;
      return database.tx(async (transaction) => {
        const open = await findOpen(transaction, token);
        if (!open) return refused('link-over');
        const { email } = open;
        if ((await findUserId(transaction, email)) !== null) return refused('account-exists');
        const userId = await addPerson(transaction, { name, email, passwordHash: hash.value });
        await join(transaction, open, userId, caller);
        return done({ email });
      });
    },

    /** Someone with an account, who has signed in. */
    joinAs: (token: string, person: { userId: string; email: string }, caller: Caller): Promise<Outcome> =>
      database.tx(async (transaction) => {
        const open = await findOpen(transaction, token);
        if (!open) return refused('link-over');
        if (open.email !== person.email) return refused('wrong-account');
        const [membership] = await transaction.query(
          'select 1 from shop_member where shop_id = $1 and user_id = $2',
          [open.shopId, person.userId],
        );
        if (membership) return refused('already-member');
        await join(transaction, open, person.userId, caller);
        return done();
      }),
  };
}
