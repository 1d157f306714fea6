import type { Language } from '@shopbell/rules/language';
import type { Queryable } from '../../platform/db';

export interface StoredText {
  readonly articleId: string;
  readonly language: Language;
  readonly slug: string;
  readonly title: string;
  /** Left out of lists. */
  readonly body: string;
  readonly changedAt: Date;
  readonly version: number;
  readonly publishedAt: Date | null;
  readonly publishAt: Date | null;
}

export interface TextPlace {
  readonly shopId: number;
  readonly articleId: string;
  readonly language: string;
}

const columns = `article_id as "articleId", language, slug, title, changed_at as "changedAt", version,
  published_at as "publishedAt", publish_at as "publishAt"`;

export const listTexts = (scope: Queryable, shopId: number): Promise<StoredText[]> =>
  scope.query(`select ${columns}, '' as body from article_text where shop_id = $1 order by language`, [
    shopId,
  ]);

export const textsOf = (scope: Queryable, shopId: number, articleId: string): Promise<StoredText[]> =>
  scope.query(
    `select ${columns}, body from article_text where shop_id = $1 and article_id = $2 order by language`,
    [shopId, articleId],
  );

/** Who else has this address in this language. */
export async function isSlugTaken(
  transaction: Queryable,
  { shopId, articleId, language }: TextPlace,
  slug: string,
): Promise<boolean> {
  const rows = await transaction.query(
    'select from article_text where shop_id = $1 and language = $2 and slug = $3 and article_id <> $4',
    [shopId, language, slug, articleId],
  );
  return rows.length > 0;
}

/** The draft, and a version of it; the last hundred are kept. */
export async function writeText(
  transaction: Queryable,
  { shopId, articleId, language }: TextPlace,
  draft: { slug: string; title: string; body: string; at: Date; by: string | null },
): Promise<void> {
  const place = [shopId, articleId, language];
  await transaction.query(
    `insert into article_text (shop_id, article_id, language, slug, title, body, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (article_id, language) do update set slug = excluded.slug, title = excluded.title,
       body = excluded.body, changed_at = excluded.changed_at, version = article_text.version + 1`,
    [...place, draft.slug, draft.title, draft.body, draft.at],
  );
  await transaction.query(
    `insert into article_version (shop_id, article_id, language, version, title, body, saved_at, saved_by_name)
     select shop_id, article_id, language, version, title, body, $4, $5 from article_text
     where shop_id = $1 and article_id = $2 and language = $3`,
    [...place, draft.at, draft.by],
  );
  await transaction.query(
    `delete from article_version v using article_text t where v.shop_id = $1 and v.article_id = $2 and v.language = $3
     and t.article_id = v.article_id and t.language = v.language and v.version <= t.version - 100`,
    place,
  );
}

/** Whoever comes by the address of before is led on, unless another article has taken it. */
export async function keepOldSlug(transaction: Queryable, place: TextPlace, before: string): Promise<void> {
  await transaction.query(
    `insert into article_old_slug (shop_id, language, slug, article_id) values ($1, $2, $3, $4)
     on conflict (shop_id, language, slug) do update set article_id = excluded.article_id`,
    [place.shopId, place.language, before, place.articleId],
  );
}

export async function setPublished(
  transaction: Queryable,
  { shopId, articleId, language }: TextPlace,
  at: Date | null,
): Promise<void> {
  await transaction.query(
    `update article_text set publish_at = null, published_at = $4,
       published_title = case when $4::timestamptz is null then null else title end,
       published_body = case when $4::timestamptz is null then null else body end
     where shop_id = $1 and article_id = $2 and language = $3`,
    [shopId, articleId, language, at],
  );
}

export async function setSchedule(
  transaction: Queryable,
  { shopId, articleId, language }: TextPlace,
  at: Date | null,
): Promise<void> {
  await transaction.query(
    'update article_text set publish_at = $4 where shop_id = $1 and article_id = $2 and language = $3',
    [shopId, articleId, language, at],
  );
}

/** Of all shops: those whose time has come. */
export const dueTexts = (database: Queryable, now: Date): Promise<(TextPlace & { shopId: number })[]> =>
  database
    .query<{ shop_id: string; article_id: string; language: string }>(
      `select t.shop_id, t.article_id, t.language from article_text t join article a on a.id = t.article_id
       where t.publish_at <= $1 and a.deleted_at is null order by t.publish_at limit 500`,
      [now],
    )
    .then((rows) =>
      rows.map(({ shop_id, article_id, language }) => ({
        ...{ shopId: Number(shop_id), articleId: article_id, language },
      })),
    );

interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

export const listVersions = (
  scope: Queryable,
  { shopId, articleId, language }: TextPlace,
): Promise<Omit<VersionRow, 'body'>[]> =>
  scope.query(
    `select version, title, saved_at as "savedAt", saved_by_name as "savedBy" from article_version
     where shop_id = $1 and article_id = $2 and language = $3 order by version desc`,
    [shopId, articleId, language],
  );

export async function findVersion(
  scope: Queryable,
  { shopId, articleId, language }: TextPlace,
  version: number,
): Promise<Pick<VersionRow, 'title' | 'body'> | null> {
  const [row] = await scope.query<VersionRow>(
    `select title, body from article_version
     where shop_id = $1 and article_id = $2 and language = $3 and version = $4`,
    [shopId, articleId, language, version],
  );
  return row ?? null;
}
