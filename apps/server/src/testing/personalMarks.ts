import type { Table } from '../feature/Tables';
import { features } from '../features';
import type { Queryable } from '../platform/db';

/** Whose rows are marked. */
export interface MarkedShopper {
  readonly shopId: number;
  readonly appId: number;
  readonly conversationId: string;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
}

/** A value that stands nowhere else. */
export interface Mark {
  readonly column: Column;
  readonly value: unknown;
  /** How it is found in the row's JSON; `%` is anything. */
  readonly pattern: string;
}

export const claimedTables = features.features.flatMap(({ name, tables }) =>
  Object.entries(tables).map(([table, record]) => ({ feature: name, table, record })),
);
const recordOf = new Map<string, Table>(claimedTables.map(({ table, record }) => [table, record]));
export const personalOf = ({ column }: Mark) => recordOf.get(column.table)?.personal?.[column.name];

/** In every table, one row about the shopper with a mark in each column that is about shoppers. */
export async function markPersonalData(database: Queryable, shopper: MarkedShopper): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const { table, record } of claimedTables) {
    const columns = await columnsOf(database, table);
    const personal = columns.filter(({ name }) => record.personal?.[name]?.of === 'shopper');
    const own = personal.map((column) => markFor(column, shopper));
    if (own.length > 0 && !(await markRow(database, columns, own, shopper)))
      await insertRow(database, columns, own, shopper);
    marks.push(...own);
  }
  return marks;
}

/** Where marks stand: `column in table`, jobs that wait included. */
export async function findMarks(database: Queryable, marks: readonly Mark[]): Promise<string[]> {
  const places: string[] = [];
  for (const table of [...recordOf.keys()].map((name) => `"${name}"`).concat('pgboss.job')) {
    const rows = await database.query<{ text: string }>(
      `select to_jsonb(t)::text as text from ${table} t where to_jsonb(t)::text like any ($1)`,
      [marks.map(({ pattern }) => `%${pattern}%`)],
    );
    const found = marks.filter((mark) => rows.some(({ text }) => isMarked(text, mark)));
    places.push(...found.map(({ column }) => `${column.table}.${column.name} in ${table}`));
  }
  return places.sort();
}

export const isMarked = (text: string, { pattern }: Mark): boolean =>
  new RegExp(pattern.replaceAll('.', '\\.').replaceAll('%', '[^"]*')).test(text);

export const columnsOf = (database: Queryable, table: string) =>
  database.query<Column>(
    `select $1 as table, a.attname as name, format_type(a.atttypid, null) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as is_required
     from pg_attribute a where a.attrelid = $2::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table, `"${table}"`],
  );

let count = 0;
export function markFor(column: Column, { conversationId }: MarkedShopper): Mark {
  count += 1;
  // The database leaves zeros at the end of a moment away, and the mark would be the beginning of another.
  if (count % 10 === 0) count += 1;
  const word = `mark${count}of${process.pid}@marks.test`;
  const milliseconds = String(count).padStart(3, '0');
  const number = 990_000_000 + count;
  const id = `${String(process.pid).padStart(8, '0')}-0000-4000-8000-${String(count).padStart(12, '0')}`;
  const byType: Record<string, [value: unknown, pattern: string]> = {
    uuid: [id, id],
    jsonb: [{ type: 'text', text: word }, word],
    integer: [number, String(number)],
    bigint: [number, String(number)],
    'text[]': [[word], word],
    bytea: [Buffer.from(word), Buffer.from(word).toString('hex')],
    'timestamp with time zone': [
      `1971-02-03T04:05:06.${milliseconds}Z`,
      `1971-02-0%:06.${milliseconds.replace(/0+$/, '')}`,
    ],
  };
  // Mails are found by their keys, which say what they are about.
  const isMailKey = column.table === 'outgoing_message' && column.name === 'key';
  const [value, pattern] = byType[column.type] ?? [
    isMailKey ? `answer:${conversationId}:${word}` : word,
    word,
  ];
  return { column, value, pattern };
}

/** What else stands in the row, by column. */
type Filled = Readonly<Record<string, unknown>>;

/** What a column cannot be without. Checks and references are met by name. */
function fillerFor({ table, name, type }: Column, shopper: MarkedShopper, own: Filled): unknown {
  const byName: Record<string, unknown> = {
    ...own,
    shop_id: shopper.shopId,
    app_id: shopper.appId,
    conversation_id: shopper.conversationId,
    'campaign.state': 'draft',
    'campaign_version.state': 'draft',
    'impersonation.channel': 'email-code',
    'invitation.role': 'agent',
    'order_action.actor': 'shopper',
    'order_action.kind': 'cancel',
    'flow_execution.status': 'waiting',
    'order_request_change.state': 'done',
    'outgoing_message.channel': 'mail',
    'shopper_request.kind': 'export',
    'visitor.email_trust': 'captured',
  };
  const byType: Record<string, unknown> = {
    boolean: false,
    bigint: 1,
    integer: 1,
    numeric: 1,
    'double precision': 1,
    'text[]': [],
    'bigint[]': [],
    jsonb: {},
    uuid: crypto.randomUUID(),
    'timestamp with time zone': new Date(),
  };
  return byName[`${table}.${name}`] ?? byName[name] ?? byType[type] ?? `filler ${crypto.randomUUID()}`;
}

const asSql = ({ type }: Column, index: number) =>
  type === 'tsvector' ? `array_to_tsvector(array[$${index}::text])` : `$${index}::${type}`;

/** False if the shopper has no row there. */
async function markRow(
  database: Queryable,
  columns: readonly Column[],
  marks: readonly Mark[],
  { conversationId }: MarkedShopper,
): Promise<boolean> {
  if (!columns.some(({ name }) => name === 'conversation_id')) return false;
  const assignments = marks.map(({ column }, index) => `"${column.name}" = ${asSql(column, index + 2)}`);
  const rows = await database.query(
    `update "${columns[0]?.table}" set ${assignments.join(', ')} where conversation_id = $1 returning 1`,
    [conversationId, ...marks.map(({ value }) => value)],
  );
  return rows.length > 0;
}

export async function insertRow(
  database: Queryable,
  columns: readonly Column[],
  marks: readonly Mark[],
  shopper: MarkedShopper,
  own: Filled = {},
): Promise<void> {
  // An address is never without how it is known.
  const isNeeded = ({ name, is_required }: Column) => is_required || name === 'email_trust' || name in own;
  const marked = marks.map(({ column }) => column);
  const others = columns.filter((column) => isNeeded(column) && !marked.includes(column));
  const all = [...others, ...marked];
  await database.query(
    `insert into "${columns[0]?.table}" (${all.map(({ name }) => `"${name}"`).join(', ')})
     values (${all.map((column, index) => asSql(column, index + 1)).join(', ')})`,
    [...others.map((column) => fillerFor(column, shopper, own)), ...marks.map(({ value }) => value)],
  );
}
