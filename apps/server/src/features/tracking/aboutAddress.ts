import type { AboutAddress } from '../../feature/Feature';
import type { Clock } from '../../platform/clock';
import type { Queryable } from '../../platform/db';
import { eraseGuests, eventsOfGuests, markForgotten } from './store';

/** The browsers in which somebody has ordered under an address. */
export type GuestsUnder = (transaction: Queryable, shopId: number, address: string) => Promise<string[]>;

/** Runs before the facts of the orders are gone, which lead from an address to a browser. */
export const visitsAboutAddress = (guestsUnder: GuestsUnder, clock: Clock): AboutAddress => ({
  async exports(transaction, { shopId, address }) {
    const guestIds = await guestsUnder(transaction, shopId, address);
    return { page_event: await eventsOfGuests(transaction, shopId, guestIds) };
  },
  async erases(transaction, { shopId, address }) {
    const guestIds = await guestsUnder(transaction, shopId, address);
    await markForgotten(transaction, shopId, guestIds, new Date(clock.now()));
    await eraseGuests(transaction, shopId, guestIds);
  },
});
