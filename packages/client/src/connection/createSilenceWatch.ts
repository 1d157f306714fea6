import { limits } from '@shopbell/protocol';
import type { Cancel, Environment } from '../environment';

/** Notices that the other side is gone without a word: a half-open socket may take minutes to report its close (D8). */
export function createSilenceWatch(environment: Environment, onSilence: () => void) {
  let lastHeardMs = 0;
  let cancel: Cancel = () => {};

  function check(): void {
    cancel();
    const silentMs = environment.now() - lastHeardMs;
    if (silentMs < limits.silenceMs) cancel = environment.after(limits.silenceMs - silentMs, check);
    else onSilence();
  }

  return {
    check,
    heard(): void {
      lastHeardMs = environment.now();
    },
    end: (): void => cancel(),
  };
}
