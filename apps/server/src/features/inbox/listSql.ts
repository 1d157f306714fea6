import type { InboxFilter } from '@shopbell/protocol';
import type { InboxView } from '@shopbell/rules/inbox';
import { queryTerms } from '@shopbell/rules/search';

export interface InboxCursor {
  readonly at: Date;
  readonly id: string;
}

export interface ListRequest extends InboxFilter {
  readonly shopId: number;
  readonly userId: string;
  readonly before: InboxCursor | null;
  readonly limit: number;
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A row as `ConversationSummary` needs it; `c` is the conversation. */
const columns = `c.id, c.status, c.assignee_id, c.snoozed_until, c.waiting_since, c.blocked_at, c.last_message_id,
  c.last_message_at, a.name as app_name, v.name as visitor_name, v.email as visitor_email, m.content, m.from_agent,
  m.deleted_at is not null as is_deleted,
  array(select t.tag_id from conversation_tag t where t.conversation_id = c.id order by t.tag_id) as tag_ids`;

/** Looked up row by row: as joins, the planner was tempted to read the other tables as a whole. */
const joins = `join app a on a.id = c.app_id
  cross join lateral (select content, from_agent, deleted_at from message
    where conversation_id = c.id and id <= c.last_message_id and kind is null order by id desc limit 1) m
  left join lateral (select name, email from visitor where conversation_id = c.id limit 1) v on true`;

/** Gives a value its place in a statement. */
type Bind = (value: unknown) => string;

function binding(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** One sentence per view, the same as `isInView` says; each has an index in its order. */
function conditionOf(view: InboxView, userId: string, bind: Bind): string {
  if (view === 'all') return 'true';
  if (view === 'snoozed' || view === 'closed') return `c.status = '${view}'`;
  if (view === 'mine') return `c.status = 'open' and c.assignee_id = ${bind(userId)}`;
  if (view === 'unassigned') return "c.status = 'open' and c.assignee_id is null";
  if (view === 'waiting') return "c.status = 'open' and c.waiting_since is not null";
  return "c.status = 'open'";
}

/** A page of a view, or of what a search finds in it. */
export function listStatement(request: ListRequest): Statement {
  const wanted = request.q === undefined ? null : searchQuery(request.shopId, request.q);
  return wanted === null ? viewStatement(request) : searchStatement(request, wanted);
}

function viewStatement({ view, shopId, userId, tag, before, limit }: ListRequest): Statement {
  const { values, bind } = binding();
  const isWaiting = view === 'waiting';
  const order = isWaiting ? 'c.waiting_since, c.id' : 'c.last_message_at desc, c.id desc';
  const place = isWaiting ? '(c.waiting_since, c.id) >' : '(c.last_message_at, c.id) <';
  const shop = bind(shopId);
  const wanted = [
    `c.shop_id = ${shop}`,
    conditionOf(view, userId, bind),
    before && `${place} (${bind(before.at)}::timestamptz, ${bind(before.id)}::uuid)`,
    tag !== undefined &&
      `exists (select from conversation_tag t where t.conversation_id = c.id and t.shop_id = ${shop} and t.tag_id = ${bind(tag)})`,
  ].filter(Boolean);
  const sql = `with page as materialized (
    select c.* from conversation c where ${wanted.join(' and ')} order by ${order} limit ${bind(limit)}
  ) select ${columns}, null as found_text from page c ${joins} order by ${order}`;
  return { sql, values };
}

/** How far back in a conversation the words that were found are looked for, to show them. */
const foundWithin = 200;

function searchStatement(request: ListRequest, wanted: string): Statement {
  const { view, shopId, userId, tag, before, limit, q = '' } = request;
  const { values, bind } = binding();
  const status = view === 'all' || view === 'snoozed' || view === 'closed' ? view : 'open';
  const found = [
    `${bind(wanted)}::tsquery`,
    bind(status === 'all' ? null : status),
    bind(view === 'mine' ? userId : null),
    bind(view === 'unassigned'),
    bind(view === 'waiting'),
    bind(tag ?? null),
    bind(before?.at ?? null),
    bind(before?.id ?? null),
    bind(limit),
  ];
  const sql = `with page as materialized (
    select c.* from find_conversations(${found.join(', ')}) found
    cross join lateral (select * from conversation where id = found.id and shop_id = ${bind(shopId)} limit 1) c
  ) select ${columns}, hit.text as found_text from page c ${joins}
  left join lateral (
    select recent.text from (
      select content->>'text' as text from message where conversation_id = c.id order by id desc limit ${foundWithin}
    ) recent where recent.text ilike any (${bind(patternsOf(q))}) limit 1
  ) hit on true
  order by c.last_message_at desc, c.id desc`;
  return { sql, values };
}

/** The rows of certain conversations, in no order. */
export function rowsStatement(shopId: number, conversationIds: readonly string[]): Statement {
  const sql = `select ${columns}, null as found_text from unnest($2::uuid[]) as wanted(id)
    cross join lateral (select * from conversation where id = wanted.id and shop_id = $1 limit 1) c ${joins}`;
  return { sql, values: [shopId, conversationIds] };
}

/** Counted up to a bound: nobody reads the difference between a thousand and ten thousand. */
export function countStatement(shopId: number, userId: string, max: number): Statement {
  const { values, bind } = binding();
  const [shop, bound] = [bind(shopId), bind(max + 1)];
  const count = (view: InboxView) =>
    `(select count(*)::int from (
       select from conversation c where c.shop_id = ${shop} and ${conditionOf(view, userId, bind)} limit ${bound}
     ) counted) as ${view}`;
  const views = ['open', 'mine', 'unassigned', 'waiting', 'snoozed'] as const;
  return { sql: `select ${views.map(count).join(', ')}`, values };
}

/** Words with their shop before them, all of them wanted; null where there is no word. */
function searchQuery(shopId: number, text: string): string | null {
  const terms = queryTerms(text);
  if (terms.length === 0) return null;
  return terms.map(({ term, isPrefix }) => `'${lexeme(shopId, term)}'${isPrefix ? ':*' : ''}`).join(' & ');
}

export const lexeme = (shopId: number, term: string): string => `${shopId}/${term}`;

const patternsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
