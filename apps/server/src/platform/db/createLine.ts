/** Runs the work when its turn has come. */
export type Line = <Result>(isAhead: boolean, work: () => Promise<Result>) => Promise<Result>;

/** For pools that have room: nobody waits here. */
export const noLine: Line = (_, work) => work();

/** One at a time, where there is one connection; what goes ahead begins before all else that waits. */
export function createLine(): Line {
  const ahead: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let isTaken = false;

  function next(): void {
    const begin = ahead.shift() ?? rest.shift();
    if (begin) begin();
    else isTaken = false;
  }

  return async (isAhead, work) => {
    if (isTaken) await new Promise<void>((begin) => (isAhead ? ahead : rest).push(begin));
    isTaken = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
