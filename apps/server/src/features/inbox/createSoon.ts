import type { Errand } from '../../feature/createErrands';

const delayMs = 100;

/**
 * Many reasons in a moment are one reason to do something about a shop, and while it is being done they are one reason
 * to do it once more: however slow the database is, no two of a shop wait for it.
 */
export function createSoon(act: (shopId: number) => Promise<void>, errand: Errand) {
  const waiting = new Map<number, NodeJS.Timeout>();
  const running = new Set<number>();
  const askedAgain = new Set<number>();
  const later = new Map<number, NodeJS.Timeout>();
  let isStopped = false;

  function ask(shopId: number): void {
    if (isStopped || waiting.has(shopId)) return;
    if (running.has(shopId)) askedAgain.add(shopId);
    else waiting.set(shopId, setTimeout(() => errand(run(shopId)), delayMs).unref());
  }

  async function run(shopId: number): Promise<void> {
    waiting.delete(shopId);
    running.add(shopId);
    try {
      await act(shopId);
    } finally {
      running.delete(shopId);
      if (askedAgain.delete(shopId)) ask(shopId);
    }
  }

  return {
    ask,
    /** Instead of what was to come later, so that it is said with each look. */
    askIn(shopId: number, ms: number): void {
      clearTimeout(later.get(shopId));
      const begin = () => {
        later.delete(shopId);
        ask(shopId);
      };
      later.set(shopId, setTimeout(begin, ms).unref());
    },
    stop(): void {
      isStopped = true;
      for (const timer of [...waiting.values(), ...later.values()]) clearTimeout(timer);
    },
  };
}
