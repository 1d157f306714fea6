export type Errand = (work: Promise<void>) => void;

/** What nobody waits for, except who ends the program: it may still have something to ask of the database. */
export function createErrands(onFailure: (error: unknown) => void) {
  const open = new Set<Promise<void>>();
  return {
    errand(work: Promise<void>): void {
      const going = work.catch(onFailure).finally(() => open.delete(going));
      open.add(going);
    },
    async idle(): Promise<void> {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
