import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

const deliveryEnds = 'sent, later, refused, unknown, lost, too-late';

export type Metrics = ReturnType<typeof createMetrics>;

/** Every number the program keeps about itself, by name. docs/operations.md says what each one tells. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `shopbell_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `shopbell_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `shopbell_${name}`, help, buckets, registers });

  return {
    registry,
    acks: counter('acks_total', 'Messages acknowledged as stored'),
    nacks: counter('nacks_total', 'Messages refused, by problem code', ['code']),
    drops: counter('drops_total', 'Frames and reports discarded, by reason', ['reason']),
    sockets: gauge('sockets', 'Open sockets, by side', ['side']),
    commitBatchSize: histogram(
      'commit_batch_size',
      'Messages written by one group commit',
      [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    ),
    commitSeconds: histogram('commit_seconds', 'Duration of a group commit', secondsBuckets),
    fanoutLagSeconds: histogram(
      'fanout_lag_seconds',
      'From the storing of a message to its offer to sockets here',
      secondsBuckets,
    ),
    jobs: counter('jobs_total', 'Jobs by queue and end: done, retried, dead', ['queue', 'end']),
    mails: counter('mails_total', `Tries to deliver a mail: ${deliveryEnds}`, ['outcome']),
    textMessages: counter('text_messages_total', `Tries to deliver a text message: ${deliveryEnds}`, [
      'outcome',
    ]),
    pageEvents: counter(
      'page_events_total',
      'What pages tell, by end: stored, gone, refused, dropped, lost',
      ['end'],
    ),
    busUp: gauge('bus_up', 'Whether the bus between nodes is connected'),
    reports: counter('error_reports_total', 'Error reports: sent, sampled-out, rate-limited, failed', [
      'outcome',
    ]),
    diskFreeBytes: gauge('disk_free_bytes', 'Free space where DATA_DIR is'),
    databaseBytes: gauge('database_bytes', 'Size of the embedded database'),
    storageNotices: gauge('storage_notices', '1 while there is something to do about storage', ['notice']),
  };
}

/** The process itself: memory, processor, delay of the event loop. Once per process. */
export function collectProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
