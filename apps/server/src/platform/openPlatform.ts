import type { Pool } from 'pg';
import type { Environment } from '../environment';
import { type Bus, createInProcessBus, createNatsBus } from './bus';
import { type Clock, systemClock } from './clock';
import { type Database, type OpenDatabase, openDatabase } from './db';
import { createJobs, type Jobs } from './jobs';
import { createLog, type Log } from './log';
import { createMailer, createSmtpTransport, type Mailer } from './mail';

/** Everything the features get from below. */
export interface Platform {
  readonly log: Log;
  readonly onFailure: (error: unknown) => void;
  readonly database: Database;
  /** For the account library only, which brings its own queries. */
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
}

export interface OpenPlatform extends Platform {
  readonly databaseKind: OpenDatabase['kind'];
  close(): Promise<void>;
}

export interface PlatformPlaces {
  readonly shortFolder: string;
  readonly workerUrl: URL;
}

/** Which of its two implementations each port has is decided here, by the environment. */
export async function openPlatform(environment: Environment, places: PlatformPlaces): Promise<OpenPlatform> {
  const log = createLog(environment.logLevel);
  const onFailure = (error: unknown) => log.error({ err: error }, 'Work in the background failed');
  const opened = await openDatabase({ ...environment, ...places });
  const { database, pool } = opened;
  const jobs = createJobs({ database, onFailure });
  const transport = environment.smtpUrl
    ? createSmtpTransport(environment.smtpUrl, environment.mailFrom)
    : null;
  const bus = environment.natsUrl
    ? openNatsBus(environment.natsUrl, log, onFailure)
    : createInProcessBus(onFailure);
  return {
    log,
    onFailure,
    database,
    pool,
    databaseKind: opened.kind,
    bus,
    clock: systemClock,
    jobs,
    mailer: createMailer({ database, jobs, transport }),
    async close() {
      transport?.close();
      await bus.close();
      await opened.close();
    },
  };
}

function openNatsBus(url: string, log: Log, onFailure: (error: unknown) => void): Bus {
  const { host } = new URL(url);
  const onChange = (isUp: boolean) =>
    isUp
      ? log.info(`The bus at ${host} is connected.`)
      : log.warn(
          `The bus at ${host} does not answer; until it does, news from other nodes are up to 2 s late.`,
        );
  return createNatsBus({ url, onFailure, onChange });
}
