import { isTest, mayUse } from './doors.mjs';

const workspaceOf = (path) => /^(?:packages|apps)\/[^/]+/.exec(path)?.[0] ?? null;
const featureOf = (path) => /^apps\/server\/src\/features\/[^/]+\//.exec(path)?.[0] ?? null;
const lazyFolderOf = (path) => /^.*?\/lazy\//.exec(path)?.[0] ?? null;
const isInSchemas = (path) => path.startsWith('packages/protocol/src/schemas/');

/**
 * The rules about a single import. Each takes `{ from, specifier, kind, path, external }` and says whether the
 * import breaks it.
 */
export const importRules = [
  {
    name: 'unresolved',
    because: 'leads nowhere: no such file, or no such door in the package.json of the workspace',
    isBroken: ({ path, external }) => !path && !external,
  },
  {
    name: 'workspace-by-path',
    because: 'reaches into another workspace by path; use one of its doors',
    isBroken: ({ from, specifier, path }) =>
      specifier.startsWith('.') &&
      workspaceOf(path ?? '') !== null &&
      workspaceOf(path) !== workspaceOf(from),
  },
  {
    name: 'arrow',
    because: 'goes against the arrows in tooling/arrows/doors.mjs',
    isBroken: ({ from, specifier, path }) =>
      !specifier.startsWith('.') && Boolean(path) && !mayUse(workspaceOf(from), from, specifier),
  },
  {
    name: 'protocol-alone',
    because: 'protocol has no dependency but zod, and that only under src/schemas',
    isBroken: ({ from, external }) =>
      from.startsWith('packages/protocol/src/') &&
      Boolean(external) &&
      !isTest(from) &&
      !(external === 'zod' && isInSchemas(from)),
  },
  {
    name: 'protocol-types-door',
    because: 'outside src/schemas, protocol uses schemas as types only ("import type")',
    isBroken: ({ from, kind, path }) =>
      from.startsWith('packages/protocol/src/') &&
      !isTest(from) &&
      !isInSchemas(from) &&
      isInSchemas(path ?? '') &&
      kind !== 'type',
  },
  {
    name: 'feature-door',
    because: 'server features meet only through the index.ts of the other feature',
    isBroken: ({ from, path }) => {
      const feature = featureOf(path ?? '');
      return (
        featureOf(from) !== null &&
        feature !== null &&
        feature !== featureOf(from) &&
        path !== `${feature}index.ts`
      );
    },
  },
  {
    name: 'lazy',
    because: 'a lazy/ folder is loaded with import() and never imported statically from outside',
    isBroken: ({ from, kind, path }) => {
      const folder = lazyFolderOf(path ?? '');
      return kind === 'static' && folder !== null && !from.startsWith(folder) && !isTest(from);
    },
  },
  {
    name: 'workshop',
    because: 'e2e/, bench/ and tooling/ serve the product and are no part of it',
    isBroken: ({ path }) => /^(?:e2e|bench|tooling)\//.test(path ?? ''),
  },
];
