import type { HelpCategory } from '@shopbell/protocol';
import { uniqueKeys, writeHeader } from '@shopbell/rules/folder';
import { slugOf } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';

export interface Words {
  readonly title: string;
  readonly body: string;
}

/** A text as its files say it: what shoppers read, and a draft where it says something else. */
export interface FolderText {
  readonly slug: string;
  readonly published: Words | null;
  readonly draft: Words | null;
  readonly publishAt: string | null;
}

export interface FolderArticle {
  readonly category: string | null;
  /** By which they stand in their order. */
  readonly created: string;
  readonly texts: ReadonlyMap<Language, FolderText>;
}

export interface FolderCenter {
  readonly language: Language;
  readonly categories: readonly { readonly key: string; readonly names: HelpCategory['names'] }[];
}

export const centerPath = 'help-center.json';
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Categories are spoken of by their names in the first language. */
export const categoryKeys = (language: string, names: readonly HelpCategory['names'][]): string[] =>
  uniqueKeys(names.map((each) => slugOf(each[language] ?? Object.values(each)[0] ?? '')));

/** An article's folder is called as it is addressed in the first language, or in the first of those it has. */
export const folderName = (
  language: string,
  texts: readonly { readonly language: string; readonly slug: string }[],
): string => (texts.find((text) => text.language === language) ?? texts[0])?.slug ?? 'article';

export function filesOf(
  center: FolderCenter,
  articles: ReadonlyMap<string, FolderArticle>,
): Map<string, string> {
  const categories = center.categories.map(({ key, names }) => ({ key, names: sorted(names) }));
  const files = new Map([[centerPath, toJson({ language: center.language, categories })]]);
  for (const [key, { category, created, texts }] of articles) {
    files.set(`${key}/article.json`, toJson({ category, created }));
    for (const [language, text] of texts)
      for (const [end, written] of textFiles(text)) files.set(`${key}/${language}${end}`, written);
  }
  return files;
}

function textFiles({ slug, published, draft, publishAt }: FolderText): [end: string, text: string][] {
  const publish: Record<string, string> = publishAt === null ? {} : { publish: publishAt };
  const files: [string, string][] = [];
  if (published) files.push(['.html', writeHeader({ title: published.title, slug }, published.body)]);
  if (draft)
    files.push([
      '.draft.html',
      writeHeader({ title: draft.title, ...(published ? {} : { slug }), ...publish }, draft.body),
    ]);
  return files;
}

const sorted = (names: HelpCategory['names']): HelpCategory['names'] =>
  Object.fromEntries(Object.entries(names).sort(([left], [right]) => (left < right ? -1 : 1)));
