import type { Message } from '@shopbell/protocol';
import type { Errand } from '../../feature/createErrands';
import { done, type Outcome } from '../../http/outcome';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { Place } from '../conversations';
import { createSoon } from './createSoon';
import { readDetail } from './detail';
import { keepStatistics } from './keepStatistics';
import type { ListRequest } from './listSql';
import { createMacros } from './macros';
import { createNotes } from './notes';
import { createRouting } from './routing';
import { countViews, listConversations, readRows } from './rows';
import { SearchIndex } from './searchIndex';
import { createState } from './state';

export interface InboxDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly availableAgents: (shopId: number) => Promise<readonly string[]>;
  readonly errand: Errand;
  readonly onFailure: (error: unknown) => void;
}

export type Inbox = ReturnType<typeof createInbox>;

/** The desk as agents see it: what stands where, and what they do about it. */
export function createInbox(dependencies: InboxDependencies) {
  const { database, bus, clock, jobs, availableAgents, errand, onFailure } = dependencies;
  const search = new SearchIndex(database, onFailure);
  let stopCounting = () => {};
  const onUpdated = ({ shopId, conversationId }: Place, mentioned: readonly string[] = []) => {
    bus.publish({ type: 'conversation-updated', shopId, conversationId, mentioned: [...mentioned] });
    soon.ask(shopId);
  };
  const announceOnly = ({ shopId, conversationId }: Place) =>
    bus.publish({ type: 'conversation-updated', shopId, conversationId, mentioned: [] });
  const onClosed = ({ shopId, conversationId }: Place, closedId: number) =>
    bus.publish({ type: 'conversation-closed', shopId, conversationId, closedId });
  const state = createState({ database, clock, jobs, onUpdated, onClosed });
  const notes = createNotes({ database, clock, onUpdated });
  const routing = createRouting({
    ...{ database, clock, availableAgents, onUpdated: announceOnly },
    onHeld: (shopId, atMs) => soon.askIn(shopId, Math.max(0, atMs - clock.now())),
  });

  const soon = createSoon(routing.route, errand);

  return {
    state,
    notes,
    routing,
    macros: createMacros(database),
    routeSoon: soon.ask,

    list: (request: Omit<ListRequest, 'limit'>) =>
      listConversations(database.inShops([request.shopId]), request),
    counts: (shopId: number, userId: string) => countViews(database.inShops([shopId]), shopId, userId),
    rows: (shopId: number, ids: readonly string[]) => readRows(database.inShops([shopId]), shopId, ids),
    detail: (place: Place) => readDetail(database.inShops([place.shopId]), place),

    async colleagues(shopId: number) {
      return database.inShops([shopId]).query<{ userId: string; name: string }>(
        `select m.user_id as "userId", u."name" from shop_member m join "user" u on u."id" = m.user_id
         where m.shop_id = $1 order by lower(u."name"), m.user_id`,
        [shopId],
      );
    },

    /** Just committed on this node. */
    stored(messages: readonly Message[], shopOf: ReadonlyMap<string, number>): void {
      search.stored(messages, shopOf);
      for (const { conversationId, fromAgent } of messages) {
        const shopId = shopOf.get(conversationId);
        if (!fromAgent && shopId !== undefined) soon.ask(shopId);
      }
    },

    /** The shopper is done. What they write later opens it again. */
    async endByShopper(place: Place): Promise<Outcome> {
      const ended = await state.end(place);
      if (!ended.isDone) return ended;
      if (ended.value) await notes.tell(place, 'The shopper ended the chat.');
      return done();
    },

    /** Words of a conversation were changed or taken back. */
    async wordsChanged(place: Place): Promise<void> {
      await search.rebuild(place);
      await state.indexVisitor(place);
      announceOnly(place);
    },

    /** The moment that was new, or null. */
    async seen(place: Place, seenMs: number): Promise<Date | null> {
      const seenAt = await state.seen(place, seenMs);
      const { shopId, conversationId } = place;
      if (seenAt) {
        bus.publish({ type: 'message-seen', shopId, conversationId, seenAt: seenAt.toISOString() });
      }
      return seenAt;
    },

    start(): void {
      search.start();
      stopCounting = keepStatistics(database, errand);
    },
    async stop(): Promise<void> {
      stopCounting();
      soon.stop();
      await search.stop();
    },
  };
}
