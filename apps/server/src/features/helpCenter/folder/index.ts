import { type FileProblem, type Files, isNamed } from '@shopbell/rules/folder';
import type { FolderPart } from '../../../feature/FolderPart';
import { applyArticles } from './apply';
import { centerPath, filesOf, folderName } from './format';
import { parseFiles } from './parse';
import { type KnownArticles, readArticles } from './read';

/** What a file does not say stays. */
function createdIn(current: Files, folder: string): string | undefined {
  const text = current.get(`${folder}/article.json`);
  return text === undefined ? undefined : JSON.parse(text).created;
}

/** What is in the trash is no file. */
export function liveFiles({ center, articles }: Pick<KnownArticles, 'center' | 'articles'>): Files {
  const live = [...articles].filter(([, { isDeleted }]) => !isDeleted);
  return filesOf(center, new Map(live.map(([key, { article }]) => [key, article])));
}

/** Articles, their categories and the first language, as files. */
export const articleFolder: FolderPart = {
  isOwn: (path) =>
    path === centerPath ||
    /^articles\/[^/]{1,200}\/(?:article\.json|[A-Za-z-]{2,10}(?:\.draft)?\.html)$/.test(path),

  async read(place) {
    return liveFiles(await readArticles(place));
  },

  judge(given, current, at) {
    const problems: FileProblem[] = [];
    const say = (problem: FileProblem) => void problems.push(problem);
    // Without it everything that it says stays as it is.
    const whole: Files = new Map([[centerPath, current.get(centerPath) ?? ''], ...given]);
    const { center, articles } = parseFiles(
      whole,
      say,
      (folder) => createdIn(current, folder) ?? at.toISOString(),
    );
    const addresses = new Map<string, string>();
    for (const [folder, { texts }] of articles) {
      const list = [...texts].map(([language, { slug }]) => ({ language, slug }));
      const name = folderName(center?.language ?? '', list);
      const isNew = list.length > 0 && !current.has(`${folder}/article.json`);
      if (isNew && !isNamed(folder.slice('articles/'.length), name))
        say({ path: folder, line: 1, message: `by its slug it must be called articles/${name}` });
      for (const { language, slug } of list) {
        const other = addresses.get(`${language} ${slug}`);
        if (other)
          say({ path: `${folder}/${language}.html`, line: 1, message: `${other} has the same slug` });
        addresses.set(`${language} ${slug}`, folder);
      }
    }
    return { files: center ? filesOf(center, articles) : given, problems };
  },

  apply: applyArticles,
};
