const mostFailures = 10;
const windowMs = 10 * 60 * 1000;
/** Addresses and emails are remembered only so far; the oldest makes room. */
const mostKeys = 5_000;

type Failures = { count: number; since: number };

export type SignInLimit = {
  /** How long to wait before trying again, in seconds; 0 while there are tries left. */
  waitSeconds(keys: readonly string[]): number;
  failed(keys: readonly string[]): void;
};

export function createSignInLimit(now: () => Date): SignInLimit {
  const failures = new Map<string, Failures>();
  const current = (key: string): Failures | undefined => {
    const known = failures.get(key);
    return known && now().getTime() - known.since < windowMs ? known : undefined;
  };
  return {
    waitSeconds(keys) {
      const full = keys.flatMap((key) => current(key) ?? []).filter(({ count }) => count >= mostFailures);
      return Math.max(0, ...full.map(({ since }) => Math.ceil((since + windowMs - now().getTime()) / 1000)));
    },
    failed(keys) {
      for (const key of keys) {
        const { count, since } = current(key) ?? { count: 0, since: now().getTime() };
        failures.delete(key);
        failures.set(key, { count: count + 1, since });
      }
      for (const key of failures.keys()) {
        if (failures.size <= mostKeys) break;
        failures.delete(key);
      }
    },
  };
}
