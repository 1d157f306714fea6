import { requestLimits } from '@shopbell/protocol';

/** What is known of a call that failed to the end. */
export interface NetworkFailure {
  readonly tries: number;
  readonly reason: string;
}

interface Surroundings {
  readonly wait: (ms: number) => Promise<void>;
  readonly report: (failure: NetworkFailure) => void;
}

/** For calls that nobody waits for: five tries, half a second apart, and one word about it if all of them failed. */
export async function tryPatiently<Answer>(
  call: () => Promise<Answer>,
  { wait, report }: Surroundings,
): Promise<Answer | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === requestLimits.helperTries) {
        report({ tries, reason: error instanceof Error ? error.message : String(error) });
        return null;
      }
      await wait(requestLimits.helperPauseMs);
    }
  }
}
