import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db';
import type { Files } from '../files';

/** Why this node should get no new work now; empty when it should. */
export type NotReady = 'draining' | 'database' | 'data-folder' | 'files';

export interface Readiness {
  reasons(): Promise<NotReady[]>;
  /** From now on nobody new is sent here (D19). */
  drain(): void;
}

export interface ReadinessOptions {
  readonly database: Database;
  readonly files: Files;
  readonly dataFolder: string;
}

const patienceMs = 1000;

export function createReadiness({ database, files, dataFolder }: ReadinessOptions): Readiness {
  let isDraining = false;
  let checking: Promise<NotReady[]> | null = null;

  async function check(): Promise<NotReady[]> {
    const checks = {
      database: database.query('select 1'),
      'data-folder': writeProbe(dataFolder),
      files: files.check(),
    };
    const names = Object.keys(checks) as (keyof typeof checks)[];
    const isFine = await Promise.all(names.map((name) => isInTime(checks[name])));
    return names.filter((_, index) => !isFine[index]);
  }

  return {
    /** Many may ask at once: one look a second at most answers them all. */
    async reasons() {
      if (isDraining) return ['draining'];
      checking ??= check().finally(() => {
        setTimeout(() => {
          checking = null;
        }, patienceMs).unref();
      });
      return checking;
    },
    drain() {
      isDraining = true;
    },
  };
}

function isInTime(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    wait(patienceMs, false, { ref: false }),
  ]);
}

/** Writing tells more than asking for the permission: a full disk permits and does not write. */
async function writeProbe(folder: string): Promise<void> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, 'probe');
  } finally {
    await rm(path, { force: true });
  }
}
