import { defineConfig } from 'vitest/config';

/** The same tests on both databases: whoever runs Shopbell may have either. */
const onDatabase = (name: 'pglite' | 'postgres', ...more: string[]) => ({
  test: {
    name,
    include: ['apps/server/src/**/*.db.test.ts', ...more],
    env: { TEST_DATABASE: name },
    globalSetup: [`apps/server/src/testing/${name}.setup.ts`],
    // Whole programs start in some of them; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // PGlite takes half a gigabyte and most of a core; two at a time is what two cores carry.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Properties with thousands of cases take their time on a busy machine.
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'tooling/*.test.mjs'],
          exclude: ['**/*.db.test.ts', '**/*.program.test.ts', '**/*.postgres.test.ts', '**/node_modules/**'],
        },
      },
      onDatabase('pglite', 'apps/server/src/**/*.program.test.ts'),
      onDatabase('postgres', 'apps/server/src/**/*.postgres.test.ts'),
    ],
  },
});
