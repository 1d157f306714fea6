import type { GivenPageEvent } from '@shopbell/protocol/schemas';
import { isTrackingOn } from '@shopbell/rules/tracking';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Metrics } from '../../platform/metrics';
import type { Place } from '../conversations';
import type { App, Shops } from '../shops';
import type { Webhooks } from '../webhooks';
import type { Allowances } from './createAllowances';
import { createEventQueue } from './createEventQueue';
import { type EventRow, toRow } from './EventRow';
import { rollUp, type StaleDays, staleSince } from './rollUp';
import { eraseGuests, forgetEvents, guestsBehind, markForgotten, writeEvents } from './store';

export interface TrackingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly shops: Shops;
  readonly webhooks: Pick<Webhooks, 'forgetGuests'>;
  readonly allowances: Allowances;
  readonly onFailure: (error: unknown) => void;
}

export type Tracking = ReturnType<typeof createTracking>;

const dayMs = 86_400_000;
const daysKept = 90;
/** No browser keeps an id longer, and no cart. */
const forgottenDaysKept = 400;
const rolledUpDaysKept = 730;
/** What may be missing after a stop: yesterday and today, in any time zone. */
const caughtUpMs = 2 * dayMs;

/** Counting a large day anew takes a while: at most a tenth of the time goes into it. */
const restFactor = 9;

/** What shoppers who consent do on a shop's pages: taken in without anybody waiting, counted by day. */
export function createTracking(dependencies: TrackingDependencies) {
  const { database, clock, metrics, shops, webhooks, allowances, onFailure } = dependencies;
  const stale = new Map<number, StaleDays>();
  const restsUntilMs = new Map<number, number>();
  let hasCaughtUp = false;
  const ago = (ms: number) => new Date(clock.now() - ms);

  const queue = createEventQueue<EventRow>({
    write: (batch) => writeEvents(database, batch),
    count: (end, events) => metrics.pageEvents.inc({ end }, events),
    onFailure,
  });

  function note(days: StaleDays): void {
    const known = stale.get(days.appId);
    stale.set(days.appId, { ...days, sinceMs: Math.min(days.sinceMs, known?.sinceMs ?? days.sinceMs) });
  }

  /** Marks first and alone, so that nobody who writes waits for more than that. What waits here tells of sessions. */
  async function forget(shopId: number, guestIds: readonly string[]): Promise<void> {
    await queue.settled();
    const inShop = database.inShops([shopId]);
    await inShop.tx((transaction) => markForgotten(transaction, shopId, guestIds, new Date(clock.now())));
    await inShop.tx(async (transaction) => {
      await eraseGuests(transaction, shopId, guestIds);
      await webhooks.forgetGuests(transaction, shopId, guestIds);
    });
  }

  return {
    /** Refused where the shop counts nothing, or too much comes at once; otherwise it is on its way. */
    take({ id, shopId, settings }: App, events: readonly GivenPageEvent[], isBot: boolean): void {
      if (!isTrackingOn(settings)) throw new ProblemError('tracking-off');
      if (!allowances.mayShop(shopId, events.length)) {
        metrics.pageEvents.inc({ end: 'refused' }, events.length);
        throw new ProblemError('rate');
      }
      const nowMs = clock.now();
      const origin = { shopId, appId: id, at: new Date(nowMs).toISOString(), isBot };
      const rows = events.map((event) => toRow(event, origin));
      if (!queue.add(rows)) throw new ProblemError('overloaded');
      if (rows.some(({ campaign_id }) => campaign_id !== undefined))
        note({ shopId, appId: id, sinceMs: nowMs });
    },

    /** Consent is taken back: who knows a browser's id is that browser. */
    forget: (shopId: number, guestId: string) => forget(shopId, [guestId]),

    /** Of the browsers in which a conversation was written. */
    async forgetBehind({ shopId, conversationId }: Place): Promise<void> {
      const guestIds = await guestsBehind(database.inShops([shopId]), shopId, conversationId);
      if (guestIds.length > 0) await forget(shopId, guestIds);
    },

    settled: queue.settled,

    /** Brings the days up to what is written. */
    async rollUpStale(): Promise<void> {
      if (!hasCaughtUp) for (const days of await staleSince(database, ago(caughtUpMs))) note(days);
      hasCaughtUp = true;
      await queue.settled();
      const waiting = [...stale.values()];
      stale.clear();
      for (const days of waiting) {
        const beganMs = clock.now();
        if (beganMs < (restsUntilMs.get(days.appId) ?? 0)) {
          note(days);
          continue;
        }
        try {
          const chat = await shops.findApp({ id: days.appId });
          if (chat) await rollUp(database, days, chat.settings.businessHours.timezone);
        } catch (error) {
          // The other chats are not to wait for this one.
          note(days);
          onFailure(error);
        }
        const endedMs = clock.now();
        restsUntilMs.set(days.appId, endedMs + restFactor * (endedMs - beganMs));
      }
    },

    async forgetOld(): Promise<void> {
      await forgetEvents(database, ago(daysKept * dayMs));
      await database.query('delete from campaign_day where day < $1::timestamptz::date', [
        ago(rolledUpDaysKept * dayMs),
      ]);
      await database.query('delete from forgotten_id where forgotten_at < $1', [
        ago(forgottenDaysKept * dayMs),
      ]);
    },
  };
}
