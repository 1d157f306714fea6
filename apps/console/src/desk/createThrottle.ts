export interface ThrottleOptions {
  readonly intervalMs: number;
  readonly after: (delayMs: number, action: () => void) => unknown;
  readonly action: () => Promise<unknown>;
}

/**
 * At once, then at most once per interval, never twice at the same time, and always once after the last request:
 * what changed while the action ran is seen by the next run.
 */
export function createThrottle({ intervalMs, after, action }: ThrottleOptions): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isRunning = true;
    isWanted = false;
    const interval = new Promise<void>((resolve) => after(intervalMs, resolve));
    await Promise.allSettled([action(), interval]);
    isRunning = false;
    if (isWanted) void run();
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
