import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** All that a shop's page can rely on, without our comments: what changes here changes for every shop. */
export function readDeclarations(file = 'packages/protocol/src/publicApi.ts') {
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-api-'));
  try {
    execFileSync(
      join(root, 'node_modules/.bin/tsc'),
      [
        ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--removeComments', '--strict'],
        ...['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''],
        ...['--outDir', folder, join(root, file)],
      ],
      { stdio: 'pipe' },
    );
    return readFileSync(join(folder, 'publicApi.d.ts'), 'utf8').trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report after `before`: another surface is another revision. */
export function makeReport(declarations, before = '') {
  const revision = revisionOf(before);
  const isSame = declarationsIn(before) === declarations;
  return [
    '# The browser API as it is published',
    '',
    `Revision ${isSame ? revision : revision + 1}, made by \`npm run api-report\` from \`packages/protocol/src/publicApi.ts\`. A new`,
    'revision needs a line in the changelog that names it. How to use all this is in [browser-api.md](browser-api.md).',
    '',
    '```ts',
    declarations,
    '```',
    '',
  ].join('\n');
}

export const revisionOf = (report) => Number(/^Revision (\d+),/m.exec(report)?.[1] ?? 0);

const declarationsIn = (report) => /```ts\n([\s\S]*)\n```/.exec(report)?.[1] ?? null;
