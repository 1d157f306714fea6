import type { Errand } from '../../feature/createErrands';
import type { ComposedFeature } from '../../feature/Feature';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { type AgentsService, findOnlyOwned } from '../agents';
import { closeAccount, closeOutside } from './closeAccount';
import { closedAddress } from './closedAddress';
import { findDue, noteOutside } from './due';
import { forgetNames } from './forgetNames';

export interface DeparturesDependencies
  extends Pick<AgentsService, 'passwords' | 'twoFactor' | 'onSessionEnded'> {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly errand: Errand;
  readonly onFailure: (error: unknown) => void;
  readonly everyFeature: readonly ComposedFeature[];
}

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export type Departures = ReturnType<typeof createDepartures>;

/** Of several nodes one goes through somebody's names; if it ends without a word, the next hour finds the way free. */
const onceAtATime = { name: 'names-forgotten', max: 1, windowMs: 50 * 60_000 };

export function createDepartures(dependencies: DeparturesDependencies) {
  const { database, attempts, clock, errand, onFailure, everyFeature } = dependencies;
  const { passwords, twoFactor, onSessionEnded } = dependencies;
  const stopping = new AbortController();

  /** What opens something is gone before; names are many, and a program that ends meanwhile goes on with them later. */
  async function forget(userId: string): Promise<void> {
    if (stopping.signal.aborted || !(await attempts.take(onceAtATime, userId))) return;
    try {
      const shops = await database.query<{ id: string }>(
        'select shop_id as id from former_member where user_id = $1 order by shop_id',
        [userId],
      );
      for (const { id } of shops)
        await forgetNames({ database, everyFeature, signal: stopping.signal }, Number(id), userId);
      await database.query('delete from "user" where "id" = $1 and "email" = $2', [
        userId,
        closedAddress(userId),
      ]);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    } finally {
      await attempts.giveBack(onceAtATime, userId);
    }
  }

  async function close(userId: string): Promise<Outcome<string[]>> {
    for (;;) {
      const now = new Date(clock.now());
      const outcome = await database.tx((transaction) => closeAccount(transaction, userId, now));
      if (outcome) return outcome;
    }
  }

  async function forgetOutside(userId: string): Promise<void> {
    const now = new Date(clock.now());
    const ended = await database.tx((transaction) => closeOutside(transaction, userId, now));
    for (const sessionId of ended ?? []) onSessionEnded(sessionId);
    if (ended) await forget(userId);
  }

  /** Somebody shows once more that it is them. */
  async function prove(userId: string, { password, code }: Proof): Promise<Outcome> {
    const proof = await passwords.prove(userId, password);
    return proof.isDone ? twoFactor.prove(userId, code) : proof;
  }

  return {
    prove,

    /** By the person themselves. */
    async deleteOwn(userId: string, proof: Proof): Promise<Outcome> {
      // Before a code has opened for nothing.
      if ((await findOnlyOwned(database, userId)).length > 0) return refused('last-owner');
      const proven = await prove(userId, proof);
      if (!proven.isDone) return proven;
      const closed = await close(userId);
      if (!closed.isDone) return closed;
      for (const id of closed.value) onSessionEnded(id);
      errand(forget(userId));
      return done();
    },

    /** Whoever is in no shop any more, and what a program that ended has left of others. */
    async forgetOld(): Promise<void> {
      const now = new Date(clock.now());
      await noteOutside(database, now);
      for (const userId of await findDue(database, now)) {
        if (stopping.signal.aborted) return;
        await forgetOutside(userId).catch(onFailure);
      }
    },

    /** Between two batches: what is left is gone on with by the next hour. */
    stop: () => stopping.abort(),
  };
}
