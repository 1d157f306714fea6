import type { Database } from '../db';
import { createJobs } from './createJobs';

/** The library makes its tables when it first starts; a database that begins with them spares it a second. */
export async function createJobTables(database: Database): Promise<void> {
  const onFailure = (error: unknown) => {
    throw error;
  };
  const jobs = createJobs({ database, onFailure });
  await jobs.start();
  await jobs.stop();
}
