import {
  type ConversationList,
  type ConversationSummary,
  callTimeoutMs,
  type InboxFilter,
} from '@shopbell/protocol';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { createThrottle } from '../desk/createThrottle';
import { readsUnderWay } from '../http/readAnew';
import { countsQuery, readRows } from './inboxQueries';
import { listedIn, patchPages } from './patchPages';

export interface ListNewsOptions {
  readonly queryClient: QueryClient;
  readonly userId: string;
  readonly after: (delayMs: number, action: () => void) => unknown;
  /** Called with each row before it is shown, and what was known of it. */
  readonly onRow: (row: ConversationSummary, before: ConversationSummary | null) => void;
}

type Loaded = InfiniteData<ConversationList, string | null>;

const intervalMs = 150;
const rowsMax = 50;

/** Keeps every loaded list true by reading the rows that changed, a few times a second at most, and nothing else. */
export function createListNews({ queryClient, userId, after, onRow }: ListNewsOptions) {
  const changed = new Set<string>();
  const lists = () => queryClient.getQueriesData<Loaded>({ queryKey: ['conversations'] });

  function knownRow(conversationId: string): ConversationSummary | null {
    for (const [, data] of lists()) {
      const row = listedIn(data?.pages ?? []).find((each) => each.conversationId === conversationId);
      if (row) return row;
    }
    return null;
  }

  function show(rows: readonly ConversationSummary[]): void {
    for (const [queryKey, data] of lists()) {
      if (!data) continue;
      const filter = queryKey[1] as InboxFilter;
      const pages = [...patchPages(data.pages, { filter, rows, userId })];
      queryClient.setQueryData<Loaded>(queryKey, { ...data, pages });
    }
  }

  async function read(): Promise<void> {
    const ids = [...changed].slice(0, rowsMax);
    for (const id of ids) changed.delete(id);
    try {
      const rows = await readRows(ids, AbortSignal.timeout(callTimeoutMs));
      for (const row of rows) onRow(row, knownRow(row.conversationId));
      show(rows);
      void readAgainAfterLists(ids);
    } catch {
      // Without an answer the lists are read as a whole when there is one.
      await queryClient.invalidateQueries({ queryKey: ['conversations'] });
    }
    await queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
    if (changed.size > 0) readSoon();
  }

  /** A list that is being read may know less than these rows, and is shown after them. */
  async function readAgainAfterLists(ids: readonly string[]): Promise<void> {
    const reads = readsUnderWay(queryClient, ({ queryKey }) => queryKey[0] === 'conversations');
    if (reads.length === 0) return;
    await Promise.allSettled(reads);
    for (const id of ids) changed.add(id);
    readSoon();
  }

  const readSoon = createThrottle({ intervalMs, after, action: read });

  return {
    knownRow,
    /** As it will be, before the server has said so; gives the way back. */
    showAtOnce(row: ConversationSummary): void {
      show([row]);
    },
    changed(conversationId: string): void {
      changed.add(conversationId);
      readSoon();
    },
  };
}

export type ListNews = ReturnType<typeof createListNews>;
