import type { IncomingHttpHeaders } from 'node:http';
import { type ConsoleMember, type Role, shopHeader } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Accounts } from './accounts';

export interface SignedInMember extends ConsoleMember {
  readonly sessionId: string;
}

export type Agents = ReturnType<typeof createAgents>;

export function createAgents(database: Database, accounts: Accounts, clock: Clock) {
  const findSession = (headers: IncomingHttpHeaders) =>
    accounts.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });

  /** Who sends these headers, and what they are in their shop; null for strangers. */
  async function signedIn(headers: IncomingHttpHeaders): Promise<SignedInMember | null> {
    const found = await findSession(headers);
    if (!found) return null;
    const membership = await findMembership(database, found.user.id, found.session.id);
    if (!membership) return null;
    const { id: userId, name, email, image } = found.user;
    return { userId, name, email, avatarUrl: image ?? null, sessionId: found.session.id, ...membership };
  }

  /** Whichever shop the caller names: for what leads from one to another. */
  async function requireAnywhere(headers: IncomingHttpHeaders): Promise<SignedInMember> {
    const member = await signedIn(headers);
    if (!member) throw new ProblemError('unauthorized');
    return member;
  }

  return {
    signedIn,
    requireAnywhere,

    async require(headers: IncomingHttpHeaders, mayEnter: (role: Role) => boolean = () => true) {
      const member = await requireAnywhere(headers);
      if (!isShownShop(headers[shopHeader], member)) throw new ProblemError('other-shop');
      if (!mayEnter(member.role)) throw new ProblemError('forbidden');
      return member;
    },

    /** Which of these sign-ins are neither ended nor over. */
    async stillSignedIn(sessionIds: readonly string[]): Promise<Set<string>> {
      const rows = await database.query<{ id: string }>(
        'select "id" from "session" where "id" = any($1) and "expiresAt" > $2',
        [sessionIds, new Date(clock.now())],
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** Whether a sign-in still stands and is that of a member of this shop with this address. */
    async isStillMember(sessionId: string, shopId: number, email: string): Promise<boolean> {
      const rows = await database.query(
        `select from "session" s join "user" u on u."id" = s."userId" join shop_member m on m.user_id = u."id"
         where s."id" = $1 and s."expiresAt" > $2 and m.shop_id = $3 and lower(u."email") = lower($4)`,
        [sessionId, new Date(clock.now()), shopId, email],
      );
      return rows.length > 0;
    },

    /** The person alone: whoever was invited back has an account and no shop yet. */
    async person(headers: IncomingHttpHeaders): Promise<{ userId: string; email: string } | null> {
      const found = await findSession(headers);
      return found ? { userId: found.user.id, email: found.user.email } : null;
    },

    async shopsOf({ userId, shop }: SignedInMember) {
      const rows = await database.query<{ id: string; name: string }>(
        'select s.id, s.name from shop_member m join shop s on s.id = m.shop_id where m.user_id = $1 order by s.name, s.id',
        [userId],
      );
      return rows.map(({ id, name }) => ({ id: Number(id), name, isCurrent: Number(id) === shop.id }));
    },

    /** Which of their shops the console shows from now on. */
    async chooseShop({ userId }: SignedInMember, shopId: number): Promise<Outcome> {
      const chosen = await database.query(
        'update shop_member set chosen_at = clock_timestamp() where user_id = $1 and shop_id = $2 returning 1',
        [userId, shopId],
      );
      return chosen.length > 0 ? done() : refused('not-found');
    },
  };
}

/**
 * Whether a console means the shop that the person has chosen: another tab may have chosen since, and what was written for
 * one shop must not stand in the other. Who names none means the chosen one, as a page does that asks which it is.
 */
export const isShownShop = (named: string | readonly string[] | null | undefined, { shop }: SignedInMember) =>
  named === undefined || named === null || named === String(shop.id);

interface MembershipRow {
  role: Role;
  shop_id: string;
  shop_name: string;
  app_key: string | null;
}

/** Also notes that the session is in use, to five minutes. */
async function findMembership(database: Database, userId: string, sessionId: string) {
  const [row] = await database.query<MembershipRow>(
    `with used as (
       update "session" set "lastUsedAt" = now() where "id" = $2 and "lastUsedAt" < now() - interval '5 minutes'
     )
     select m.role, s.id as shop_id, s.name as shop_name,
       (select key from app where shop_id = s.id order by id limit 1) as app_key
     from shop_member m join shop s on s.id = m.shop_id
     where m.user_id = $1 order by m.chosen_at desc limit 1`,
    [userId, sessionId],
  );
  if (!row) return null;
  const shop = { id: Number(row.shop_id), name: row.shop_name, appKey: row.app_key };
  return { role: row.role, shop };
}
