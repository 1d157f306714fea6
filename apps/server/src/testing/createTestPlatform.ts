import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Platform } from '../platform';
import { createInProcessBus } from '../platform/bus';
import { systemClock } from '../platform/clock';
import { createCredentials } from '../platform/credentials/createCredentials';
import type { OpenDatabase } from '../platform/db';
import type { Files } from '../platform/files';
import { createReadiness } from '../platform/health';
import { createJobs } from '../platform/jobs';
import { createLog } from '../platform/log';
import { createMailer } from '../platform/mail';
import { createMetrics } from '../platform/metrics';
import { createOutgoing } from '../platform/outgoing';
import { createSms } from '../platform/sms';

/** The embedded implementation of every port, on a test's own database. */
export function createTestPlatform({ database, pool }: OpenDatabase): Platform {
  const onFailure = () => {};
  const jobs = createJobs({ database, onFailure });
  return {
    log: createLog('silent'),
    metrics: createMetrics(),
    onFailure,
    database,
    pool,
    bus: createInProcessBus(onFailure),
    clock: systemClock,
    jobs,
    mailer: createMailer({ database, jobs, clock: systemClock, transport: null }),
    sms: createSms({ database, jobs, clock: systemClock, transport: null }),
    files: noFiles,
    outgoing: createOutgoing({ allowed: [] }),
    embedder: null,
    credentials: createCredentials([randomBytes(32)]),
    readiness: createReadiness({ database, files: noFiles, dataFolder: tmpdir() }),
    // How busy the machine is that runs the tests is no matter of theirs.
    load: { isTooMuch: false, retryAfterMs: () => 1000 },
  };
}

const noFiles: Files = {
  put: async () => {},
  get: async () => null,
  remove: async () => {},
  check: async () => {},
};
