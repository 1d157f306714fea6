import { setImmediate } from 'node:timers/promises';
import { articlePlace, readFrontMatter } from '@shopbell/rules/article-import';
import type { Language } from '@shopbell/rules/language';
import { judgeText } from './judgeText';
import { fromMarkdown, readPage } from './markup';
import { isRefused, type ReadFile } from './ReadArticle';
import { readCsv } from './readCsv';

export interface GivenFile {
  readonly path: string;
  readonly text: string;
}

/** What the files say, in their order; what somebody else waits for goes between two of them. */
export async function readFiles(files: readonly GivenFile[], usual: Language): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  const taken = new Map<string, string>();
  for (const file of files) {
    for (const one of readOne(file, usual)) read.push(onlyOnce(one, taken));
    await setImmediate();
  }
  return read;
}

function onlyOnce(read: ReadFile, taken: Map<string, string>): ReadFile {
  if (isRefused(read)) return read;
  const keys = [`${read.language} ${read.slug}`, `${read.language} of ${read.name}`];
  const other = keys.map((key) => taken.get(key)).find((each) => each !== undefined);
  const { path, line } = read;
  if (other !== undefined)
    return {
      path,
      line,
      problem: `${other} is the same article in the same language; give it another slug.`,
    };
  for (const key of keys) taken.set(key, path);
  return read;
}

function readOne({ path, text: written }: GivenFile, usual: Language): ReadFile[] {
  const refuse = (line: number, problem: string): ReadFile[] => [{ path, line, problem }];
  if (written.includes('\u0000')) return refuse(1, 'It is no text.');
  const text = written
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  if (/\.csv$/i.test(path)) return readCsv(path, text, usual);
  const isMarkdown = /\.(?:md|markdown)$/i.test(path);
  if (!isMarkdown && !/\.html?$/i.test(path) && !/^https?:/i.test(path))
    return refuse(1, 'Articles are Markdown, HTML or rows of a CSV file.');
  const header = readFrontMatter(text);
  if ('problem' in header) return refuse(header.line, header.problem);
  const field = (...names: string[]) =>
    names.map((name) => header.fields.get(name)).find((each) => each !== undefined && each.value !== '');
  const place = articlePlace(path);
  const page = readPage(isMarkdown ? fromMarkdown(header.body) : header.body, null);
  if (!page) return refuse(1, tooDeep);
  const [title, language] = [field('title'), field('language', 'lang', 'locale')];
  return [
    judgeText({
      ...{ path, line: 1, usual, name: place.name, body: page.body },
      title: title?.value ?? (page.title || wordsOfName(place.name)),
      language: language?.value ?? place.language ?? knownOr(page.language, null),
      slug: field('slug')?.value ?? null,
      category: field('category')?.value ?? null,
      lines: { ...(title && { title: title.line }), ...(language && { language: language.line }) },
    }),
  ];
}

const tooDeep = 'Its markup is nested deeper than anybody writes.';

const wordsOfName = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Pages say a language also where nobody has thought about it. */
const knownOr = (language: string | null, otherwise: string | null): string | null =>
  language !== null && /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(language) ? language : otherwise;
