import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { OperationRefused } from '../OperationRefused';
import type { SentFiles } from './content';

/** chosen: an article with pictures' addresses has a tenth of it. */
const bytesMax = 1_000_000;
const filesMax = 20_000;
const places = ['articles', 'flows', 'macros'];

/** Every file of a folder that is not hidden, but for a README. */
export async function readFolder(folder: string): Promise<SentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new OperationRefused(`There is no folder ${folder}.`);
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, sep).length).replaceAll(sep, '/'),
    )
    .filter((path) => path !== 'README.md' && !path.split('/').some((part) => part.startsWith('.')))
    .sort();
  if (paths.length > filesMax) throw new OperationRefused(`A folder has at most ${filesMax} files.`);
  const files: [string, string][] = [];
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    if (bytes.length > bytesMax)
      throw new OperationRefused(`${path}:1: is larger than ${bytesMax} bytes\nNothing was applied.`);
    files.push([path, bytes.toString('utf8')]);
  }
  return files;
}

/** What was pulled before and is not there any more goes; other files of the folder stay. */
export async function writeFolder(folder: string, files: SentFiles): Promise<void> {
  await Promise.all(places.map((place) => rm(join(folder, place), { recursive: true, force: true })));
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
