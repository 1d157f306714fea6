import type { Store } from '@shopbell/client/visitor';
import type { LazyClient } from '../../client';
import type { PageFacts } from '../lookAtPage';
import { pageAddress } from './pageAddress';

/** Tells who answers which page the shopper looks at: of several tabs the one in front, and only of who has written. */
export function tellPages(
  { store, run }: Pick<LazyClient, 'store' | 'run'>,
  page: Store<Pick<PageFacts, 'url' | 'isCheckout'>>,
): () => void {
  let told: string | null = null;

  function tell(): void {
    const { isConnected, conversation } = store.get();
    const hasWritten = conversation.messages.length > 0;
    if (!isConnected || !hasWritten || document.hidden) {
      // Another tab may tell its own meanwhile, and another conversation has heard nothing yet.
      told = null;
      return;
    }
    const url = pageAddress(page.get());
    if (url === told) return;
    told = url;
    void run((client) => client.signal('page-viewed', { url }));
  }

  const stops = [store.subscribe(tell), page.subscribe(tell)];
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', tell);
  };
}
