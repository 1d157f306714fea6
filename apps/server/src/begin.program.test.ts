import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate, openDatabase } from './platform/db';
import { migrationsFolder, workerUrl } from './testing/places';

it('an installation begins with all tables, and with a past of its own', async () => {
  const begun = [];
  for (let installation = 0; installation < 2; installation += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'shopbell-begin-'));
    const { database, close } = await openDatabase({
      databaseUrl: null,
      dataFolder: folder,
      shortFolder: folder,
      workerUrl,
    });
    const applied = await migrate(database, migrationsFolder);
    begun.push({ applied, epochs: await database.query<{ value: string }>('select value from epoch') });
    await close();
    await rm(folder, { recursive: true });
  }
  expect(begun.map(({ applied }) => applied)).toEqual(Array(2).fill(['0249_a_past_of_its_own.sql']));
  const epochs = begun.flatMap(({ epochs }) => epochs);
  expect(epochs).toHaveLength(2);
  expect(epochs[0]).not.toEqual(epochs[1]);
});
