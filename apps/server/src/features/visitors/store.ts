import {
  type Cart,
  type ResponseChannel,
  type ViewedProduct,
  type Visitor,
  type VisitorProof,
  visitLimits,
} from '@shopbell/protocol';
import type { Language } from '@shopbell/rules/language';
import type { Queryable } from '../../platform/db';
import type { VisitorClaims } from './tokens';

interface VisitorRow {
  email: string | null;
  email_trust: Visitor['emailTrust'];
  phone: string | null;
  name: string | null;
  response_channel: ResponseChannel;
  cart: Cart | null;
  viewed: ViewedProduct[] | null;
  last_active_at: Date | null;
  message_seen_at: Date | null;
  offline_captured_at: Date | null;
}

interface Place {
  readonly shopId: number;
  readonly conversationId: string;
}

export async function findVisitor(database: Queryable, place: Place): Promise<Visitor | null> {
  const [row] = await database.query<VisitorRow>(
    'select * from visitor where conversation_id = $1 and shop_id = $2',
    [place.conversationId, place.shopId],
  );
  return row ? toVisitor(row) : null;
}

/** True if it is news. An address that was proven to be theirs is not replaced by one that was only given. */
export async function storeEmail(
  database: Queryable,
  { conversationId, shopId, appId }: VisitorClaims,
  email: string,
): Promise<boolean> {
  const rows = await database.query(
    `insert into visitor as v (conversation_id, shop_id, app_id, email, email_trust) values ($1, $2, $3, $4, 'captured')
     on conflict (conversation_id) do update set email = excluded.email, email_trust = excluded.email_trust
       where (v.email is distinct from excluded.email or v.email_trust = 'typed')
         and v.email_trust is distinct from 'verified'
     returning 1`,
    [conversationId, shopId, appId, email],
  );
  return rows.length > 0;
}

/** True if it is news. What was proven last counts. */
export async function proveEmail(
  database: Queryable,
  { conversationId, shopId, appId }: VisitorClaims,
  { email, proof }: { readonly email: string; readonly proof: VisitorProof },
): Promise<boolean> {
  const rows = await database.query(
    `insert into visitor as v (conversation_id, shop_id, app_id, email, email_trust, email_proof)
     values ($1, $2, $3, $4, 'verified', $5)
     on conflict (conversation_id) do update set email = excluded.email, email_trust = excluded.email_trust,
       email_proof = excluded.email_proof
       where (v.email, v.email_trust, v.email_proof)
         is distinct from (excluded.email, excluded.email_trust, excluded.email_proof)
     returning 1`,
    [conversationId, shopId, appId, email, proof],
  );
  return rows.length > 0;
}

/** Each change is one column, and how a newer value meets the one that is there. */
const changes = {
  phone: 'excluded.phone',
  name: 'coalesce(excluded.name, v.name)',
  response_channel: 'excluded.response_channel',
  cart: 'excluded.cart',
  last_active_at: 'greatest(v.last_active_at, excluded.last_active_at)',
  message_seen_at: 'greatest(v.message_seen_at, excluded.message_seen_at)',
  offline_captured_at: 'coalesce(v.offline_captured_at, excluded.offline_captured_at)',
  language: 'coalesce(excluded.language, v.language)',
} as const;

export async function changeVisitor(
  database: Queryable,
  { conversationId, shopId, appId }: VisitorClaims,
  values: Partial<Record<keyof typeof changes, unknown>>,
): Promise<void> {
  const columns = Object.keys(changes).filter((column) => column in values) as (keyof typeof changes)[];
  await database.query(
    `insert into visitor as v (conversation_id, shop_id, app_id, ${columns.join(', ')})
     values ($1, $2, $3, ${columns.map((_, index) => `$${index + 4}`).join(', ')})
     on conflict (conversation_id) do update set
       ${columns.map((column) => `${column} = ${changes[column]}`).join(', ')}`,
    [conversationId, shopId, appId, ...columns.map((column) => values[column])],
  );
}

/** False where nobody has written yet: who only looks around is not followed. */
export async function storePage(
  database: Queryable,
  { conversationId, shopId }: Place,
  { url, language, at }: { url: string; language: Language | null; at: Date },
): Promise<boolean> {
  const rows = await database.query(
    `insert into visitor as v (conversation_id, shop_id, app_id, page_url, page_viewed_at, language)
     select id, shop_id, app_id, $3, $4, $6 from conversation where id = $1 and shop_id = $2
     on conflict (conversation_id) do update set
       page_url = excluded.page_url,
       language = coalesce(excluded.language, v.language),
       page_viewed_at = excluded.page_viewed_at,
       visits = v.visits + (coalesce(v.page_viewed_at, v.created_at) < $5)::int
     returning 1`,
    [conversationId, shopId, url, at, new Date(at.getTime() - visitLimits.gapMs), language],
  );
  return rows.length > 0;
}

/** True if it is news; none are kept of who takes their consent back, and of who has not written. */
export async function storeViewed(
  database: Queryable,
  { conversationId, shopId }: Place,
  products: readonly ViewedProduct[],
): Promise<boolean> {
  const rows = await database.query(
    `insert into visitor as v (conversation_id, shop_id, app_id, viewed)
     select id, shop_id, app_id, $3::jsonb from conversation where id = $1 and shop_id = $2
     on conflict (conversation_id) do update set viewed = excluded.viewed
       where v.viewed is distinct from excluded.viewed
     returning 1`,
    [conversationId, shopId, products.length === 0 ? null : JSON.stringify(products)],
  );
  return rows.length > 0;
}

/** From now on; what was said before was said in the chat. */
export async function startMailing(database: Queryable, { conversationId, shopId }: Place): Promise<void> {
  await database.query(
    `update visitor set mailed_message_id = coalesce((select last_message_id from conversation where id = $1), 0)
     where conversation_id = $1 and shop_id = $2 and mailed_message_id is null`,
    [conversationId, shopId],
  );
}

export async function stopMailing(database: Queryable, { conversationId, shopId }: Place): Promise<void> {
  await database.query(
    'update visitor set mailed_message_id = null where conversation_id = $1 and shop_id = $2',
    [conversationId, shopId],
  );
}

/** Was everything about this shopper deleted? */
export async function isErased(database: Queryable, { conversationId, shopId }: Place): Promise<boolean> {
  const rows = await database.query(
    'select from conversation where id = $1 and shop_id = $2 and erased_at is not null',
    [conversationId, shopId],
  );
  return rows.length > 0;
}

const toText = (date: Date | null): string | null => date?.toISOString() ?? null;

const toVisitor = (row: VisitorRow): Visitor => ({
  email: row.email,
  emailTrust: row.email_trust,
  phone: row.phone,
  name: row.name,
  responseChannel: row.response_channel,
  cart: row.cart,
  viewed: row.viewed ?? [],
  lastActiveDatetime: toText(row.last_active_at),
  messageSeenDatetime: toText(row.message_seen_at),
  offlineCapturedDatetime: toText(row.offline_captured_at),
});
