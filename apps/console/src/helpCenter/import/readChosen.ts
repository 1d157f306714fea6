import { type ImportedPage, importLimits } from '@shopbell/protocol';
import { addressesOf } from '@shopbell/rules/article-import';
import { answerWith } from '../../http/answerWith';
import { sendJson } from '../../http/sendJson';
import { type NamedFile, unzip } from './unzip';

export interface Chosen {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** What did not get as far as the server. */
  readonly refused: readonly { readonly path: string; readonly problem: string }[];
  /** Pictures and whatever else lies in a folder. */
  readonly skipped: readonly string[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly what: 'files' | 'pages';
}

const isArticle = /\.(?:md|markdown|html?|csv)$/i;
const isSitemap = /\.xml$/i;
const isZip = /\.zip$/i;
const isRead = (path: string): boolean => isArticle.test(path) || isSitemap.test(path);
const aPage = answerWith<ImportedPage>('path', 'text', 'problem');
/** chosen: its server looks twice at who looks at more. */
const pagesAtOnce = 3;

/** The texts of files, in the order of their paths, and of the pages that a sitemap names. */
export async function readChosen(
  list: readonly File[],
  onProgress: (now: Progress) => void,
): Promise<Chosen> {
  const given = list.map((file): NamedFile => ({ file, path: file.webkitRelativePath || file.name }));
  const zipped = given.filter(({ path }) => isZip.test(path));
  const unzipped = await Promise.all(zipped.map((one) => unzip(one, isRead)));
  const named = [...given.filter((one) => !zipped.includes(one)), ...unzipped.flatMap(({ files }) => files)]
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
    .sort((left, right) => left.path.localeCompare(right.path, 'en', { numeric: true }));
  const wanted = named.filter(({ path }) => isRead(path));
  const files: { path: string; text: string }[] = [];
  const refused = unzipped.flatMap((one) => one.refused);
  for (const [index, { file, path }] of wanted.entries()) {
    onProgress({ done: index, of: wanted.length, what: 'files' });
    if (file.size > 4 * importLimits.fileMax) {
      refused.push({ path, problem: 'It is larger than any article may be.' });
      continue;
    }
    const text = await file.text();
    if (isArticle.test(path)) files.push({ path, text });
    else {
      const found = addressesOf(text, importLimits.pagesMax);
      if ('problem' in found) refused.push({ path, problem: `It ${found.problem}.` });
      else
        for (const { path: address, text: page, problem } of await fetchPages(found.addresses, onProgress))
          if (page === null) refused.push({ path: address, problem: problem ?? 'It could not be had.' });
          else files.push({ path: address, text: page });
    }
  }
  const skipped = named.filter((each) => !wanted.includes(each)).map(({ path }) => path);
  return { files, refused, skipped };
}

async function fetchPages(
  addresses: readonly string[],
  onProgress: (now: Progress) => void,
): Promise<ImportedPage[]> {
  const pages: ImportedPage[] = [];
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let index = next; index < addresses.length; index = next) {
      next += 1;
      onProgress({ done, of: addresses.length, what: 'pages' });
      const address = addresses[index] ?? '';
      pages[index] = await sendJson('POST', 'help-center/import/page', { address }, aPage, 30_000);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return pages;
}
