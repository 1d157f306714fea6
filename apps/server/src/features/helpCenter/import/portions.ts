import { isDeepStrictEqual } from 'node:util';
import type { Change, Files } from '@shopbell/rules/folder';
import type { FolderPlace, FolderWork } from '../../../feature/FolderPart';
import { ProblemError } from '../../../http/problem';
import { applyArticles, folderOf } from '../folder/apply';
import { centerPath, type FolderArticle } from '../folder/format';
import { type KnownArticle, type KnownArticles, readArticles } from '../folder/read';

/** chosen: on one connection messages wait for as many articles as are written in a tenth of a second. */
const articlesAtOnce = 20;

/** What was there when it was looked at, and what is to become of it. */
export interface Planned {
  readonly known: KnownArticles;
  readonly articles: ReadonlyMap<string, FolderArticle>;
  readonly files: Files;
  readonly changes: readonly Change[];
}

const isOfCenter = ({ unit }: Change): boolean => !unit.includes('/');

/** The articles that are written together: an article with all its languages is never torn apart. */
export function portionsOf(changes: readonly Change[]): string[][] {
  const folders = [...new Set(changes.filter((change) => !isOfCenter(change)).map(folderOf))];
  const count = Math.ceil(folders.length / articlesAtOnce);
  return Array.from({ length: count }, (_, index) =>
    folders.slice(index * articlesAtOnce, (index + 1) * articlesAtOnce),
  );
}

/** Whoever imports the same at the same moment waits, and then finds it changed. */
export const takeTurn = ({ transaction, shopId }: FolderPlace) =>
  transaction.query('select from help_center where shop_id = $1 for update', [shopId]);

export const writeCategories = (work: FolderWork, { known, files, changes }: Planned): Promise<void> =>
  applyArticles(work, filesIn(files, []), changes.filter(isOfCenter), known);

/** Between portions others write too: what is no longer as it was looked at stays as they left it. */
export async function writePortion(
  work: FolderWork,
  { known, articles: wanted, files, changes }: Planned,
  folders: readonly string[],
): Promise<void> {
  const before = new Map(folders.map((folder) => [folder, known.articles.get(folder)]));
  const ids = [...before.values()].flatMap((article) => (article ? [article.id] : []));
  const now = await readArticles(work, ids);
  const byId = new Map([...now.articles.values()].map((article) => [article.id, article]));
  const articles = new Map<string, KnownArticle>();
  for (const [folder, seen] of before) {
    const found = seen && byId.get(seen.id);
    if (!isDeepStrictEqual(found, seen)) throw new ProblemError('import-changed');
    if (found) articles.set(folder, found);
  }
  const texts = folders.flatMap((folder) => [...(wanted.get(folder)?.texts ?? [])]);
  if (await isAnyTaken(work, ids, texts)) throw new ProblemError('import-changed');
  const own = changes.filter((change) => folders.includes(folderOf(change)));
  await applyArticles(work, filesIn(files, folders), own, { articles, categories: now.categories });
}

/** An address that has become another article's. */
async function isAnyTaken(
  { transaction, shopId }: FolderPlace,
  ids: readonly string[],
  texts: readonly (readonly [language: string, text: { readonly slug: string }])[],
): Promise<boolean> {
  const taken = await transaction.query(
    `select from article_text t join unnest($2::text[], $3::text[]) as wanted (language, slug)
       on t.language = wanted.language and t.slug = wanted.slug
     where t.shop_id = $1 and t.article_id <> all ($4::uuid[]) limit 1`,
    [shopId, texts.map(([language]) => language), texts.map(([, { slug }]) => slug), ids],
  );
  return taken.length > 0;
}

const filesIn = (files: Files, folders: readonly string[]): Files =>
  new Map(
    [...files].filter(
      ([path]) => path === centerPath || folders.includes(path.slice(0, path.lastIndexOf('/'))),
    ),
  );
