import { randomUUID } from 'node:crypto';
import type { Change, Files } from '@shopbell/rules/folder';
import type { Language } from '@shopbell/rules/language';
import type { FolderWork } from '../../../feature/FolderPart';
import { search } from '../../search';
import { publishText, withdrawArticle, withdrawText } from '../publish';
import {
  findArticle,
  findCenter,
  insertArticle,
  insertCenter,
  touchArticle,
  writeCategories,
} from '../store';
import { keepOldSlug, setSchedule, writeText } from '../textStore';
import type { FolderCenter, FolderText } from './format';
import { parseFiles } from './parse';
import { type KnownArticle, type KnownArticles, readArticles } from './read';

/** Whoever has read what the changes are about hands it over as `read`; otherwise everything is read. */
export async function applyArticles(
  work: FolderWork,
  files: Files,
  changes: readonly Change[],
  read?: Pick<KnownArticles, 'articles' | 'categories'>,
): Promise<void> {
  const { center, articles } = parseFiles(
    files,
    () => {},
    () => work.at.toISOString(),
  );
  if (center && changes.some(({ unit }) => unit === 'help-center')) await applyCenter(work, center);
  const known = read ?? (await readArticles(work));
  const folders = new Set(changes.filter(({ unit }) => unit.startsWith('articles/')).map(folderOf));
  for (const folder of folders) {
    const before = known.articles.get(folder);
    const article = articles.get(folder);
    const own = changes.filter((change) => folderOf(change) === folder && change.kind !== 'stays');
    if (own.length === 0) continue;
    if (!article) {
      if (before) await trash(work, before);
      continue;
    }
    const categoryId = known.categories.find(({ key }) => key === article.category)?.id ?? null;
    const id = await place(work, { before, categoryId, created: new Date(article.created) });
    for (const { unit, kind } of own) {
      const language = unit.slice(folder.length + 1) as Language;
      const text = article.texts.get(language);
      const place = { shopId: work.shopId, articleId: id, language };
      const old = before?.isDeleted ? undefined : before?.article.texts.get(language);
      if (text) await writeFolderText(work, place, { text, before: old });
      else if (kind === 'removed') await removeText(work, place);
    }
    if (before?.isDeleted)
      for (const language of before.article.texts.keys())
        if (!article.texts.has(language))
          await removeText(work, { shopId: work.shopId, articleId: id, language });
  }
}

export const folderOf = ({ unit }: Change): string => unit.slice(0, unit.lastIndexOf('/'));

async function applyCenter(
  { transaction, shopId, mayDelete }: FolderWork,
  { language, categories }: FolderCenter,
) {
  if (!(await findCenter(transaction, { shopId }))) {
    const [chat] = await transaction.query<{ key: string }>(
      'select key from app where shop_id = $1 order by id limit 1',
      [shopId],
    );
    const slug = chat?.key ?? `shop-${shopId}`;
    if (!(await insertCenter(transaction, { shopId, slug, language })))
      await insertCenter(transaction, { shopId, slug: `${slug}-${shopId}`, language });
  }
  const known = await readArticles({ transaction, shopId }, []);
  await transaction.query('update help_center set language = $2 where shop_id = $1', [shopId, language]);
  const wanted = categories.map(({ key, names }) => ({
    ...{ id: known.categories.find((each) => each.key === key)?.id ?? randomUUID(), names },
  }));
  const others = known.categories.filter(({ id }) => wanted.every((each) => each.id !== id));
  await writeCategories(transaction, shopId, [...wanted, ...(mayDelete ? [] : others)]);
}

/** The article that a folder is; one of the same name in the trash comes out of it. */
async function place(
  { transaction, shopId, at, by }: FolderWork,
  {
    before,
    categoryId,
    created,
  }: { before: KnownArticle | undefined; categoryId: string | null; created: Date },
): Promise<string> {
  if (!before) {
    const id = randomUUID();
    await insertArticle(transaction, { id, shopId, categoryId, at: created, by });
    return id;
  }
  const stored = await findArticle(transaction, { shopId, id: before.id, lock: true });
  if (stored)
    await touchArticle(transaction, shopId, {
      ...stored,
      categoryId,
      changedAt: at,
      changedBy: by,
      deletedAt: null,
    });
  await transaction.query('update article set created_at = $3 where shop_id = $1 and id = $2', [
    shopId,
    before.id,
    created,
  ]);
  return before.id;
}

type Place = { shopId: number; articleId: string; language: Language };

async function writeFolderText(
  { transaction, at, by }: FolderWork,
  place: Place,
  { text, before }: { text: FolderText; before: FolderText | undefined },
): Promise<void> {
  const { slug, published, draft, publishAt } = text;
  if (before?.published && before.slug !== slug) await keepOldSlug(transaction, place, before.slug);
  const isPublic =
    published && before?.published?.title === published.title && before.published.body === published.body;
  if (published && !(isPublic && draft)) {
    await writeText(transaction, place, { slug, ...published, at, by });
    await publishText(transaction, search, { ...place, at });
  }
  // A moment later, since a draft that is as old as what is published is none.
  if (draft) await writeText(transaction, place, { slug, ...draft, at: new Date(at.getTime() + 1), by });
  if (!published && before?.published) await withdrawText(transaction, search, place);
  await setSchedule(transaction, place, publishAt === null ? null : new Date(publishAt));
}

/** With its past: another text of the same language begins anew. */
async function removeText({ transaction }: FolderWork, place: Place): Promise<void> {
  await withdrawText(transaction, search, place);
  for (const table of ['article_version', 'article_old_slug', 'article_text'])
    await transaction.query(`delete from ${table} where shop_id = $1 and article_id = $2 and language = $3`, [
      place.shopId,
      place.articleId,
      place.language,
    ]);
}

async function trash({ transaction, shopId, at, by }: FolderWork, { id }: KnownArticle): Promise<void> {
  const stored = await findArticle(transaction, { shopId, id, lock: true });
  if (!stored) return;
  await withdrawArticle(transaction, search, { shopId, articleId: id });
  await touchArticle(transaction, shopId, { ...stored, changedAt: at, changedBy: by, deletedAt: at });
}
