import type { Cancel, Environment } from '../environment';

/** chosen: longer than a commit takes, shorter than a heartbeat would need to find it out. */
const askAgainMs = 10_000;

/**
 * Neither an acknowledgement nor a refusal on a line that holds: sending again is how we ask. Each time it takes
 * twice as long, so that a server that is only slow is not given more to do.
 */
export function createPatience(environment: Environment, ask: () => void) {
  let cancel: Cancel | null = null;
  /** How often in a row nobody has answered. */
  let askedInVain = 0;
  return {
    wait(): void {
      cancel ??= environment.after(askAgainMs * 2 ** askedInVain, () => {
        cancel = null;
        askedInVain += 1;
        ask();
      });
    },

    end(): void {
      cancel?.();
      cancel = null;
      askedInVain = 0;
    },
  };
}
