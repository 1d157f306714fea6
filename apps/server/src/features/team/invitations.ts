import { randomUUID } from 'node:crypto';
import type { Invitation, NewInvitation, Role } from '@shopbell/protocol';
import { canInvite } from '@shopbell/rules/team';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import type { Mailer } from '../../platform/mail';
import { createLinkToken, invitationMail, type SignedInMember } from '../agents';

export interface InvitationsDependencies {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The address people use, for links in mails; never taken from a request, which could name any host. */
  readonly ownAddress: () => string;
}

const dayMs = 86_400_000;
const lifetimeMs = 7 * dayMs;
const perRecipient = { name: 'invitation-to', max: 5, windowMs: dayMs };
const perShop = { name: 'invitation-from', max: 100, windowMs: dayMs };

interface SentInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly sentCount: number;
}

export type Invitations = ReturnType<typeof createInvitations>;

/** The inviting side. Accepting is in `acceptInvitation.ts`. */
export function createInvitations(dependencies: InvitationsDependencies) {
  const { database, attempts, clock, mailer, ownAddress } = dependencies;

  const mayMail = async (shopId: number, email: string): Promise<boolean> =>
    (await attempts.take(perShop, String(shopId))) && (await attempts.take(perRecipient, email));

  async function mail(transaction: Queryable, actor: SignedInMember, to: SentInvitation, token: string) {
    await mailer.send(transaction, {
      to: to.email,
      key: `invitation:${to.id}:${to.sentCount}`,
      ...invitationMail({
        shopName: actor.shop.name,
        inviterName: actor.name,
        role: to.role,
        link: `${ownAddress()}/console/invitation/${token}`,
      }),
    });
  }

  const times = () => [new Date(clock.now()), new Date(clock.now() + lifetimeMs)];

  return {
    /** Those that can still be accepted, and those that expired and wait for a decision. */
    async list(shopId: number): Promise<Invitation[]> {
      const rows = await database
        .inShops([shopId])
        .query<Omit<Invitation, 'sentAt' | 'expiresAt'> & { sentAt: Date; expiresAt: Date }>(
          `select i.id, i.email, i.role, u."name" as "invitedBy", i.sent_at as "sentAt", i.expires_at as "expiresAt"
         from invitation i join "user" u on u."id" = i.invited_by
         where i.shop_id = $1 and i.accepted_at is null and i.revoked_at is null order by i.sent_at desc limit 200`,
          [shopId],
        );
      return rows.map((row) => ({
        ...row,
        sentAt: row.sentAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      }));
    },

    async invite(actor: SignedInMember, { email, role }: NewInvitation): Promise<Outcome> {
      if (!canInvite(actor.role, role)) return refused('forbidden');
      if (await isMember(database, actor.shop.id, email)) return refused('already-member');
      if (!(await mayMail(actor.shop.id, email))) return refused('rate');
      return database.tx(async (transaction) => {
        const [id, { token, tokenHash }] = [randomUUID(), createLinkToken()];
        const inserted = await withinShops(transaction, [actor.shop.id], () =>
          transaction.query(
            `insert into invitation (id, shop_id, email, role, token_hash, invited_by, sent_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
            [id, actor.shop.id, email, role, tokenHash, actor.userId, ...times()],
          ),
        );
        if (inserted.length === 0) return refused('already-invited');
        await mail(transaction, actor, { id, email, role, sentCount: 1 }, token);
        return done();
      });
    },

    /** A new link for seven more days; the one before stops working. */
    async resend(actor: SignedInMember, id: string): Promise<Outcome> {
      const open = await findOpen(database, actor.shop.id, id);
      if (!open) return refused('not-found');
      if (!canInvite(actor.role, open.role)) return refused('forbidden');
      if (!(await mayMail(actor.shop.id, open.email))) return refused('rate');
      return database.tx(async (transaction) => {
        const { token, tokenHash } = createLinkToken();
        const [row] = await withinShops(transaction, [actor.shop.id], () =>
          transaction.query<{ sent_count: number }>(
            `update invitation set token_hash = $3, invited_by = $4, sent_at = $5, expires_at = $6,
               sent_count = sent_count + 1
             where id = $1 and shop_id = $2 and accepted_at is null and revoked_at is null returning sent_count`,
            [id, actor.shop.id, tokenHash, actor.userId, ...times()],
          ),
        );
        if (!row) return refused('not-found');
        await mail(transaction, actor, { ...open, id, sentCount: row.sent_count }, token);
        return done();
      });
    },

    async revoke(actor: SignedInMember, id: string): Promise<Outcome> {
      const open = await findOpen(database, actor.shop.id, id);
      if (!open) return refused('not-found');
      if (!canInvite(actor.role, open.role)) return refused('forbidden');
      const rows = await database.inShops([actor.shop.id]).query(
        `update invitation set revoked_at = $3
         where id = $1 and shop_id = $2 and accepted_at is null and revoked_at is null returning id`,
        [id, actor.shop.id, new Date(clock.now())],
      );
      return rows.length > 0 ? done() : refused('not-found');
    },
  };
}

async function isMember(database: Database, shopId: number, email: string): Promise<boolean> {
  const rows = await database
    .inShops([shopId])
    .query(
      'select 1 from shop_member m join "user" u on u."id" = m.user_id where m.shop_id = $1 and u."email" = $2',
      [shopId, email],
    );
  return rows.length > 0;
}

async function findOpen(database: Database, shopId: number, id: string) {
  const [row] = await database.inShops([shopId]).query<{ email: string; role: Role }>(
    `select email, role from invitation
     where id = $1 and shop_id = $2 and accepted_at is null and revoked_at is null`,
    [id, shopId],
  );
  return row ?? null;
}
