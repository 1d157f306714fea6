import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, openDatabase } from '../platform/db';
import { createJobTables } from '../platform/jobs';
import { migrationsFolder, workerUrl } from './places';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated data folder to copy, or the address of a migrated database to use as a template. */
    databaseTemplate: string;
  }
}

/** Creating and migrating takes seconds, copying the result does not. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'shopbell-template-'));
  const opened = await openDatabase({
    databaseUrl: null,
    dataFolder: folder,
    shortFolder: folder,
    workerUrl,
  });
  await migrate(opened.database, migrationsFolder);
  await createJobTables(opened.database);
  await opened.close();
  project.provide('databaseTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
