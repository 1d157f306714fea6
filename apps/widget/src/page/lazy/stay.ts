import type { LazyClient } from '../../client';
import { keepPlace } from './keepPlace';
import { restWhenFrozen } from './restWhenFrozen';

/** What lets the chat outlive what pages and browsers do to it; not needed before something can be lost. */
export function stay(root: ShadowRoot, client: LazyClient): { returned(): void; stop(): void } {
  const place = keepPlace(root);
  const stopResting = restWhenFrozen(client);
  return {
    returned: place.restore,
    stop() {
      place.stop();
      stopResting();
    },
  };
}
