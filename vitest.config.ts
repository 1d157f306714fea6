import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run long`: also on the embedded database what is proven on PostgreSQL otherwise. */
const isLong = process.env.LONG === '1';

const onDatabase = (name: 'pglite' | 'postgres' | 'statements', ...kinds: string[]) => ({
  test: {
    name,
    include: kinds.map((kind) => `apps/server/src/**/*.${kind}.test.ts`),
    env: { TEST_DATABASE: name },
    globalSetup: [`apps/server/src/testing/${name === 'postgres' ? name : 'pglite'}.setup.ts`],
    setupFiles: [
      'tooling/vitest/patience.ts',
      ...(name === 'postgres' ? ['apps/server/src/testing/noteStatements.ts'] : []),
    ],
    // Each file has a database of its own, and nothing else to share: the server is imported once, not once per file.
    isolate: false,
    // A database that lives for seconds is done before its compiled code has been improved: that is half of its time.
    execArgv: ['--liftoff-only'],
    // Whole programs start in some of them; on a busy machine that takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // PGlite takes half a gigabyte and most of a core; two at a time is what two cores carry. Tests on PostgreSQL wait
    // for it, for NATS and for time itself for a good part of theirs, and leave room for one more.
    maxWorkers: name === 'postgres' ? 3 : 2,
    // Those with another number of workers run after each other where somebody runs them all.
    sequence: { groupOrder: name === 'postgres' ? 1 : 2 },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What one project has read of the sources the next one does not read again, nor the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(import.meta.dirname, '.cache', 'vitest') },
    projects: [
      {
        test: {
          name: 'unit',
          // What they test is imported once, not once per file: that was two thirds of their time.
          isolate: false,
          // Properties with thousands of cases take their time on a busy machine.
          testTimeout: 180_000,
          setupFiles: ['tooling/vitest/patience.ts', 'tooling/vitest/oneSeed.ts'],
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'tooling/*.test.mjs'],
          exclude: ['**/*.{db,api,program,postgres,embedded}.test.ts', '**/node_modules/**'],
        },
      },
      onDatabase('postgres', 'db', 'api', 'postgres'),
      onDatabase('pglite', 'db', 'program', ...(isLong ? ['api'] : [])),
      onDatabase('statements', 'embedded'),
    ],
  },
});
