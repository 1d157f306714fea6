import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { affectedPart } from './affected/affectedPart.mjs';
import { changedFiles } from './affected/changedFiles.mjs';
import { roomsOf, specsFor } from './affected/specsFor.mjs';
import { root } from './root.mjs';

const rooms = { talk: ['conversations'], conversation: ['conversation'], looks: ['styles'] };

describe('specsFor', () => {
  it('takes the journeys through the rooms that a change is in', () => {
    expect(specsFor(['apps/widget/src/styles/window.css'], rooms)).toEqual(['e2e/looks.spec.ts']);
    expect(
      specsFor(['apps/server/src/features/conversations/store.ts', 'apps/console/src/styles/a.css'], rooms),
    ).toEqual(['e2e/looks.spec.ts', 'e2e/talk.spec.ts']);
  });

  it('takes a conversation for what no room claims, and a journey for itself', () => {
    expect(specsFor(['packages/protocol/src/limits.ts', 'e2e/looks.spec.ts'], rooms)).toEqual([
      'e2e/conversation.spec.ts',
      'e2e/looks.spec.ts',
    ]);
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
    expect(affectedPart('unit', [style, 'README.md'])).toEqual(related);
    expect(affectedPart('postgres', [style])).toEqual(related);
    expect(affectedPart('unit', ['README.md'])).toBeNull();
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

describe('the rooms of the journeys', () => {
  it('name every journey there is', () => {
    const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
    expect(Object.keys(roomsOf).sort()).toEqual(specs.map((name) => name.replace('.spec.ts', '')).sort());
  });

  it('are folders of the product', () => {
    const folders = ['apps', 'packages'].flatMap((parent) => foldersBelow(join(root, parent)));
    expect(
      Object.values(roomsOf)
        .flat()
        .filter((room) => !folders.includes(room)),
    ).toEqual([]);
  });
});

function foldersBelow(folder) {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = inside.map(({ name }) => name).filter((name) => name !== 'node_modules' && name !== 'dist');
  return [...names, ...names.flatMap((name) => foldersBelow(join(folder, name)))];
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
