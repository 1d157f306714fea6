import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Environment } from '../environment';
import { type Bus, createInProcessBus, createNatsBus } from './bus';
import { type Clock, systemClock } from './clock';
import { type Credentials, openCredentials } from './credentials';
import type { Database, OpenDatabase } from './db';
import { createLocalEmbedder, createRemoteEmbedder, type Embedder } from './embedding';
import { createDiskFiles, createS3Files, type Files } from './files';
import { createReadiness, type Readiness, watchStorage } from './health';
import { createJobs, type Jobs } from './jobs';
import { type Load, watchLoad } from './load';
import { createLog, type Log } from './log';
import { createMailer, createSmtpTransport, type Mailer } from './mail';
import { collectProcessMetrics, createMetrics, type Metrics } from './metrics';
import { createOutgoing, type Outgoing } from './outgoing';
import { createReports, type FailureKind } from './reports';
import { createHttpSmsTransport, createSms, type Sms } from './sms';

/** Everything the features get from below. */
export interface Platform {
  readonly log: Log;
  readonly metrics: Metrics;
  /** For what nobody waits for: it is written into the log and reported. */
  readonly onFailure: OnFailure;
  readonly database: Database;
  /** For the account library only, which brings its own queries. */
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly files: Files;
  readonly outgoing: Outgoing;
  /** Null where texts are found by their words alone. */
  readonly embedder: Embedder | null;
  /** Null where the operator has given no key to keep secrets of others by. */
  readonly credentials: Credentials | null;
  readonly readiness: Readiness;
  readonly load: Load;
}

export type OnFailure = (error: unknown, kind?: FailureKind) => void;

export interface OpenPlatform extends Platform {
  readonly databaseKind: OpenDatabase['kind'];
  /** Nobody caught it: the process cannot be trusted any more. Ends when that has been said. */
  saysGoodbye(error: unknown): Promise<void>;
  close(): Promise<void>;
}

export interface PlatformParts {
  readonly opened: OpenDatabase;
  readonly release: string;
  /** The program of the thread that makes vectors. */
  readonly embeddingUrl: URL;
}

/** Which of its two implementations each port has is decided here, by the environment. */
export async function openPlatform(
  environment: Environment,
  { opened, release, embeddingUrl }: PlatformParts,
): Promise<OpenPlatform> {
  const { dataFolder, smtpUrl, mailFrom, smsUrl, filesUrl } = environment;
  const clock = systemClock;
  const log = createLog(environment.logLevel);
  const metrics = createMetrics();
  collectProcessMetrics(metrics);
  const reports = createReports({
    url: environment.errorReportUrl,
    release,
    clock,
    onOutcome: (outcome) => metrics.reports.inc({ outcome }),
  });
  const onFailure: OnFailure = (error, kind = 'background') => {
    log.error({ err: error, kind }, 'Something failed');
    void reports.report(error, kind);
  };
  const { database, pool } = opened;
  const files = filesUrl ? createS3Files(filesUrl) : await createDiskFiles(join(dataFolder, 'files'));
  const bus = openBus(environment.natsUrl, { log, metrics, onFailure });
  const jobs = createJobs({ database, onFailure, onEnd: (queue, end) => metrics.jobs.inc({ queue, end }) });
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : null;
  const outgoing = createOutgoing({ allowed: environment.outgoingAllowed });
  const embedder = openEmbedder(environment.embeddings, outgoing, embeddingUrl);
  const loop = watchLoad(environment.loopDelayMaxMs);
  const stopWatching = watchStorage({ dataFolder, opened, log, metrics, onFailure });
  return {
    log,
    metrics,
    onFailure,
    database,
    pool,
    databaseKind: opened.kind,
    bus,
    clock,
    jobs,
    mailer: createMailer({
      database,
      jobs,
      clock,
      transport,
      onDelivery: (outcome) => metrics.mails.inc({ outcome }),
    }),
    sms: createSms({
      database,
      jobs,
      clock,
      transport: smsUrl && createHttpSmsTransport(smsUrl),
      onDelivery: (outcome) => metrics.textMessages.inc({ outcome }),
    }),
    files,
    outgoing,
    embedder,
    credentials: await openCredentials(environment),
    readiness: createReadiness({ database, files, dataFolder }),
    load: loop.load,
    async saysGoodbye(error) {
      log.fatal({ err: error }, 'Nobody caught this; the program ends');
      await reports.report(error, 'unhandled');
    },
    async close() {
      stopWatching();
      loop.stop();
      transport?.close();
      await embedder?.close();
      await bus.close();
      await opened.close();
    },
  };
}

function openEmbedder(
  embeddings: Environment['embeddings'],
  outgoing: Outgoing,
  embeddingUrl: URL,
): Embedder | null {
  if (embeddings === null) return null;
  return embeddings === 'built-in'
    ? createLocalEmbedder(embeddingUrl)
    : createRemoteEmbedder(outgoing, embeddings);
}

function openBus(
  natsUrl: string | null,
  { log, metrics, onFailure }: Pick<Platform, 'log' | 'metrics' | 'onFailure'>,
): Bus {
  if (natsUrl === null) return createInProcessBus(onFailure);
  const { host } = new URL(natsUrl);
  const onChange = (isUp: boolean) => {
    metrics.busUp.set(isUp ? 1 : 0);
    if (isUp) log.info(`The bus at ${host} is connected.`);
    else
      log.warn(`The bus at ${host} does not answer; until it does, news of other nodes come up to 2 s late.`);
  };
  return createNatsBus({ url: natsUrl, onFailure, onChange });
}
