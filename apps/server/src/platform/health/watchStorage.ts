import { statfs } from 'node:fs/promises';
import type { OpenDatabase } from '../db';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { noticeTexts, type StorageNotice, storageNotices } from './storageNotices';

export interface StorageWatchOptions {
  readonly dataFolder: string;
  readonly opened: Pick<OpenDatabase, 'kind' | 'database'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
}

const everyMs = 5 * 60_000;

/** Looks now and every five minutes; what is wrong stands in the log each time and in a gauge. */
export function watchStorage(options: StorageWatchOptions): () => void {
  const { dataFolder, opened, log, metrics, onFailure } = options;

  async function look(): Promise<void> {
    const { bavail, bsize } = await statfs(dataFolder);
    const freeBytes = bavail * bsize;
    const databaseBytes = opened.kind === 'pglite' ? await databaseSize() : null;
    metrics.diskFreeBytes.set(freeBytes);
    if (databaseBytes !== null) metrics.databaseBytes.set(databaseBytes);
    const notices = storageNotices({ freeBytes, databaseBytes });
    for (const notice of Object.keys(noticeTexts) as StorageNotice[]) {
      metrics.storageNotices.set({ notice }, notices.includes(notice) ? 1 : 0);
      if (notices.includes(notice)) log.warn({ freeBytes, databaseBytes }, noticeTexts[notice]);
    }
  }

  async function databaseSize(): Promise<number> {
    const [row] = await opened.database.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(row?.bytes);
  }

  const timer = setInterval(() => void look().catch(onFailure), everyMs).unref();
  void look().catch(onFailure);
  return () => clearInterval(timer);
}
