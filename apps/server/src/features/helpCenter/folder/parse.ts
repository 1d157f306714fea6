import { articleLimits, fieldProblems, helpCategories } from '@shopbell/protocol/schemas';
import {
  type FileProblem,
  type Files,
  type Header,
  lineAt,
  lineOfSyntaxError,
  readHeader,
} from '@shopbell/rules/folder';
import { slugOf } from '@shopbell/rules/help-center';
import { type Language, toSupported } from '@shopbell/rules/language';
import { z } from 'zod';
import { sanitiseHtml } from '../../attachments';
import {
  categoryKeys,
  centerPath,
  type FolderArticle,
  type FolderCenter,
  type FolderText,
  type Words,
} from './format';

const language = z
  .string()
  .refine((value) => toSupported(value) === value, 'must be a language that is known here');
const names = helpCategories.shape.categories.element.shape.names.refine(
  (value) => Object.keys(value).every((each) => toSupported(each) === each),
  'must be by languages that are known here',
);
const centerFile = z.object({
  language,
  categories: z.array(z.object({ key: z.string().max(200), names })).max(articleLimits.categoriesMax),
});
const articleFile = z.object({ category: z.string().nullable(), created: z.iso.datetime().optional() });

export interface Parsed {
  readonly center: FolderCenter | null;
  readonly articles: ReadonlyMap<string, FolderArticle>;
}

/** What the files say; what they say wrong is told to `say`. */
export function parseFiles(
  files: Files,
  say: (problem: FileProblem) => void,
  createdAt: (folder: string) => string,
): Parsed {
  const center = readCenter(files.get(centerPath), say);
  const articles = new Map<string, FolderArticle>();
  const folders = new Set([...files.keys()].filter((path) => path !== centerPath).map(folderOf));
  for (const folder of folders) {
    const texts = readTexts(files, folder, say);
    const about = readArticle(files, folder, say);
    if (texts.size === 0) say({ path: folder, line: 1, message: 'has no text in any language' });
    const keys = center?.given ?? new Map<string, string>();
    const category = about?.category ?? null;
    if (category !== null && !keys.has(category)) {
      const line = lineAt(files.get(`${folder}/article.json`) ?? '', ['category']);
      say({ path: `${folder}/article.json`, line, message: `${centerPath} has no category ${category}` });
    }
    const key = category === null ? null : (keys.get(category) ?? null);
    articles.set(folder, { category: key, created: createdOf(about?.created) ?? createdAt(folder), texts });
  }
  return { center: center?.center ?? null, articles };
}

const createdOf = (written: string | undefined): string | undefined =>
  written === undefined ? undefined : new Date(written).toISOString();

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function readJson<Value>(
  path: string,
  text: string,
  schema: z.ZodType<Value>,
  say: (problem: FileProblem) => void,
): Value | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    say({ path, line: lineOfSyntaxError(text), message: 'is not JSON' });
    return null;
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const problem of fieldProblems(parsed.error))
    say({ path, line: lineAt(text, problem.path), message: `${problem.path.join('.')} ${problem.message}` });
  return null;
}

/** Their keys as they are written when they are read again, beside those that were given. */
function readCenter(text: string | undefined, say: (problem: FileProblem) => void) {
  const read = text === undefined ? null : readJson(centerPath, text, centerFile, say);
  if (!read) return null;
  const keys = categoryKeys(
    read.language,
    read.categories.map((category) => category.names),
  );
  const given = new Map(read.categories.map(({ key }, index) => [key, keys[index] ?? key]));
  if (given.size < keys.length)
    say({
      path: centerPath,
      line: lineAt(text ?? '', ['categories']),
      message: 'two categories have the same key',
    });
  const categories = read.categories.map((category, index) => ({
    key: keys[index] ?? '',
    names: category.names,
  }));
  const center: FolderCenter = { language: read.language as Language, categories };
  return { center, given };
}

function readArticle(files: Files, folder: string, say: (problem: FileProblem) => void) {
  const path = `${folder}/article.json`;
  const text = files.get(path);
  if (text !== undefined) return readJson(path, text, articleFile, say);
  say({ path, line: 1, message: 'is missing: it says which category the article is in' });
  return null;
}

function readTexts(
  files: Files,
  folder: string,
  say: (problem: FileProblem) => void,
): Map<Language, FolderText> {
  const texts = new Map<Language, FolderText>();
  const paths = [...files.keys()].filter((path) => folderOf(path) === folder && path.endsWith('.html'));
  const codes = new Set(paths.map((path) => path.slice(folder.length + 1).split('.')[0] ?? ''));
  for (const code of codes) {
    if (toSupported(code) !== code) {
      say({
        path: paths.find((path) => path.startsWith(`${folder}/${code}.`)) ?? folder,
        line: 1,
        message: `${code} is no language that is known here`,
      });
      continue;
    }
    const read = (end: string) =>
      readText(`${folder}/${code}${end}`, files.get(`${folder}/${code}${end}`), say);
    const [published, draft] = [read('.html'), read('.draft.html')];
    const leading = published ?? draft;
    if (!leading) continue;
    const slug = leading.header.fields.get('slug')?.value ?? slugOf(leading.words.title);
    if (slugOf(slug) !== slug || slug.length > articleLimits.slugMax)
      say({
        path: leading.path,
        line: leading.header.fields.get('slug')?.line ?? 1,
        message: `slug must be like ${slugOf(slug)}`,
      });
    const isSame =
      published &&
      draft &&
      published.words.title === draft.words.title &&
      published.words.body === draft.words.body;
    texts.set(code as Language, {
      ...{ slug, published: published?.words ?? null, draft: isSame ? null : (draft?.words ?? null) },
      publishAt: isSame ? null : (draft?.publishAt ?? null),
    });
  }
  return texts;
}

interface ReadText {
  readonly path: string;
  readonly header: Header;
  readonly words: Words;
  readonly publishAt: string | null;
}

function readText(
  path: string,
  text: string | undefined,
  say: (problem: FileProblem) => void,
): ReadText | null {
  if (text === undefined) return null;
  const header = readHeader(text);
  if ('problem' in header) {
    say({ path, line: header.line, message: header.problem });
    return null;
  }
  const { fields, body, bodyLine } = header;
  const title = fields.get('title');
  const wrong = (line: number, message: string) => say({ path, line, message });
  for (const [name, { line }] of fields)
    if (!['title', 'slug', 'publish'].includes(name)) wrong(line, `${name} is nothing that is known here`);
  if (!title || title.value.trim() === '' || title.value.length > articleLimits.titleMax)
    wrong(title?.line ?? 1, `title must have 1 to ${articleLimits.titleMax} characters`);
  if (body.length > articleLimits.bodyMax)
    wrong(bodyLine, `the text must have at most ${articleLimits.bodyMax} characters`);
  const publish = fields.get('publish');
  if (publish && !z.iso.datetime().safeParse(publish.value).success)
    wrong(publish.line, 'publish must be a date and a time');
  const words = { title: (title?.value ?? '').trim(), body: sanitiseHtml(body) };
  const publishAt = publish ? new Date(publish.value) : null;
  return {
    path,
    header,
    words,
    publishAt: publishAt && !Number.isNaN(publishAt.getTime()) ? publishAt.toISOString() : null,
  };
}
