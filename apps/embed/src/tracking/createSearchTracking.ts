import { pageContext, trackedSearch } from '@shopbell/rules/tracking';
import type { Tracker } from './createTracker';

/** TRK-12, as it is now. */
const lookAtContext = () =>
  pageContext({
    meta: window.meta,
    ...(window.ShopifyAnalytics && { ShopifyAnalytics: window.ShopifyAnalytics }),
    ...{ path: location.pathname, query: new URLSearchParams(location.search).get('q') },
  });

/** TRK-02: each search once, on whatever page its results stand. */
export function createSearchTracking(tracker: Tracker): () => void {
  let last: string | null = null;
  return () => {
    const { searchQuery, ...context } = lookAtContext();
    const query = trackedSearch(searchQuery);
    if (query === last || tracker.consent() !== 'given') return;
    last = query;
    if (query !== null) tracker.track('product-searched', { ...context, query });
  };
}
