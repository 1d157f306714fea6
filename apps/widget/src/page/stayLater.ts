import type { Store } from '@shopbell/client/visitor';
import { loadChunk } from '../chunks';
import type { LazyClient } from '../client';
import { reportError } from '../log';
import type { PageFacts } from './lookAtPage';

/** `stay`, as soon as its code is there. */
export function stayLater(
  root: ShadowRoot,
  client: LazyClient,
  page: Store<PageFacts>,
): { returned(): void; stop(): void } {
  let staying = { returned() {}, stop() {} };
  let isOver = false;
  loadChunk('stay', () => import('./lazy/stay')).then(
    ({ stay }) => {
      if (!isOver) staying = stay(root, client, page);
    },
    (error) => reportError('The chat may lose its place when the page changes.', error),
  );
  return {
    returned: () => staying.returned(),
    stop() {
      isOver = true;
      staying.stop();
    },
  };
}
