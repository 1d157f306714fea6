import type { Bell } from './createBell';
import { createRings } from './createRings';

export interface RingingOptions {
  readonly bell: Bell;
  readonly after: (delayMs: number, action: () => void) => unknown;
}

const ringDelayMs = 250;

/** Rings once for all tabs of a browser. */
export function createRinging({ bell, after }: RingingOptions) {
  const rings = createRings(() => localStorage, navigator.locks);
  return {
    /** A little later, so that a tab on which it is looked at says so first. */
    once(name: string, words: Parameters<Bell['ring']>[0]): void {
      after(ringDelayMs, () => {
        if (bell.store.get() !== 'off') void rings.claim(name).then((isOurs) => isOurs && bell.ring(words));
      });
    },
    /** Who looks at it has seen it in this browser, so that no other tab rings for it. */
    seen: (name: string): void => void rings.claim(name),
  };
}
