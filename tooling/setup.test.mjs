import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedBrowser } from './setup/browser.mjs';
import { installedNats } from './setup/nats.mjs';
import { ensurePackages, needsInstall } from './setup/packages.mjs';
import { installedPostgres } from './setup/postgres.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(path, body = 'exit 0') {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('ensurePackages', () => {
  const lock = (content) => writeFileSync(join(folder, 'package-lock.json'), content);
  const install = () => mkdirSync(join(folder, 'node_modules'), { recursive: true });

  beforeEach(() => lock('{ "lockfileVersion": 3 }'));

  it('is needed without node_modules', () => {
    expect(needsInstall(folder)).toBe(true);
  });

  it('is needed when somebody else installed, since nobody knows what', () => {
    install();
    expect(needsInstall(folder)).toBe(true);
  });

  it('installs once for one lock file', () => {
    const installed = [];
    const count = (where) => {
      installed.push(where);
      install();
    };
    ensurePackages({ folder, install: count });
    ensurePackages({ folder, install: count });
    expect(installed).toEqual([folder]);
  });

  it('installs again when the lock file changes', () => {
    ensurePackages({ folder, install });
    lock('{ "lockfileVersion": 3, "packages": {} }');
    expect(needsInstall(folder)).toBe(true);
  });

  it('records nothing when the installation fails', () => {
    const fail = () => {
      throw new Error('npm ci failed');
    };
    expect(() => ensurePackages({ folder, install: fail })).toThrow('npm ci failed');
    expect(needsInstall(folder)).toBe(true);
  });
});

describe('installedBrowser', () => {
  it('prefers chromium to google-chrome', () => {
    program('bin/google-chrome');
    const chromium = program('bin/chromium');
    expect(installedBrowser(join(folder, 'bin'))).toBe(chromium);
  });

  it('passes over a stub that does not start', () => {
    program('bin/chromium-browser', 'exit 1');
    const chrome = program('bin/google-chrome');
    expect(installedBrowser(join(folder, 'bin'))).toBe(chrome);
  });

  it('is null when there is none', () => {
    expect(installedBrowser(join(folder, 'bin'))).toBeNull();
  });
});

describe('installedPostgres', () => {
  const server = (path) => {
    for (const name of ['initdb', 'postgres', 'pg_ctl']) program(`${path}/${name}`);
  };
  const find = () =>
    installedPostgres({ versionsFolder: join(folder, 'versions'), searchPath: join(folder, 'bin') });

  it('takes the newest version, by number', () => {
    server('versions/9.6/bin');
    server('versions/15/bin');
    server('versions/17/bin');
    expect(find()).toBe(join(folder, 'versions/17/bin'));
  });

  it('passes over a folder that holds only the client programs', () => {
    program('versions/17/bin/psql');
    server('versions/15/bin');
    expect(find()).toBe(join(folder, 'versions/15/bin'));
  });

  it('follows pg_config', () => {
    server('elsewhere');
    program('bin/pg_config', `echo ${join(folder, 'elsewhere')}`);
    expect(find()).toBe(join(folder, 'elsewhere'));
  });

  it('is null when there is none', () => {
    expect(find()).toBeNull();
  });
});

describe('installedNats', () => {
  it('is found on the search path', () => {
    const server = program('bin/nats-server');
    expect(installedNats(join(folder, 'bin'))).toBe(server);
  });

  it('is null when there is none', () => {
    expect(installedNats(join(folder, 'bin'))).toBeNull();
  });
});
