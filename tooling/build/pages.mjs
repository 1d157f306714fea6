import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../root.mjs';

const widget = join(root, 'apps/widget');
const quiet = { configFile: false, logLevel: 'warn', root: widget, plugins: [react()] };

export async function buildPages(distOf) {
  await Promise.all([
    buildWidget(distOf('widget')),
    buildPrerender(distOf('widget')),
    buildConsole(distOf('console')),
  ]);
}

/** Vite's own helper fetches styles and neighbours of a chunk; ours have neither, and a shop's page pays per byte. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

async function buildWidget(folder) {
  await build({
    ...quiet,
    plugins: [...quiet.plugins, plainImports],
    build: {
      outDir: join(folder, 'assets'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { app: join(widget, 'src/app.tsx') },
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
  const names = (await readdir(join(folder, 'assets'))).sort();
  const manifest = {
    build: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    app: names.find((name) => /^app\..+\.js$/.test(name)),
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await compressBelow(join(folder, 'assets'));
}

/** Plugins are for the test that changes the component and looks for the change in the script. */
export async function buildPrerender(folder, plugins = []) {
  await build({
    ...quiet,
    plugins: [...quiet.plugins, ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: join(widget, 'src/prerender.tsx'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
}

async function buildConsole(folder) {
  await build({
    root: join(root, 'apps/console'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: false },
  });
  await compressBelow(folder);
}

const compress = promisify(brotliCompress);

/** Compressed once here at the highest level, instead of at each request at a lower one. */
async function compressBelow(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg|html)$/.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        await writeFile(`${path}.br`, await compress(await readFile(path)));
      }),
  );
}
