import { setTimeout as wait } from 'node:timers/promises';
import { closeCodes } from '@shopbell/protocol';
import type { Session } from '../../sockets/Session';
import { untilItAnswers } from '../../sockets/untilItAnswers';

/** So many may wait on one socket. A page asks for the next when it has the last, so only a flood has more. */
const waitingMax = 20;
const fullBufferPauseMs = 50;

interface Line {
  last: Promise<void>;
  waiting: number;
}

/**
 * What sockets ask to read: one at a time on each, not before it has taken what it was sent, and not faster than the
 * allowance of its conversation. Whoever asks in a loop waits, and nobody else does. While the database is away, all wait.
 */
export class Readings {
  readonly #lines = new WeakMap<Session, Line>();
  readonly #mustWaitMs: (conversationId: string) => number | null;

  constructor(mustWaitMs: (conversationId: string) => number | null) {
    this.#mustWaitMs = mustWaitMs;
  }

  run(session: Session, conversationId: string, read: () => Promise<void>): Promise<void> {
    const line = this.#lines.get(session) ?? { last: Promise.resolve(), waiting: 0 };
    this.#lines.set(session, line);
    if (line.waiting >= waitingMax) {
      session.close(closeCodes.tryAgainLater);
      return Promise.resolve();
    }
    line.waiting += 1;
    const turn = line.last.then(async () => {
      line.waiting -= 1;
      if (await this.#isTime(session, conversationId)) await untilItAnswers(session, read);
    });
    line.last = turn.catch(() => {});
    return turn;
  }

  /** False where the socket has gone in the meantime. */
  async #isTime(session: Session, conversationId: string): Promise<boolean> {
    while (session.isOpen) {
      const waitMs = session.isBufferFull ? fullBufferPauseMs : this.#mustWaitMs(conversationId);
      if (waitMs === null) return true;
      await wait(waitMs);
    }
    return false;
  }
}
