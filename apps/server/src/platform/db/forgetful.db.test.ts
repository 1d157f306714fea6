import { expect, it } from 'vitest';
import { openTestDatabase, prepareTestDatabase, runProgram } from '../../testing';
import { refuseForgetfulDatabase } from './index';

const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(40) };

it('[D1] a database that may forget what it has committed is refused in production', async () => {
  const { environment, databaseUrl, remove } = await prepareTestDatabase();
  if (databaseUrl === null) {
    // The embedded database is chosen on purpose, and says at the start what it does not survive.
    const opened = await openTestDatabase();
    await expect(refuseForgetfulDatabase(opened.database)).rejects.toThrow('fsync=off');
    await opened.close();
  } else {
    const DATABASE_URL = `${databaseUrl}?options=-c%20synchronous_commit%3Doff`;
    const { code, output } = await runProgram({ ...environment, ...production, DATABASE_URL });
    expect([code, output.trim()]).toEqual([
      1,
      'The database has synchronous_commit=off: it could lose messages that were acknowledged.',
    ]);
  }
  await remove();
});
