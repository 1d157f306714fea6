import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { designTokens } from '@shopbell/looks/build';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../root.mjs';
import { brotliOptions } from './brotli.mjs';
import { numbersInPlace } from './numbersInPlace.mjs';
import { buildPageFiles } from './pageFiles.mjs';
import { reactNames } from './reactNames.mjs';
import { smallerFiles, terserVersion } from './smaller.mjs';
import { together } from './together.mjs';

const widget = join(root, 'apps/widget');

/** Vite's helper for styles and preloads of chunks: we have neither, and every shop's page would pay for it. */
const withoutPreloads = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};
/** One part in a hundred smaller than what the bundler leaves. */
const smaller = {
  name: 'smaller',
  augmentChunkHash: ({ name }) =>
    JSON.stringify([terserVersion, terserOptionsFor(name), String(ownNamesOnly), String(plainImports)]),
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const made = await smallerFiles(
        chunks.map(({ code, name }) => ({
          code: plainImports(ownNamesOnly(code)),
          options: terserOptionsFor(name),
        })),
      );
      for (const [at, chunk] of chunks.entries()) chunk.code = made[at];
    },
  },
};
/**
 * React declares its variables where it needs them; in front of its functions they repeat, which compresses. And nothing
 * in it hangs on what reading a property might do. Its developer tools find no door in it: on a shop's page they are
 * the shop's, and would look into a chat whose names are shortened.
 */
const forReact = {
  compress: {
    passes: 3,
    hoist_vars: true,
    pure_getters: true,
    global_defs: { '@__REACT_DEVTOOLS_GLOBAL_HOOK__': 'undefined' },
  },
  mangle: { properties: { regex: `^(${reactNames.join('|')})$` } },
};
const terserOptionsFor = (name) => ({
  module: true,
  ecma: 2020,
  ...(name === 'react' ? forReact : { compress: { passes: 3 } }),
});
/** The bundler's own code walks over all names of a record, also over those that old libraries give every object. */
const ownNamesOnly = (code) =>
  code.replace(
    /for\s?\(var (\w+) in (\w+)\)\s?(\w+\(\w+,\s?\1,\s?\{\s?get:)/g,
    'for(var $1 of Object.keys($2))$3',
  );
/** Around each import stands a call of the helper that does nothing here. */
const plainImports = (code) =>
  code.replace(
    /[\w$]+\(\s*\(\)\s*=>\s*(import\([^()]*\)(?:\.then\(\s*\(?\w+\)?\s*=>\s*[\w.$]+\))?),\s*(?:void 0,|\[\],)?\s*import\.meta\.url\)/g,
    '$1',
  );

const quiet = {
  configFile: false,
  logLevel: 'warn',
  root: widget,
  plugins: [numbersInPlace, react(), designTokens(), withoutPreloads],
};

export async function buildPages(distOf) {
  await Promise.all([
    buildWidget(distOf('widget')),
    buildPrerender(distOf('widget')),
    buildGallery(distOf('widget')),
    buildConsole(distOf('console')),
  ]);
}

const shortNames = { 'rolldown-runtime': 'run.[hash:6]', react: 'react.[hash:6]' };

/** Where `light-dark()` is known: all browsers of the last two years. */
const lightAndDark = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

async function buildWidget(folder) {
  const { output } = await build({
    ...quiet,
    plugins: [...quiet.plugins, smaller],
    // Chunks and fonts lie beside the app, on whatever host that is.
    base: './',
    build: {
      outDir: join(folder, 'assets'),
      assetsInlineLimit: 0,
      assetsDir: '',
      emptyOutDir: false,
      // What a screen costs is counted by it.
      manifest: true,
      target: 'es2022',
      // The window's own styles come as they are written; those of later chunks must not wait for a variable of a build.
      cssTarget: lightAndDark,
      modulePreload: false,
      rollupOptions: {
        input: { app: join(widget, 'src/app.tsx') },
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          // The names stand in every shop's script: short ones.
          entryFileNames: '[name].[hash:6].js',
          // Six letters are room for 64 files; those beside the script's own have more.
          chunkFileNames: ({ name }) => `${shortNames[name] ?? `${name}.[hash:7]`}.js`,
          assetFileNames: '[name].[hash][extname]',
          codeSplitting: {
            groups: together,
          },
        },
      },
    },
  });
  const app = output.find(({ isEntry }) => isEntry);
  const pageFiles = await buildPageFiles(join(folder, 'assets'));
  const names = (await readdir(join(folder, 'assets'))).sort();
  const manifest = {
    build: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    ...pageFiles,
    app: app.fileName,
    // What the app imports at once; the loader asks for all of it at the same time.
    imports: importsOf(app, output),
    // React alone: it is most of the bytes, and the rest comes with the first intent.
    ahead: importsOf(app, output).filter((name) => /^(run|react)\./.test(name)),
    next: nextOf(['Conversation'], app, output),
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await compressBelow(join(folder, 'assets'));
}

/** What a chunk imports at once, directly or not: whatever another one needs stands before it. */
function importsOf(chunk, output, known = new Set()) {
  for (const name of chunk.imports) {
    if (known.has(name)) continue;
    const imported = output.find(({ fileName }) => fileName === name);
    importsOf(imported, output, known);
    known.add(name);
  }
  return [...known];
}

/** Chunks without which nothing can be sent, with what they import beyond the app. */
function nextOf(names, app, output) {
  const first = new Set([...importsOf(app, output), app.fileName]);
  const chunks = names.map((wanted) => output.find(({ name }) => name === wanted));
  const files = chunks.flatMap((chunk) => [...importsOf(chunk, output), chunk.fileName]);
  return [...new Set(files)].filter((file) => !first.has(file));
}

/** Every view in its states, for eyes and for tests; no part of what shops load. */
async function buildGallery(folder) {
  await build({
    ...quiet,
    base: '/gallery/',
    build: {
      outDir: join(folder, 'gallery'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { gallery: join(widget, 'src/gallery/main.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
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
      rollupOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: 'prerender/[name].mjs' } },
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
        await writeFile(`${path}.br`, await compress(await readFile(path), brotliOptions));
      }),
  );
}
