import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing';
import { migrationsFolder } from '../../testing/places';
import { migrate, type OpenDatabase } from './index';

let opened: OpenDatabase;
let folder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shopbell-migrations-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

it('a migrated database has nothing left to apply', async () => {
  expect(await migrate(opened.database, migrationsFolder)).toEqual([]);
});

it('new files are applied once and in order, also when several nodes start together', async () => {
  await writeFile(
    join(folder, '9001_first.sql'),
    'create table first_step (n int); insert into first_step values (1)',
  );
  await writeFile(
    join(folder, '9002_second.sql'),
    'alter table first_step add column m int; update first_step set m = n',
  );
  const applied = await Promise.all([1, 2, 3].map(() => migrate(opened.database, folder)));
  expect(applied.flat().sort()).toEqual(['9001_first.sql', '9002_second.sql']);
  expect(await opened.database.query('select * from first_step')).toEqual([{ n: 1, m: 1 }]);
});

it('a file that fails leaves nothing behind and can be mended', async () => {
  await writeFile(join(folder, '9003_third.sql'), 'create table third_step (n int); select broken');
  await expect(migrate(opened.database, folder)).rejects.toThrow('broken');
  await writeFile(join(folder, '9003_third.sql'), 'create table third_step (n int)');
  expect(await migrate(opened.database, folder)).toEqual(['9003_third.sql']);
});
