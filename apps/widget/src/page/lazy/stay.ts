import type { Store } from '@shopbell/client/visitor';
import type { LazyClient } from '../../client';
import type { PageFacts } from '../lookAtPage';
import { keepPlace } from './keepPlace';
import { restWhenFrozen } from './restWhenFrozen';
import { tellPages } from './tellPages';

/** What lets the chat outlive what pages and browsers do to it, and tells where it is; not needed for the first message. */
export function stay(
  root: ShadowRoot,
  client: LazyClient,
  page: Store<PageFacts>,
): { returned(): void; stop(): void } {
  const place = keepPlace(root);
  const stopResting = restWhenFrozen(client);
  const stopTelling = tellPages(client, page);
  return {
    returned: place.restore,
    stop() {
      place.stop();
      stopResting();
      stopTelling();
    },
  };
}
