import type { FlowContent } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface StoredFlow {
  readonly id: string;
  readonly shopId: number;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly changedAt: Date;
  readonly changedBy: string | null;
  /** Of the newest version; a newer program may have written it. */
  readonly content: unknown;
}

const columns = `f.id, f.shop_id as "shopId", f.version, f.published_version as "publishedVersion",
  f.changed_at as "changedAt", f.changed_by_name as "changedBy", v.content`;
const withContent = 'flow f join flow_version v on v.flow_id = f.id and v.version = f.version';

type Row = Omit<StoredFlow, 'shopId'> & { readonly shopId: string };
const toFlow = ({ shopId, ...row }: Row): StoredFlow => ({ ...row, shopId: Number(shopId) });

export async function listFlows(database: Queryable, shopId: number): Promise<readonly StoredFlow[]> {
  const rows = await database.query<Row>(
    `select ${columns} from ${withContent} where f.shop_id = $1 and f.deleted_at is null
     order by f.created_at, f.id`,
    [shopId],
  );
  return rows.map(toFlow);
}

export async function findFlow(database: Queryable, shopId: number, id: string): Promise<StoredFlow | null> {
  const [row] = await database.query<Row>(
    `select ${columns} from ${withContent} where f.shop_id = $1 and f.id = $2 and f.deleted_at is null`,
    [shopId, id],
  );
  return row ? toFlow(row) : null;
}

/** One after the other, whoever changes it. */
export async function lockFlow(
  transaction: Queryable,
  shopId: number,
  id: string,
): Promise<StoredFlow | null> {
  await transaction.query('select from flow where shop_id = $1 and id = $2 for update', [shopId, id]);
  return findFlow(transaction, shopId, id);
}

export interface NewVersion {
  readonly id: string;
  readonly shopId: number;
  readonly version: number;
  readonly content: FlowContent;
  readonly at: Date;
  readonly by: string | null;
}

export async function insertFlow(transaction: Queryable, flow: NewVersion): Promise<void> {
  await transaction.query(
    `insert into flow (id, shop_id, version, created_at, changed_at, changed_by_name)
     values ($1, $2, $3, $4, $4, $5)`,
    [flow.id, flow.shopId, flow.version, flow.at, flow.by],
  );
  await insertVersion(transaction, flow);
}

export async function updateFlow(transaction: Queryable, flow: NewVersion): Promise<void> {
  await transaction.query(
    'update flow set version = $3, changed_at = $4, changed_by_name = $5 where shop_id = $1 and id = $2',
    [flow.shopId, flow.id, flow.version, flow.at, flow.by],
  );
  await insertVersion(transaction, flow);
}

async function insertVersion(transaction: Queryable, flow: NewVersion): Promise<void> {
  await transaction.query(
    `insert into flow_version (flow_id, version, shop_id, content, saved_at, saved_by_name)
     values ($1, $2, $3, $4::jsonb, $5, $6)`,
    [flow.id, flow.version, flow.shopId, JSON.stringify(flow.content), flow.at, flow.by],
  );
}

export async function setPublished(
  transaction: Queryable,
  { shopId, id }: Pick<StoredFlow, 'shopId' | 'id'>,
  version: number | null,
  at: Date,
): Promise<void> {
  await transaction.query(
    'update flow set published_version = $3, changed_at = $4 where shop_id = $1 and id = $2',
    [shopId, id, version, at],
  );
}

export async function markDeleted(
  transaction: Queryable,
  { shopId, id }: Pick<StoredFlow, 'shopId' | 'id'>,
  at: Date,
): Promise<void> {
  await transaction.query(
    'update flow set deleted_at = $3, published_version = null where shop_id = $1 and id = $2',
    [shopId, id, at],
  );
}

export interface KeptVersion {
  readonly version: number;
  readonly content: unknown;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** chosen: nobody looks further back. */
const versionsShown = 100;

export const listVersions = (database: Queryable, shopId: number, id: string) =>
  database.query<KeptVersion>(
    `select version, content, saved_at as "savedAt", saved_by_name as "savedBy" from flow_version
     where shop_id = $1 and flow_id = $2 order by version desc limit ${versionsShown}`,
    [shopId, id],
  );

export async function contentOfVersion(
  database: Queryable,
  shopId: number,
  id: string,
  version: number,
): Promise<unknown> {
  const [row] = await database.query<{ content: unknown }>(
    'select content from flow_version where shop_id = $1 and flow_id = $2 and version = $3',
    [shopId, id, version],
  );
  return row?.content ?? null;
}

export type Pins = Readonly<Record<string, number>>;

/** The contents of these versions, also of flows that are deleted meanwhile. */
export async function readPinned(
  database: Queryable,
  shopId: number,
  pins: Pins,
): Promise<ReadonlyMap<string, FlowContent>> {
  const rows = await database.query<{ id: string; content: FlowContent }>(
    `select v.flow_id as id, v.content from flow_version v
     join unnest($2::uuid[], $3::integer[]) as p (flow_id, version) on p.flow_id = v.flow_id and p.version = v.version
     where v.shop_id = $1`,
    [shopId, Object.keys(pins), Object.values(pins)],
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

export interface PublishedFlow {
  readonly id: string;
  readonly version: number;
  readonly content: FlowContent;
}

/** What shoppers are led through, all of a shop. */
export const readPublished = (database: Queryable, shopId: number) =>
  database.query<PublishedFlow>(
    `select f.id, v.version, v.content from flow f
     join flow_version v on v.flow_id = f.id and v.version = f.published_version
     where f.shop_id = $1 and f.deleted_at is null`,
    [shopId],
  );
