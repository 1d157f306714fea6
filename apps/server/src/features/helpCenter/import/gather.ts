import { articleLimits } from '@shopbell/protocol/schemas';
import { slugOf } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';
import {
  type FolderArticle,
  type FolderCenter,
  type FolderText,
  folderName,
  type Words,
} from '../folder/format';
import type { KnownArticle } from '../folder/read';
import type { ReadArticle, Refused } from './ReadArticle';

export interface Known {
  readonly center: FolderCenter;
  readonly articles: ReadonlyMap<string, KnownArticle>;
}

/** A text, and the article of the folder that it goes to. */
export interface Placed {
  readonly read: ReadArticle;
  readonly folder: string;
  readonly before: FolderText | null;
  readonly after: FolderText;
  readonly notes: readonly string[];
}

export interface Gathered {
  readonly center: FolderCenter;
  readonly articles: ReadonlyMap<string, FolderArticle>;
  readonly placed: readonly Placed[];
  readonly refused: readonly Refused[];
  readonly newCategories: readonly string[];
}

interface How {
  readonly isPublished: boolean;
  readonly at: Date;
}

/** Which article each text is, and what that article says then; in the form that a folder of settings has. */
export function gather(read: readonly ReadArticle[], known: Known, how: How): Gathered {
  const folderOf = createFolders(read, known);
  const categories = createCategories(known.center);
  const articles = new Map<string, FolderArticle & { texts: Map<Language, FolderText> }>();
  const placed: Placed[] = [];
  const refused: Refused[] = [];
  for (const [index, each] of read.entries()) {
    const folder = folderOf(each);
    const old = known.articles.get(folder);
    const given = articles.get(folder) ?? {
      category: old?.article.category ?? null,
      created: old?.article.created ?? new Date(how.at.getTime() + index).toISOString(),
      texts: new Map<Language, FolderText>(),
    };
    const category = each.category === null ? given.category : categories.keyOf(each.category, each.language);
    const { path, line } = each;
    if (given.texts.has(each.language))
      refused.push({ path, line, problem: 'Another of these files is the same article in this language.' });
    else if (category === undefined)
      refused.push({
        ...{ path, line, problem: `There would be more than ${articleLimits.categoriesMax} categories.` },
      });
    else {
      const before = (old?.isDeleted ? undefined : old?.article.texts.get(each.language)) ?? null;
      const after = textAfter(each, before, how);
      const isMoved = old !== undefined && category !== old.article.category;
      const notes = [
        ...each.notes,
        ...(old?.isDeleted ? ['It comes out of the trash.'] : []),
        ...(isMoved ? [`It moves to the category “${each.category}”.`] : []),
        ...notesOf(before, after),
      ];
      given.texts.set(each.language, after);
      articles.set(folder, { ...given, category });
      placed.push({ read: each, folder, before, after, notes });
    }
  }
  return { ...categories.result(), articles, placed, refused };
}

/** By address and language, then by name; what nobody knows yet gets a name of its own. */
function createFolders(read: readonly ReadArticle[], { center, articles }: Known) {
  const byAddress = new Map(
    [...articles].flatMap(([folder, { article }]) =>
      [...article.texts].map(([language, { slug }]) => [`${language} ${slug}`, folder] as const),
    ),
  );
  const known = ({ language, slug }: ReadArticle) => byAddress.get(`${language} ${slug}`);
  const byName = new Map<string, string>();
  const taken = new Set(articles.keys());
  const groups = new Map<string, ReadArticle[]>();
  for (const each of read) groups.set(each.name, [...(groups.get(each.name) ?? []), each]);
  for (const [name, texts] of groups) {
    const same = `articles/${name}`;
    const found = texts.map(known).find(Boolean) ?? (articles.has(same) ? same : undefined);
    const wanted = `articles/${folderName(center.language, texts)}`;
    let folder = found ?? wanted;
    for (let count = 2; found === undefined && taken.has(folder); count += 1) folder = `${wanted}-${count}`;
    taken.add(folder);
    byName.set(name, folder);
  }
  return (each: ReadArticle): string => known(each) ?? byName.get(each.name) ?? `articles/${each.name}`;
}

/** By a name in any language; one that is nobody's yet comes behind the others. */
function createCategories(center: FolderCenter) {
  const categories = [...center.categories];
  const newCategories: string[] = [];
  const isNamed = (name: string, { key, names }: FolderCenter['categories'][number]) =>
    key === name || Object.values(names).some((each) => each.toLowerCase() === name.toLowerCase());
  return {
    keyOf(name: string, language: Language): string | undefined {
      const found = categories.find((category) => isNamed(name, category));
      if (found) return found.key;
      if (categories.length >= articleLimits.categoriesMax) return undefined;
      const key = freeKey(
        slugOf(name),
        categories.map((each) => each.key),
      );
      categories.push({ key, names: { [language]: name } });
      newCategories.push(name);
      return key;
    },
    result: () => ({ center: { ...center, categories }, newCategories }),
  };
}

function freeKey(wanted: string, taken: readonly string[]): string {
  let key = wanted;
  for (let count = 2; taken.includes(key); count += 1) key = `${wanted}-${count}`;
  return key;
}

const isSame = (left: Words | null, right: Words): boolean =>
  left !== null && left.title === right.title && left.body === right.body;

/** What already says the same stays, with whatever draft somebody is writing. */
function textAfter(read: ReadArticle, before: FolderText | null, { isPublished }: How): FolderText {
  const words = { title: read.title, body: read.body };
  const slug = before && !read.isSlugGiven ? before.slug : read.slug;
  if (before?.published && isSame(before.published, words)) return { ...before, slug };
  if (isPublished) return { slug, published: words, draft: null, publishAt: null };
  if (before && isSame(before.draft, words)) return { ...before, slug };
  return { slug, published: before?.published ?? null, draft: words, publishAt: null };
}

function notesOf(before: FolderText | null, after: FolderText): string[] {
  if (!before || before.draft === after.draft) return [];
  const isReplaced = before.draft !== null && before.published !== null;
  return [
    ...(isReplaced ? ['Its draft is replaced; it stays among the earlier versions.'] : []),
    ...(before.publishAt !== null ? ['It is not published by itself any more.'] : []),
  ];
}
