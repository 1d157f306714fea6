import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, openDatabase } from '../platform/db';
import { createJobTables } from '../platform/jobs';
import { migrationsFolder, workerUrl } from './places';
import { startPostgres } from './startPostgres';

export const templateName = 'shopbell_template';

export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  await withAdmin(postgres.url('postgres'), (admin) => admin.query(`create database ${templateName}`));
  const opened = await openDatabase({
    databaseUrl: postgres.url(templateName),
    dataFolder: '',
    shortFolder: '',
    workerUrl,
  });
  await migrate(opened.database, migrationsFolder);
  await createJobTables(opened.database);
  await opened.close();
  project.provide('databaseTemplate', postgres.url('postgres'));
  return () => postgres.stop();
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await work(admin);
  await admin.end();
}
