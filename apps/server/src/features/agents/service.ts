import type { IncomingHttpHeaders } from 'node:http';
import type { ConsoleMember, Role } from '@shopbell/protocol';
import type { Database } from '../../platform/db';
import type { Accounts } from './accounts';

export interface SignedInMember extends ConsoleMember {
  readonly sessionId: string;
}

export type Agents = ReturnType<typeof createAgents>;

export function createAgents(database: Database, accounts: Accounts) {
  return {
    /** Who sends these headers, and what they are in their shop; null for strangers. */
    async signedIn(headers: IncomingHttpHeaders): Promise<SignedInMember | null> {
      const found = await accounts.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });
      if (!found) return null;
      const membership = await findMembership(database, found.user.id);
      if (!membership) return null;
      const { id: userId, name, email } = found.user;
      return { userId, name, email, sessionId: found.session.id, ...membership };
    },

    async addMember(shopId: number, person: { name: string; email: string; password: string; role: Role }) {
      const { internalAdapter, password } = await accounts.$context;
      const user = await internalAdapter.createUser({
        name: person.name,
        email: person.email,
        emailVerified: true,
      });
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: await password.hash(person.password),
      });
      await database.query('insert into shop_member (shop_id, user_id, role) values ($1, $2, $3)', [
        shopId,
        user.id,
        person.role,
      ]);
    },
  };
}

async function findMembership(database: Database, userId: string) {
  const [row] = await database.query<{ role: Role; shop_id: string; shop_name: string }>(
    `select m.role, s.id as shop_id, s.name as shop_name from shop_member m join shop s on s.id = m.shop_id
     where m.user_id = $1 order by m.created_at limit 1`,
    [userId],
  );
  return row ? { role: row.role, shop: { id: Number(row.shop_id), name: row.shop_name } } : null;
}
