import type { Database } from '../platform/db';
import { createJobs } from '../platform/jobs';

/** The library makes its tables when it first starts; a template that has them spares every test a second. */
export async function createJobTables(database: Database): Promise<void> {
  const onFailure = (error: unknown) => {
    throw error;
  };
  const jobs = createJobs({ database, onFailure });
  await jobs.start();
  await jobs.stop();
}
