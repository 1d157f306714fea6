import type { GuidanceContent } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface StoredGuidance {
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string | null;
  readonly publishedVersion: number | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: string | null;
  /** A newer program may have written it. */
  readonly content: unknown;
  readonly publishedContent: unknown;
}

const select = `select g.version, g.changed_at as "changedAt", g.changed_by_name as "changedBy",
  g.published_version as "publishedVersion", g.published_at as "publishedAt",
  g.published_by_name as "publishedBy", v.content, p.content as "publishedContent"
  from assistant_guidance g
  join assistant_guidance_version v on v.shop_id = g.shop_id and v.version = g.version
  left join assistant_guidance_version p on p.shop_id = g.shop_id and p.version = g.published_version
  where g.shop_id = $1`;

export async function findGuidance(database: Queryable, shopId: number): Promise<StoredGuidance | null> {
  const [row] = await database.query<StoredGuidance>(select, [shopId]);
  return row ?? null;
}

/** One after the other, whoever changes it. */
export async function lockGuidance(transaction: Queryable, shopId: number): Promise<StoredGuidance | null> {
  await transaction.query('select from assistant_guidance where shop_id = $1 for update', [shopId]);
  return findGuidance(transaction, shopId);
}

export interface NewGuidanceVersion {
  readonly shopId: number;
  readonly version: number;
  readonly content: GuidanceContent;
  readonly at: Date;
  readonly by: string | null;
}

/** chosen: nobody looks further back. */
const versionsKept = 100;

/** False where somebody else has written the first version in the same moment. */
export async function writeVersion(transaction: Queryable, next: NewGuidanceVersion): Promise<boolean> {
  const { shopId, version, at, by } = next;
  const written = await transaction.query(
    `insert into assistant_guidance (shop_id, version, changed_at, changed_by_name) values ($1, $2, $3, $4)
     on conflict (shop_id) do update set version = excluded.version, changed_at = excluded.changed_at,
       changed_by_name = excluded.changed_by_name
     where assistant_guidance.version = excluded.version - 1 returning shop_id`,
    [shopId, version, at, by],
  );
  if (written.length === 0) return false;
  await transaction.query(
    `insert into assistant_guidance_version (shop_id, version, content, saved_at, saved_by_name)
     values ($1, $2, $3::jsonb, $4, $5)`,
    [shopId, version, JSON.stringify(next.content), at, by],
  );
  await transaction.query(
    `delete from assistant_guidance_version v using assistant_guidance g
     where v.shop_id = $1 and g.shop_id = $1 and v.version <= $2
       and v.version is distinct from g.published_version`,
    [shopId, version - versionsKept],
  );
  return true;
}

export async function setPublished(
  transaction: Queryable,
  { shopId, version, at, by }: Omit<NewGuidanceVersion, 'content'>,
): Promise<void> {
  await transaction.query(
    `update assistant_guidance set published_version = $2, published_at = $3, published_by_name = $4
     where shop_id = $1`,
    [shopId, version, at, by],
  );
}

export interface KeptVersion {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

export const listVersions = (database: Queryable, shopId: number): Promise<KeptVersion[]> =>
  database.query<KeptVersion>(
    `select version, saved_at as "savedAt", saved_by_name as "savedBy" from assistant_guidance_version
     where shop_id = $1 order by version desc`,
    [shopId],
  );

export async function contentOfVersion(
  database: Queryable,
  shopId: number,
  version: number,
): Promise<unknown> {
  const [row] = await database.query<{ content: unknown }>(
    'select content from assistant_guidance_version where shop_id = $1 and version = $2',
    [shopId, version],
  );
  return row?.content ?? null;
}
