import { root } from '../root.mjs';
import { databaseTests } from './databaseTests.mjs';
import { importersIn } from './importers.mjs';
import { readersIn } from './readers.mjs';
import { specsFor } from './specsFor.mjs';

/** Not in any import, and yet under everything. */
const isUnderEveryQuery = (path) => path.startsWith('apps/server/migrations/');
/** What differs between the databases is below this folder; of the rest one of them is proof enough for now. */
const isOfDatabase = (path) => path.startsWith('apps/server/src/platform/');
/** The programs themselves, whose tests start them, and import nothing of them. */
const isOfProgram = (path) => /^apps\/server\/src\/(?:[^/]+\.ts|operations\/)/.test(path);
const isCodeOrSql = (path) => isCode(path) || isUnderEveryQuery(path);
const isCode = (path) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(path);

/**
 * What of a step a change can break: `{ subcommand, files, mayBeEmpty, left }` for its program, or null for nothing. vitest
 * follows the imports by itself. Every test that starts the whole server imports all of it, and journeys import nothing
 * of the product: those are chosen by its rooms. `left` is what the whole run proves besides.
 */
export function affectedPart(step, files) {
  switch (step) {
    case 'check':
      return { files: [] };
    case 'browser': {
      const specs = specsFor(files);
      if (specs === null) return { files: [] };
      return specs.length > 0 ? { files: specs } : null;
    }
    // Needs the statements of the whole of PostgreSQL's step.
    case 'statements':
      return null;
    case 'pglite':
      if (files.some((path) => isOfDatabase(path) || isUnderEveryQuery(path))) return related(files);
      return files.some(isOfProgram) ? { files: ['program.test'] } : null;
    case 'unit':
      return files.length > 0 ? related([...files, ...readersIn(root)]) : null;
    case 'postgres': {
      const tests = databaseTests(root, files.filter(isCodeOrSql), importersIn(root));
      if (tests === null) return { files: [] };
      return tests.files.length > 0 ? tests : null;
    }
    default:
      return related(files);
  }
}

function related(files) {
  if (files.some(isUnderEveryQuery)) return { files: [] };
  const code = files.filter(isCode);
  return code.length > 0
    ? { subcommand: 'related', files: ['--run', '--passWithNoTests', ...code], mayBeEmpty: true }
    : null;
}
