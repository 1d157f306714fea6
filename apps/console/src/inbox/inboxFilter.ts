import type { InboxFilter } from '@shopbell/protocol';
import { type InboxView, inboxViews } from '@shopbell/rules/inbox';

/** What the address says about the list. What is not understood is as if it were not said. */
export interface InboxSearch {
  readonly view?: InboxView;
  readonly tag?: number;
  readonly q?: string;
}

const queryMax = 200;

export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const { view, tag, q } = search;
  const known = inboxViews.find((each) => each === view);
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, queryMax) : '';
  return {
    ...(known !== undefined && known !== 'open' && { view: known }),
    ...(typeof tag === 'number' && Number.isSafeInteger(tag) && tag > 0 && { tag }),
    ...(text !== '' && { q: text }),
  };
}

/** A search looks everywhere unless it is told where. */
export function filterOf({ view, tag, q }: InboxSearch): InboxFilter {
  const isSearching = q !== undefined && q.trim() !== '';
  return {
    view: view ?? (isSearching || tag !== undefined ? 'all' : 'open'),
    ...(tag !== undefined && { tag }),
    ...(isSearching && { q: q.trim() }),
  };
}
