import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from './platform/db';
import { createJobTables } from './platform/jobs';

/**
 * What the build runs once, where there is nothing: an embedded database and all its tables are made, and an
 * installation begins with a copy of them.
 */
const [folder = ''] = process.argv.slice(2);
const { database, close } = await openDatabase({
  databaseUrl: null,
  dataFolder: folder,
  shortFolder: folder,
  workerUrl: new URL('./embeddedDatabase.worker.mjs', import.meta.url),
});
await migrate(database, fileURLToPath(new URL('./migrations', import.meta.url)));
await createJobTables(database);
// Which past it has is for each installation to say, when it first starts.
await database.query('delete from epoch');
await database.query("delete from schema_migration where name = '0249_a_past_of_its_own.sql'");
await close();
