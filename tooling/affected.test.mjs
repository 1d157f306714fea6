import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { affectedPart } from './affected/affectedPart.mjs';
import { changedFiles } from './affected/changedFiles.mjs';
import { readersIn } from './affected/readers.mjs';
import { roomsOf } from './affected/roomsOf.mjs';
import { journeysOf, specsFor } from './affected/specsFor.mjs';
import { tablesIn } from './affected/tablesIn.mjs';
import { workspacesOf } from './arrows/workspaces.mjs';
import { root } from './root.mjs';

const rooms = { talk: ['conversations'], conversation: ['conversation'], looks: ['styles'] };

describe('specsFor', () => {
  it('takes the journeys through the rooms that a change is in', () => {
    expect(specsFor(['apps/widget/src/styles/window.css'], rooms)).toEqual(['e2e/looks.spec.ts']);
    expect(
      specsFor(['apps/server/src/features/conversations/store.ts', 'apps/console/src/styles/a.css'], rooms),
    ).toEqual(['e2e/looks.spec.ts', 'e2e/talk.spec.ts']);
  });

  it('takes a journey for itself', () => {
    expect(specsFor(['e2e/looks.spec.ts'], rooms)).toEqual(['e2e/looks.spec.ts']);
  });

  it('sees what is in no room through the rooms that import it, directly or not', () => {
    const importers = {
      'packages/rules/src/order/a.ts': ['packages/rules/src/order/index.ts'],
      'packages/rules/src/order/index.ts': [
        'packages/rules/src/order/a.ts',
        'apps/widget/src/styles/sheet.ts',
        'apps/server/src/features/conversations/store.ts',
      ],
    };
    const project = { importersOf: (path) => importers[path] ?? [], tablesOf: () => [] };
    expect(specsFor(['packages/rules/src/order/a.ts'], rooms, project)).toEqual([
      'e2e/looks.spec.ts',
      'e2e/talk.spec.ts',
    ]);
  });

  it('takes of a migration also the journeys of the features whose tables it names', () => {
    const project = {
      importersOf: () => [],
      tablesOf: () => ['apps/server/src/features/conversations/tables.ts'],
    };
    expect(specsFor(['apps/server/migrations/0009_more.sql'], rooms, project)).toContain('e2e/talk.spec.ts');
    expect(tablesIn(root, 'apps/server/migrations/0160_page_events.sql')).toContain(
      'apps/server/src/features/tracking/tables.ts',
    );
  });

  it('takes what a script is written by, and what speaks to the server, for more than their folders say', () => {
    expect(specsFor(['apps/server/src/features/shops/script.ts'])).toEqual(
      expect.arrayContaining(['e2e/embed.spec.ts', 'e2e/embed-placement.spec.ts', 'e2e/settings.spec.ts']),
    );
    expect(specsFor(['packages/client/src/visitor/createVisitorClient.ts'])).toEqual(
      expect.arrayContaining([
        'e2e/conversation.spec.ts',
        'e2e/storage.spec.ts',
        'e2e/transport-tabs.spec.ts',
      ]),
    );
    expect(specsFor(['packages/protocol/src/schemas/consoleFlows.ts'])).toContain('e2e/flows.spec.ts');
  });

  it('takes where a program begins for what all of its rooms stand on', () => {
    const ofFile = (path) => specsFor([path]).map((spec) => spec.replace(/^e2e\/|\.spec\.ts$/g, ''));
    expect(ofFile('apps/widget/src/app/mountRoots.tsx')).toEqual(['conversation', 'early-window', 'window']);
    expect(ofFile('apps/console/src/app/Button.tsx')).toEqual(['conversation', 'inbox', 'lost-parts']);
  });

  it('takes none for tests and words, and all for what carries them all', () => {
    expect(
      specsFor(['docs/overview.md', 'apps/widget/src/styles/a.test.ts', 'tooling/test.mjs'], rooms),
    ).toEqual([]);
    expect(specsFor(['e2e/support/test.ts', 'docs/overview.md'], rooms)).toBeNull();
  });
});

