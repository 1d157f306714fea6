import type { Pool } from 'pg';
import { DatabaseOverloaded } from './DatabaseOverloaded';

/**
 * Runs the work when its turn has come. What goes ahead is few, and bounded by whoever brings it. Work that has sent all
 * it has to say may leave the line before it is answered, where whoever comes next can stand behind it.
 */
export type Line = <Result>(
  isAhead: boolean,
  work: (leave?: () => void) => Promise<Result>,
) => Promise<Result>;

/** So many may wait for a connection; whoever comes then is told at once, instead of waiting for nothing (D17). */
const waitersMax = 1000;

/** One that is worked on, and one that is there as soon as it is done: nothing idles while answers travel. */
const sentMax = 2;

/** For a pool that has room, and a line of its own when it has none. */
export function createPoolLine(pool: Pick<Pool, 'waitingCount'>, max = waitersMax): Line {
  return async (isAhead, work) => {
    if (!isAhead && pool.waitingCount >= max) throw new DatabaseOverloaded();
    return work();
  };
}

/**
 * One at a time, where there is one connection, and at most one more behind what is only waited for. What goes ahead begins before all else that waits, but not twice in a
 * row: who only reads would never come to it while two commits always wait.
 */
export function createLine(max = waitersMax): Line {
  const ahead: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let isTaken = false;
  let sent = 0;
  let wasAhead = false;

  const isFree = () => !isTaken && sent < sentMax;

  function next(): void {
    if (!isFree()) return;
    const begin = (wasAhead ? rest.shift() : undefined) ?? ahead.shift() ?? rest.shift();
    isTaken = begin !== undefined;
    begin?.();
  }

  return async (isAhead, work) => {
    if (!isFree()) {
      if (!isAhead && rest.length >= max) throw new DatabaseOverloaded();
      await new Promise<void>((begin) => (isAhead ? ahead : rest).push(begin));
    }
    isTaken = true;
    wasAhead = isAhead;
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      isTaken = false;
      sent += 1;
      next();
    };
    try {
      return await work(leave);
    } finally {
      if (hasLeft) sent -= 1;
      else isTaken = false;
      next();
    }
  };
}
