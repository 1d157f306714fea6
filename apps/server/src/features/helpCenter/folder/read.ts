import { uniqueKeys } from '@shopbell/rules/folder';
import type { Language } from '@shopbell/rules/language';
import type { FolderPlace } from '../../../feature/FolderPart';
import { findCenter, listCategories } from '../store';
import { categoryKeys, type FolderArticle, type FolderCenter, type FolderText, folderName } from './format';

interface TextRow {
  readonly articleId: string;
  readonly categoryId: string | null;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
  readonly language: Language;
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly publishedTitle: string | null;
  readonly publishedBody: string | null;
  readonly publishAt: Date | null;
}

export interface KnownArticle {
  readonly id: string;
  readonly isDeleted: boolean;
  readonly article: FolderArticle;
}

export type KnownArticles = Awaited<ReturnType<typeof readArticles>>;

/**
 * All articles by their folders; of those in the trash, what would be in the way of a new one of the same name.
 * With `only`, just these: what their folders are called depends on all the others.
 */
export async function readArticles({ transaction, shopId }: FolderPlace, only?: readonly string[]) {
  const found = await findCenter(transaction, { shopId });
  const stored = await listCategories(transaction, shopId);
  const language = found?.language ?? 'en-US';
  const keys = categoryKeys(
    language,
    stored.map(({ names }) => names),
  );
  const categories = stored.map(({ id, names }, index) => ({ id, names, key: keys[index] ?? id }));
  const rows = await transaction.query<TextRow>(
    `select a.id as "articleId", a.category_id as "categoryId", a.created_at as "createdAt",
       a.deleted_at is not null as "isDeleted", t.language, t.slug, t.title, t.body,
       t.published_title as "publishedTitle", t.published_body as "publishedBody", t.publish_at as "publishAt"
     from article a join article_text t on t.article_id = a.id where a.shop_id = $1
       and ($2::uuid[] is null or a.id = any ($2::uuid[]))
     order by a.deleted_at is not null, a.created_at, a.id, t.language`,
    [shopId, only ?? null],
  );
  const byArticle = new Map<string, TextRow[]>();
  for (const row of rows) byArticle.set(row.articleId, [...(byArticle.get(row.articleId) ?? []), row]);
  const names = uniqueKeys([...byArticle.values()].map((texts) => folderName(language, texts)));
  const articles = new Map(
    [...byArticle].map(([id, texts], index): [string, KnownArticle] => [
      `articles/${names[index]}`,
      { id, isDeleted: texts[0]?.isDeleted ?? false, article: toArticle(texts, categories) },
    ]),
  );
  const center: FolderCenter = {
    language,
    categories: categories.map(({ key, names: said }) => ({ key, names: said })),
  };
  return { center, articles, categories };
}

function toArticle(
  rows: readonly TextRow[],
  categories: readonly { id: string; key: string }[],
): FolderArticle {
  const [first] = rows;
  return {
    category: categories.find(({ id }) => id === first?.categoryId)?.key ?? null,
    created: (first?.createdAt ?? new Date(0)).toISOString(),
    texts: new Map(rows.map((row) => [row.language, toText(row)])),
  };
}

function toText({ slug, title, body, publishedTitle, publishedBody, publishAt }: TextRow): FolderText {
  const published = publishedTitle === null ? null : { title: publishedTitle, body: publishedBody ?? '' };
  const isSame = published && published.title === title && published.body === body && publishAt === null;
  return {
    ...{ slug, published, draft: isSame ? null : { title, body } },
    publishAt: publishAt?.toISOString() ?? null,
  };
}
