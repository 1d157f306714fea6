/** Runs so many works at once; the others wait in the order they came. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes now overtakes.
      if (next) next();
      else running -= 1;
    }
  };
}
