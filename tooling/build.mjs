// `npm run build`: everything that ships, each app into its own dist/. Skips itself when no source has changed since.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceHash } from './build/sourceHash.mjs';
import { root } from './root.mjs';

const apps = ['console', 'embed', 'server', 'storefront', 'widget'];
const stampPath = join(root, '.cache', 'build-stamp');
const distOf = (app) => join(root, 'apps', app, 'dist');

export async function build() {
  const hash = sourceHash();
  const built = await readFile(stampPath, 'utf8').catch(() => '');
  if (built === hash) return;
  // Imported only now: reading the build tools takes longer than finding out that there is nothing to build.
  const [{ buildEmptyDatabase }, { buildPages }, { buildPrograms }, { writeSampleScript }] =
    await Promise.all([
      import('./build/emptyDatabase.mjs'),
      import('./build/pages.mjs'),
      import('./build/programs.mjs'),
      import('./build/sampleScript.mjs'),
    ]);
  // Removed first and written last: an interrupted build leaves no stamp and is made again.
  await rm(stampPath, { force: true });
  await Promise.all(apps.map((app) => rm(distOf(app), { recursive: true, force: true })));
  await keepingNodeEnv(() =>
    Promise.all([buildPrograms(distOf).then(() => buildEmptyDatabase(distOf('server'))), buildPages(distOf)]),
  );
  await writeSampleScript(distOf);
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stampPath, hash);
}

/** Vite sets NODE_ENV for the whole process, and the server that runs in it next would take it for its own. */
async function keepingNodeEnv(work) {
  const { NODE_ENV } = process.env;
  await work();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
