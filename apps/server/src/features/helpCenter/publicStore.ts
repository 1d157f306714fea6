import type { Language } from '@shopbell/rules/language';
import type { Queryable } from '../../platform/db';
import type { HelpCenter } from './store';

export interface PublicText {
  readonly articleId: string;
  readonly categoryId: string | null;
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly publishedAt: Date;
}

/** That of the help center first, where it has something to read. */
export async function publishedLanguages(scope: Queryable, center: HelpCenter): Promise<Language[]> {
  const rows = await scope.query<{ language: Language }>(
    `select distinct t.language from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and t.published_at is not null and a.deleted_at is null order by t.language`,
    [center.shopId],
  );
  const languages = rows.map(({ language }) => language);
  return languages.sort(
    (left, right) => Number(right === center.language) - Number(left === center.language),
  );
}

const columns = `t.article_id as "articleId", a.category_id as "categoryId", t.slug, t.published_title as title,
  t.published_at as "publishedAt"`;
const isPublic = 't.published_at is not null and a.deleted_at is null';

export const publishedTexts = (
  scope: Queryable,
  { shopId, language, ids }: { shopId: number; language: Language; ids: readonly string[] },
): Promise<PublicText[]> =>
  scope.query(
    `select ${columns}, t.published_body as body from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and t.language = $2 and t.article_id = any ($3::uuid[]) and ${isPublic}`,
    [shopId, language, ids],
  );

/** What there is to read in a language, without what it says. */
export const publishedTitles = (
  scope: Queryable,
  { shopId, language }: { shopId: number; language: Language },
): Promise<Omit<PublicText, 'body'>[]> =>
  scope.query(
    `select ${columns} from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and t.language = $2 and ${isPublic} order by a.created_at, a.id`,
    [shopId, language],
  );

/** Whose title has these words as they stand, the newest first; with none, all. */
export const publishedByTitle = (
  scope: Queryable,
  { shopId, language, words, limit }: { shopId: number; language: Language; words: string; limit: number },
): Promise<PublicText[]> =>
  scope.query(
    `select ${columns}, t.published_body as body from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and t.language = $2 and strpos(lower(t.published_title), lower($3)) > 0 and ${isPublic}
     order by t.published_at desc, t.article_id limit $4`,
    [shopId, language, words, limit],
  );

export async function publishedBySlug(
  scope: Queryable,
  { shopId, language, slug }: { shopId: number; language: Language; slug: string },
): Promise<PublicText | null> {
  const [row] = await scope.query<PublicText>(
    `select ${columns}, t.published_body as body from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and t.language = $2 and t.slug = $3 and ${isPublic}`,
    [shopId, language, slug],
  );
  return row ?? null;
}

/** Where an article is now that once had this address. */
export async function slugOfOld(
  scope: Queryable,
  { shopId, language, slug }: { shopId: number; language: Language; slug: string },
): Promise<string | null> {
  const [row] = await scope.query<{ slug: string }>(
    `select t.slug from article_old_slug o join article_text t on t.article_id = o.article_id and t.language = o.language
     join article a on a.id = t.article_id
     where o.shop_id = $1 and o.language = $2 and o.slug = $3 and ${isPublic}`,
    [shopId, language, slug],
  );
  return row?.slug ?? null;
}

/** The same article in every language that it can be read in. */
export const translationsOf = (
  scope: Queryable,
  { shopId, articleId }: { shopId: number; articleId: string },
): Promise<{ language: Language; slug: string }[]> =>
  scope.query(
    `select t.language, t.slug from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and t.article_id = $2 and ${isPublic} order by t.language`,
    [shopId, articleId],
  );

export const everyPublished = (
  scope: Queryable,
  shopId: number,
): Promise<{ language: Language; slug: string; publishedAt: Date }[]> =>
  scope.query(
    `select t.language, t.slug, t.published_at as "publishedAt" from article_text t join article a on a.id = t.article_id
     where t.shop_id = $1 and ${isPublic} order by t.language, t.slug limit 50000`,
    [shopId],
  );
