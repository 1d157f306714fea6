import { guestIn } from '@shopbell/rules/tracking';
import type { Database, Queryable } from '../../platform/db';
import type { EventRow } from './EventRow';

const columns = `shop_id, app_id, at, event, session_id, guest_id, campaign_id, variant_id, ab_variant, language, device,
  product_id, offer_id, link_code, is_bot, properties`;

/** Who forgets a browser waits for the commit. Nobody was promised that an event survives a crash: that does not wait for the disk. */
const holdSql = `
  select set_config('synchronous_commit', 'off', true),
    (select count(pg_advisory_xact_lock_shared(forgetting_lock(id))::text) from unnest($1::bigint[]) as id)`;

// Each browser is looked up once, however many events it tells, and one by one: the plan is kept, also when what was empty
// has grown. The marks are made apart: behind the wall between shops an index is asked for nothing that is computed.
export const insertSql = `
  with chat as (select id, shop_id from app where id = any ($2::bigint[]) for key share), given as materialized (
    select * from json_to_recordset($1::json) as told (
      shop_id bigint, app_id bigint, at timestamptz, event text, session_id uuid, guest_id uuid, campaign_id text,
      variant_id text, ab_variant text, language text, device text, product_id text, offer_id text, link_code text,
      is_bot boolean, properties jsonb)
  ), named as (
    select shop_id, guest_id as id from given where guest_id is not null
    union select shop_id, session_id from given where session_id is not null
  ), marked as materialized (
    select shop_id, id, forgotten_mark(shop_id, id::text) as mark from named
  ), gone as materialized (
    select shop_id, id from marked
    where (select true from forgotten_id f where f.shop_id = marked.shop_id and f.mark = marked.mark)
  ), stored as (
    insert into page_event (${columns})
    select ${columns.replace(/\w+/g, 'given.$&')} from given
    join chat on chat.id = given.app_id and chat.shop_id = given.shop_id
    where not exists (
      select from gone where gone.shop_id = given.shop_id and gone.id in (given.guest_id, given.session_id))
    returning 1)
  select count(*)::int as count from stored`;

/**
 * A chat that went away meanwhile takes only its own events with it, and so does a browser that is forgotten; gives how many
 * are left. Both statements go out at once: the second begins, and looks, once the first has its lock.
 */
export async function writeEvents(database: Database, rows: readonly EventRow[]): Promise<number> {
  const shopIds = [...new Set(rows.map(({ shop_id }) => shop_id))].sort((one, other) => one - other);
  const appIds = [...new Set(rows.map(({ app_id }) => app_id))];
  return await database.inShops(shopIds).tx(async (transaction) => {
    const [, [stored]] = await Promise.all([
      transaction.query({ name: 'hold-events', text: holdSql }, [shopIds]),
      transaction.query<{ count: number }>({ name: 'write-events', text: insertSql }, [
        ...[JSON.stringify(rows), appIds],
      ]),
    ]);
    return stored?.count ?? 0;
  });
}

/** The browsers that a conversation's messages name, as they do once their shopper has consented. */
export async function guestsBehind(
  inShop: Queryable,
  shopId: number,
  conversationId: string,
): Promise<string[]> {
  const rows = await inShop.query<{ revenue_id: string }>(
    `select distinct metadata->>'revenueId' as revenue_id from message
     where shop_id = $1 and conversation_id = $2 and not from_agent and metadata ? 'revenueId'`,
    [shopId, conversationId],
  );
  return rows.flatMap(({ revenue_id }) => guestIn(revenue_id) ?? []);
}

/** Where they went, and by what their messages are known to be theirs; not what they wrote. */
export async function eraseGuests(
  inShop: Queryable,
  shopId: number,
  guestIds: readonly string[],
): Promise<void> {
  await inShop.query('delete from page_event where shop_id = $1 and guest_id = any ($2::uuid[])', [
    shopId,
    guestIds,
  ]);
  await inShop.query('select forget_guests_of_messages($1, $2)', [shopId, guestIds]);
}

/**
 * From its commit on nothing is written of these browsers and their sessions, and all that was is there to be found: whoever
 * writes holds the same lock together with others until their own commit.
 */
export async function markForgotten(
  inShop: Queryable,
  shopId: number,
  guestIds: readonly string[],
  at: Date,
): Promise<void> {
  await inShop.query('select pg_advisory_xact_lock(forgetting_lock($1))', [shopId]);
  await inShop.query(
    `insert into forgotten_id (shop_id, mark, forgotten_at)
     select $1, forgotten_mark($1, id), $3 from (
       select unnest($2::text[]) as id
       union select session_id::text from page_event
       where shop_id = $1 and guest_id = any ($2::uuid[]) and session_id is not null) as named
     on conflict (mark, shop_id) do update set forgotten_at = excluded.forgotten_at`,
    [shopId, guestIds, at],
  );
}

export const eventsOfGuests = (inShop: Queryable, shopId: number, guestIds: readonly string[]) =>
  inShop.query<Record<string, unknown>>(
    `select at, event, session_id, guest_id, campaign_id, variant_id, language, device, product_id, properties
     from page_event where shop_id = $1 and guest_id = any ($2::uuid[]) order by at limit 10000`,
    [shopId, guestIds],
  );

const sliceMax = 10_000;

/** In slices: a long delete would hold up what is written meanwhile. */
export async function forgetEvents(database: Database, before: Date): Promise<void> {
  for (let gone = sliceMax; gone === sliceMax; ) {
    const rows = await database.query(
      `delete from page_event where id in (select id from page_event where at < $1 limit ${sliceMax}) returning 1`,
      [before],
    );
    gone = rows.length;
  }
}
