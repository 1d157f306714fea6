import type { KnipConfig } from 'knip';

/** Without the tests, what a file offers and uses itself is used; what it offers to tests alone is not. */
const isProduction = process.argv.includes('--production');

/** What only tests read. */
const forTests =
  '{testing,article-import-testing,asking-for-a-person/phrasings,content-testing,campaigns-testing,experiment-testing}';

const config: KnipConfig = {
  ignoreBinaries: ['apt-get'],
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['tooling/*.mjs', 'e2e/**/*.ts', 'bench/*.mjs', 'bench/*/*.program.mjs'],
      project: ['tooling/**/*.mjs', 'e2e/**/*.ts', 'bench/**/*.mjs', '*.ts'],
      ignoreDependencies: ['@biomejs/biome', /^@energetic-ai\//, 'react', 'react-dom', 'sharp'],
    },
    'packages/*': {
      project: ['src/**/*.{ts,tsx}!', `!src/${forTests}/**!`],
      // Nothing of ours is published: what a door offers is for somebody here, and a door for tests is for tests.
      includeEntryExports: isProduction,
      ignore: isProduction ? [`src/${forTests}/**`, 'build.mjs'] : [],
    },
    'apps/embed': {
      entry: [
        'src/main.ts!',
        'src/page/main.ts!',
        'src/campaigns/main.ts!',
        'src/campaigns/showPreview.ts!',
        'src/reports/main.ts!',
        'src/window/main.ts!',
      ],
      project: 'src/**/*.ts!',
    },
    'apps/widget': {
      entry: ['src/app.tsx!', 'src/prerender.tsx!', 'src/gallery/main.tsx!', 'src/checkout/storageFrame.ts!'],
      project: 'src/**/*.{ts,tsx}!',
    },
    'apps/console': { project: 'src/**/*.{ts,tsx}!' },
    'apps/server': {
      entry: [
        'src/main.ts!',
        'src/operate.ts!',
        'src/begin.ts!',
        'src/platform/db/embeddedDatabase.worker.ts!',
        'src/platform/embedding/embedding.worker.ts!',
      ],
      project: ['src/**/*.ts!', '!src/testing/**!'],
    },
    'apps/storefront': { project: ['src/**/*.ts!', '!src/testing/**!'] },
  },
};

export default config;
