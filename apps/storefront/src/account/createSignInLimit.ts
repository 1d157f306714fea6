const mostFailures = 10;
const windowMs = 10 * 60 * 1000;
/** Addresses are remembered only so far; the oldest makes room. */
const mostAddresses = 5_000;

type Failures = { count: number; since: number };

/** By address and not by email: the demo's customers are everybody's, and one visitor must not lock out the rest. */
export type SignInLimit = {
  /** How long to wait before trying again, in seconds; 0 while there are tries left. */
  waitSeconds(address: string): number;
  failed(address: string): void;
};

export function createSignInLimit(now: () => Date): SignInLimit {
  const failures = new Map<string, Failures>();
  const current = (address: string): Failures => {
    const known = failures.get(address);
    const isRecent = known !== undefined && now().getTime() - known.since < windowMs;
    return isRecent ? known : { count: 0, since: now().getTime() };
  };
  return {
    waitSeconds(address) {
      const { count, since } = current(address);
      return count < mostFailures ? 0 : Math.ceil((since + windowMs - now().getTime()) / 1000);
    },
    failed(address) {
      const { count, since } = current(address);
      failures.delete(address);
      failures.set(address, { count: count + 1, since });
      const [oldest] = failures.keys();
      if (failures.size > mostAddresses && oldest !== undefined) failures.delete(oldest);
    },
  };
}
