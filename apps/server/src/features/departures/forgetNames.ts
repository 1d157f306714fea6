import type { ComposedFeature } from '../../feature/Feature';
import type { BecomesOfMember, Table } from '../../feature/Tables';
import type { Database } from '../../platform/db';
import { findLeaver, type Leaver } from './Leaver';

/** Small: the embedded database has one connection, and acknowledgements wait behind it. */
const conversationsAtOnce = 50;
/** One conversation may have more than a statement has time for. */
const rowsAtOnce = 500;

export interface Forgetting {
  readonly database: Database;
  readonly everyFeature: readonly ComposedFeature[];
  readonly signal: AbortSignal;
}

/** What somebody did in a shop stays, and says no more who it was. */
export async function forgetNames(
  { database, everyFeature, signal }: Forgetting,
  shopId: number,
  userId: string,
): Promise<void> {
  const leaver = await findLeaver(database, shopId, userId);
  const tables = everyFeature.flatMap((feature) => Object.entries(feature.tables));
  const renameIn = async (among: typeof tables, conversationIds: readonly string[] | null): Promise<void> => {
    for (const [table, record] of among)
      for (const each of renamings(table, record, { shopId, leaver, conversationIds }))
        await renameAll(database, each, signal);
  };
  const isInConversation = ([, { plain }]: (typeof tables)[number]) => plain.includes('conversation_id');
  const inConversations = tables.filter(isInConversation);
  await renameIn(
    tables.filter((each) => !isInConversation(each)),
    null,
  );
  for await (const conversationIds of conversationsOf(database, shopId))
    await renameIn(inConversations, conversationIds);
}

/** What somebody else changes in the same moment is found, not renamed, and found again. */
async function renameAll(database: Database, { sql, values }: Renaming, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const [row] = await database.query<{ found: number; renamed: number }>(sql, values);
    if (!row || (row.found < rowsAtOnce && row.renamed === row.found)) return;
  }
}

/** The longest silent one first: what is moved meanwhile comes later. */
async function* conversationsOf(database: Database, shopId: number): AsyncGenerator<readonly string[]> {
  let last = { id: '00000000-0000-0000-0000-000000000000', at: '-infinity' };
  for (;;) {
    const rows: (typeof last)[] = await database.inShops([shopId]).query(
      `select id, last_message_at::text as at from conversation
       where shop_id = $1 and (last_message_at, id) > ($2::timestamptz, $3::uuid)
       order by last_message_at, id limit ${conversationsAtOnce}`,
      [shopId, last.at, last.id],
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < conversationsAtOnce) return;
    last = rows.at(-1) ?? last;
  }
}

interface Sought {
  readonly shopId: number;
  readonly leaver: Leaver;
  /** Null in tables that are not about conversations. */
  readonly conversationIds: readonly string[] | null;
}

interface Renaming {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** In the order of the record: what is found by an id comes before the id itself. */
const renamings = (table: string, { personal = {}, memberColumn }: Table, sought: Sought): Renaming[] =>
  Object.entries(personal).flatMap(([column, fate]) =>
    'becomes' in fate ? [renaming({ table, column, memberColumn, becomes: fate.becomes }, sought)] : [],
  );

interface NamingColumn {
  readonly table: string;
  readonly column: string;
  readonly memberColumn: string | undefined;
  readonly becomes: BecomesOfMember;
}

function renaming(
  { table, column, memberColumn, becomes }: NamingColumn,
  { shopId, leaver, conversationIds }: Sought,
): Renaming {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const id = () => given(leaver.userId, 'text');
  const byName = (isNamed: string) =>
    memberColumn ? `t.${memberColumn} = ${id()} or (t.${memberColumn} is null and ${isNamed})` : isNamed;
  const rewrite = {
    'former-name': () => ({
      value: `'Former member'`,
      isTheirs: byName(`t.${column} = any (${given(leaver.names, 'text[]')})`),
    }),
    'chat-name': () => ({
      value: `jsonb_build_object('avatarURL', null, 'isBot', false, 'name', (
        select a.name from conversation c join app a on a.id = c.app_id where c.id = t.conversation_id))`,
      isTheirs: byName(
        `t.${column}->>'name' = any (${given(leaver.shownNames, 'text[]')}) and t.${column}->'isBot' is distinct from 'true'`,
      ),
    }),
    nobody: () => ({ value: 'null', isTheirs: `t.${column} = ${id()}` }),
    others: () => ({
      value: `array_remove(t.${column}, ${id()})`,
      isTheirs: `${id()} = any (t.${column})`,
    }),
  } as const satisfies Record<BecomesOfMember, () => { value: string; isTheirs: string }>;
  const { value, isTheirs } = rewrite[becomes]();
  const within = conversationIds ? ` and t.conversation_id = any (${given(conversationIds, 'uuid[]')})` : '';
  return {
    sql: `with found as materialized (
        select t.ctid from "${table}" t
        where t.shop_id = ${given(shopId, 'bigint')} and (${isTheirs})${within} and t.${column} is distinct from ${value}
        limit ${rowsAtOnce} for update of t),
      renamed as (
        update "${table}" t set ${column} = ${value} where t.ctid = any (array(select ctid from found)) returning 1)
      select (select count(*) from found)::integer as found, (select count(*) from renamed)::integer as renamed`,
    values,
  };
}
