import type { Presence } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface AgentSocket {
  readonly id: string;
  readonly shopId: number;
  readonly userId: string;
}

/** All sockets of a node in one statement. */
export async function storeBeats(
  database: Queryable,
  sockets: readonly AgentSocket[],
  at: Date,
): Promise<void> {
  await database.query(
    `insert into agent_socket (id, shop_id, user_id, beat_at)
     select id, shop_id, user_id, $4 from unnest($1::uuid[], $2::bigint[], $3::text[]) as beat(id, shop_id, user_id)
     on conflict (id) do update set beat_at = excluded.beat_at`,
    [
      sockets.map(({ id }) => id),
      sockets.map(({ shopId }) => shopId),
      sockets.map(({ userId }) => userId),
      at,
    ],
  );
}

export async function removeSocket(database: Queryable, { id, shopId }: AgentSocket): Promise<void> {
  await database.query('delete from agent_socket where id = $1 and shop_id = $2', [id, shopId]);
}

export async function storePresence(
  database: Queryable,
  member: { readonly shopId: number; readonly userId: string },
  presence: Presence,
): Promise<void> {
  await database.query('update shop_member set presence = $3 where shop_id = $1 and user_id = $2', [
    member.shopId,
    member.userId,
    presence,
  ]);
}

export interface TeamMember {
  readonly shopId: number;
  readonly userId: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly presence: Presence;
  /** A socket of theirs is alive. */
  readonly isHere: boolean;
}

/** The teams of these shops, in the order they joined. */
export async function findTeams(
  database: Queryable,
  shopIds: readonly number[],
  aliveSince: Date,
): Promise<TeamMember[]> {
  const rows = await database.query<Omit<TeamMember, 'shopId'> & { shopId: string }>(
    `select m.shop_id as "shopId", m.user_id as "userId", u."name", u."image" as "avatarUrl", m.presence,
       exists (select from agent_socket s where s.shop_id = m.shop_id and s.user_id = m.user_id and s.beat_at > $2)
         as "isHere"
     from shop_member m join "user" u on u."id" = m.user_id
     where m.shop_id = any($1) order by m.shop_id, m.created_at, m.user_id`,
    [shopIds, aliveSince],
  );
  return rows.map((row) => ({ ...row, shopId: Number(row.shopId) }));
}

/** How far back in a conversation a first answer is looked for, so that a long one costs no more than a short one. */
const messagesBack = 200;
const conversationsMax = 200;

/**
 * For each shop the median of the times that shoppers who wrote since then waited for a person's first answer.
 * A shop without any answer is absent.
 */
export async function medianWaitSeconds(
  database: Queryable,
  shopIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const rows = await database.query<{ shop_id: string; seconds: number }>(
    `select shop.id as shop_id, percentile_cont(0.5) within group (
         order by extract(epoch from answer.created_at - question.created_at)) as seconds
     from unnest($1::bigint[]) as shop(id)
     cross join lateral (
       select id, last_message_id from conversation
       where shop_id = shop.id and last_message_at > $2 order by last_message_at desc limit ${conversationsMax}
     ) c
     cross join lateral (
       select id, created_at from message
       where conversation_id = c.id and shop_id = shop.id and id > c.last_message_id - ${messagesBack}
         and not from_agent and created_at > $2 order by id limit 1
     ) question
     cross join lateral (
       select created_at from message
       where conversation_id = c.id and shop_id = shop.id and id > question.id and from_agent
         and sender->>'isBot' is distinct from 'true' order by id limit 1
     ) answer
     group by shop.id`,
    [shopIds, since],
  );
  return new Map(rows.map(({ shop_id, seconds }) => [Number(shop_id), Math.round(seconds)]));
}

/** What a node left behind when it was lost. */
export async function forgetDeadSockets(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from agent_socket where beat_at < $1', [before]);
}
