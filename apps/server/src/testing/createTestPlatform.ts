import type { Platform } from '../platform';
import { createInProcessBus } from '../platform/bus';
import { systemClock } from '../platform/clock';
import type { OpenDatabase } from '../platform/db';
import { createJobs } from '../platform/jobs';
import { createLog } from '../platform/log';
import { createMailer } from '../platform/mail';

/** The embedded implementation of every port, on a test's own database. */
export function createTestPlatform({ database, pool }: OpenDatabase): Platform {
  const onFailure = () => {};
  const jobs = createJobs({ database, onFailure });
  return {
    log: createLog('silent'),
    onFailure,
    database,
    pool,
    bus: createInProcessBus(onFailure),
    clock: systemClock,
    jobs,
    mailer: createMailer({ database, jobs, transport: null }),
  };
}
