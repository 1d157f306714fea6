/** Lets so many work at a time; the others wait, in the order in which they came. */
export function atMost(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // Whoever leaves gives the place to who has waited longest, so that nobody comes in between.
    if (free === 0) await new Promise<void>((enter) => waiting.push(enter));
    else free -= 1;
    try {
      return await work();
    } finally {
      const enter = waiting.shift();
      if (enter) enter();
      else free += 1;
    }
  };
}
