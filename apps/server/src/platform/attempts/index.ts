import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import type { Database } from '../db';

export { networkOf } from './networkOf';

export interface AttemptLimit {
  /** What is counted, for example `password-reset`. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts tries across nodes, in windows that begin with the first one. */
export function createAttempts(database: Database, clock: Clock) {
  const keyOf = ({ name }: AttemptLimit, whom: string) =>
    `${name}:${createHash('sha256').update(whom).digest('hex')}`;

  return {
    /** Counts one more and says whether it is still within the limit. Whom it is about is kept as a hash only. */
    async take(limit: AttemptLimit, whom: string): Promise<boolean> {
      const [now, endsAt] = [new Date(clock.now()), new Date(clock.now() + limit.windowMs)];
      const [row] = await database.query<{ count: number }>(
        `insert into attempt (key, count, ends_at) values ($1, 1, $3)
         on conflict (key) do update set
           count = case when attempt.ends_at <= $2 then 1 else attempt.count + 1 end,
           ends_at = case when attempt.ends_at <= $2 then $3 else attempt.ends_at end
         returning count`,
        [keyOf(limit, whom), now, endsAt],
      );
      return (row?.count ?? 1) <= limit.max;
    },

    /** For what turned out to be no guess. It was counted before, since many may come at the same time. */
    async giveBack(limit: AttemptLimit, whom: string): Promise<void> {
      await database.query('update attempt set count = count - 1 where key = $1 and count > 0', [
        keyOf(limit, whom),
      ]);
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from attempt where ends_at <= $1', [new Date(clock.now())]);
    },
  };
}