describe('affectedPart', () => {
  const style = 'apps/widget/src/floating-input/input.css';
  const migration = 'apps/server/migrations/0001_first.sql';

  it('of tests are those that import what has changed', () => {
    const related = {
      subcommand: 'related',
      files: ['--run', '--passWithNoTests', style],
      mayBeEmpty: true,
    };
    expect(affectedPart('pglite', ['apps/server/src/platform/db/migrate.ts'])?.subcommand).toBe('related');
    expect(affectedPart('unit', [style, 'README.md'])).toMatchObject({
      ...related,
      files: expect.arrayContaining(related.files),
    });
  });

  it('of the tests on PostgreSQL are those beside it, and of the features that need it', () => {
    const testsFor = (...files) => affectedPart('postgres', files)?.files.join(' ') ?? null;
    expect(testsFor('apps/server/src/features/inbox/macros.ts')).toMatch(/^apps.server.src.features.inbox\//);
    expect(testsFor('packages/rules/src/grounding/index.ts')).toContain('features/assistant/');
    expect(testsFor('apps/server/src/features/conversations/store.ts')).toContain('realtime/delivery.');
    expect(testsFor('apps/server/src/features/tracking/tables.ts')).toContain('feature/schema.');
    expect(testsFor('packages/protocol/src/schemas/consoleFlows.ts')).toContain('features/flows/');
    expect(testsFor('apps/server/src/platform/db/migrate.ts')).toBe('');
    expect(testsFor(style, 'README.md')).toBeNull();
    const { files, left } = affectedPart('postgres', ['apps/server/src/platform/mail/index.ts']);
    expect(files.length).toBeLessThan(left.length);
  });

  it('of the unit tests are also those that read files, whatever has changed', () => {
    expect(affectedPart('unit', ['README.md']).files).toContain('tooling/documents.test.mjs');
    expect(affectedPart('unit', [style]).files).toEqual(
      expect.arrayContaining([style, 'packages/looks/src/tokens.test.ts']),
    );
  });

  it('of the tests on the embedded database is nothing, unless the database itself is concerned', () => {
    expect(affectedPart('pglite', ['apps/server/src/features/inbox/service.ts'])).toBeNull();
    expect(affectedPart('pglite', ['apps/server/src/platform/db/migrate.ts'])).not.toBeNull();
  });

  it('of what starts the programs are those that start them', () => {
    for (const path of ['apps/server/src/serve.ts', 'apps/server/src/operations/backup.ts'])
      expect(affectedPart('pglite', [path])).toEqual({ files: ['program.test'] });
  });

  it('of a migration are all tests on a database', () => {
    expect(['pglite', 'postgres'].map((step) => affectedPart(step, [migration]))).toEqual([
      { files: [] },
      { files: [] },
    ]);
  });

  it('of the journeys are those through the rooms, and of the checks all', () => {
    expect(affectedPart('browser', [style])).toEqual({ files: ['e2e/floating-input.spec.ts'] });
    expect(affectedPart('browser', ['README.md'])).toBeNull();
    expect(affectedPart('browser', ['e2e/support/test.ts'])).toEqual({ files: [] });
    expect(affectedPart('check', ['README.md'])).toEqual({ files: [] });
  });
});

describe('readersIn', () => {
  it('finds the tests that no import leads to', () => {
    expect(readersIn(root)).toEqual(
      expect.arrayContaining([
        'apps/console/src/screens/screens.test.ts',
        'packages/looks/src/tokens.test.ts',
        'tooling/documents.test.mjs',
      ]),
    );
  });
});

/** What all rooms of a program stand on. Whatever else is new needs a journey that says its name. */
const carriesEverything = [
  /^apps\/\w+\/[\w.]+$/,
  /^apps\/(?:console|widget)\/src\/(?:(?:app|forms|icons|saving)\/|[\w-]+\.tsx?$)/,
  /^apps\/server\/src\/(?:feature\/|platform\/|\w+\.ts$)/,
  /^packages\/protocol\//,
  /^packages\/rules\/src\/(?:json|metadata|recording|uuid)\//,
];

describe('the rooms of the journeys', () => {
  it('see every source, but what carries everything', () => {
    const sources = workspacesOf(root)
      .flatMap(({ files }) => files)
      .filter((path) => !/\.test\.\w+$|testing|\/gallery\//.test(path));
    const unseen = sources.filter((path) => journeysOf(path) === null);
    expect(unseen.filter((path) => !carriesEverything.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it('name every journey there is', () => {
    const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
    expect(Object.keys(roomsOf).sort()).toEqual(specs.map((name) => name.replace('.spec.ts', '')).sort());
  });

  it('are folders of the product, or ends of paths in it', () => {
    const paths = ['apps', 'packages'].flatMap((parent) => pathsBelow(parent));
    const isThere = (room) => paths.some((path) => `${path}/`.includes(`/${room}/`));
    expect(
      Object.values(roomsOf)
        .flat()
        .filter((room) => !isThere(room)),
    ).toEqual([]);
  });
});

function pathsBelow(path) {
  if (/\/(?:node_modules|dist)$/.test(path)) return [];
  const inside = readdirSync(join(root, path), { withFileTypes: true });
  return inside.flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    return entry.isDirectory() ? [child, ...pathsBelow(child)] : [child];
  });
}

describe('changedFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'affected-'));
  const git = (...given) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.z', ...given], { cwd: folder });
  const write = (name) => writeFileSync(join(folder, name), String(Math.random()));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those of the branch, those not committed yet, and the new ones', () => {
    git('init', '-q', '-b', 'main');
    for (const name of ['old', 'removed', 'touched']) write(name);
    git('add', '.');
    git('commit', '-qm', 'first');
    git('checkout', '-qb', 'branch');
    write('committed');
    git('add', '.');
    git('commit', '-qm', 'second');
    write('touched');
    write('new');
    rmSync(join(folder, 'removed'));
    expect(changedFiles(folder)).toEqual(['committed', 'new', 'removed', 'touched']);
  });
});
