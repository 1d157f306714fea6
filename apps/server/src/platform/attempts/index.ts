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

  async function takeAll(all: readonly (readonly [AttemptLimit, string])[]): Promise<boolean> {
    const nowMs = clock.now();
    const counted = all.map(([limit, whom]) => ({ ...limit, key: keyOf(limit, whom) }));
    // In one order, so that nobody waits for each other in a circle.
    const rows = await database.query<{ key: string; count: number }>(
      `insert into attempt (key, count, ends_at)
       select key, 1, ends_at from unnest($1::text[], $3::timestamptz[]) as t (key, ends_at) order by key
       on conflict (key) do update set
         count = case when attempt.ends_at <= $2 then 1 else attempt.count + 1 end,
         ends_at = case when attempt.ends_at <= $2 then excluded.ends_at else attempt.ends_at end
       returning key, count`,
      [
        counted.map(({ key }) => key),
        new Date(nowMs),
        counted.map(({ windowMs }) => new Date(nowMs + windowMs)),
      ],
    );
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    const isWithin = counted.every(({ key, max }) => (counts.get(key) ?? 1) <= max);
    // Who knocks where it is over already is left counted: that is one statement, however often they do.
    if (!isWithin && counted.length > 1) await uncount(counted.map(({ key }) => key));
    return isWithin;
  }

  async function uncount(keys: readonly string[]): Promise<void> {
    await database.query(
      `update attempt set count = count - 1 where count > 0
         and key in (select key from attempt where key = any($1) order by key for update)`,
      [keys],
    );
  }

  return {
    /** Counts one more and says whether it is still within the limit. Whom it is about is kept as a hash only. */
    take: (limit: AttemptLimit, whom: string): Promise<boolean> => takeAll([[limit, whom]]),

    /** The same for several limits by one statement; what is over one of them is counted in none. */
    takeAll,

    /** For what turned out to be no guess. It was counted before, since many may come at the same time. */
    giveBack: (limit: AttemptLimit, whom: string): Promise<void> => uncount([keyOf(limit, whom)]),

    giveAllBack: (all: readonly (readonly [AttemptLimit, string])[]): Promise<void> =>
      uncount(all.map(([limit, whom]) => keyOf(limit, whom))),

    async forgetOld(): Promise<void> {
      await database.query('delete from attempt where ends_at <= $1', [new Date(clock.now())]);
    },
  };
}
