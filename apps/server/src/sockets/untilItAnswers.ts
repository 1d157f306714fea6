import { setTimeout as wait } from 'node:timers/promises';
import { troubleOf } from '../platform/db';
import type { Session } from './Session';

/** Until a database that does not answer is asked again: not by everyone at the same moment. */
const awayPauseMs = () => 500 + Math.random() * 1000;

/**
 * Work for a socket that waits where the database is away or has too much to do: a socket that was cut for it would only
 * come back and ask the same (D17). Whoever calls bounds how much of it there is.
 */
export async function untilItAnswers(session: Session, work: () => Promise<void>): Promise<void> {
  while (session.isOpen) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) === 'internal') throw error;
      await wait(awayPauseMs());
    }
  }
}
