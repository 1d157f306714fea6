import { type HistoryRequest, serverLimits } from '@shopbell/protocol';
import type { Database } from '../../platform/db';
import { findAnsweringAgent, findAppId } from './answeringAgent';
import { changesAfter } from './changes';
import { cutToBytes } from './cutToBytes';
import { findHeads, latestHeads, waitingSince } from './heads';
import type { Cursor, Place } from './Place';
import { messagesAfter, messagesBefore } from './readMessages';

/** What can be asked about conversations. */
export function createReader(database: Database) {
  let epoch: number | null = null;
  const inShopsOf = (places: readonly { readonly shopId: number }[]) =>
    database.inShops([...new Set(places.map(({ shopId }) => shopId))]);

  return {
    async after(cursor: Cursor) {
      const rows = await messagesAfter(inShopsOf([cursor]), [cursor], serverLimits.resumePageSize + 1);
      const messages = cutToBytes(rows.slice(0, serverLimits.resumePageSize), serverLimits.pageBytesMax);
      return { messages, hasMore: messages.length < rows.length };
    },

    afterMany: (cursors: readonly Cursor[]) =>
      messagesAfter(inShopsOf(cursors), cursors, serverLimits.resumePageSize),

    async before(place: Place, request: HistoryRequest) {
      const createdBefore = request.createdBefore === undefined ? null : new Date(request.createdBefore);
      const from = { ...place, createdBefore, beforeId: request.beforeId ?? null };
      const [revision, rows] = await inShopsOf([place]).tx(async (transaction) => {
        // Read first: the messages are then at least as new as it says.
        const head = (await findHeads(transaction, [place])).get(place.conversationId);
        const found = await messagesBefore(transaction, from, serverLimits.historyPageSize + 1);
        return [head?.revision ?? 0, found];
      });
      const newest = rows.slice(-serverLimits.historyPageSize).reverse();
      const messages = cutToBytes(newest, serverLimits.pageBytesMax).reverse();
      return { messages, hasMore: messages.length < rows.length, revision };
    },

    /** Which past this is; it changes only while no server runs. */
    async epoch(): Promise<number> {
      const [row] = epoch === null ? await database.query<{ value: string }>('select value from epoch') : [];
      epoch ??= Number(row?.value);
      return epoch;
    },

    heads: (places: readonly Place[]) => findHeads(inShopsOf(places), places),

    /** What was edited or deleted after a revision: at most a page of it, the earliest first. */
    changesAfter: (place: Place, from: number) => changesAfter(inShopsOf([place]), place, from),

    latestHeads: (shopIds: readonly number[]) => latestHeads(database.inShops(shopIds), shopIds),
    waitingSince: (place: Place) => waitingSince(inShopsOf([place]), place),
    appOf: (place: Place) => findAppId(inShopsOf([place]), place),
    /** Asked for every message: names and pictures change while a socket is open. */
    answeringAgent: (place: Place, userId: string) => findAnsweringAgent(inShopsOf([place]), place, userId),
  };
}
