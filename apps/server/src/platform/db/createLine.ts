import type { Pool } from 'pg';
import { DatabaseOverloaded } from './DatabaseOverloaded';

/** Runs the work when its turn has come. What goes ahead is few, and bounded by whoever brings it. */
export type Line = <Result>(isAhead: boolean, work: () => Promise<Result>) => Promise<Result>;

/** So many may wait for a connection; whoever comes then is told at once, instead of waiting for nothing (D17). */
const waitersMax = 1000;

/** For a pool that has room, and a line of its own when it has none. */
export function createPoolLine(pool: Pick<Pool, 'waitingCount'>, max = waitersMax): Line {
  return async (isAhead, work) => {
    if (!isAhead && pool.waitingCount >= max) throw new DatabaseOverloaded();
    return work();
  };
}

/**
 * One at a time, where there is one connection. What goes ahead begins before all else that waits, but not twice in a
 * row: who only reads would never come to it while two commits always wait.
 */
export function createLine(max = waitersMax): Line {
  const ahead: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let isTaken = false;
  let wasAhead = false;

  function next(): void {
    const begin = (wasAhead ? rest.shift() : undefined) ?? ahead.shift() ?? rest.shift();
    if (begin) begin();
    else isTaken = false;
  }

  return async (isAhead, work) => {
    if (isTaken) {
      if (!isAhead && rest.length >= max) throw new DatabaseOverloaded();
      await new Promise<void>((begin) => (isAhead ? ahead : rest).push(begin));
    }
    isTaken = true;
    wasAhead = isAhead;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
