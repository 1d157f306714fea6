import type { AboutAddress } from '../../feature/Feature';
import type { Queryable } from '../../platform/db';
import { eraseGuests, eventsOfGuests } from './store';

/** The browsers in which somebody has ordered under an address. */
export type GuestsUnder = (transaction: Queryable, shopId: number, address: string) => Promise<string[]>;

/** Runs before the facts of the orders are gone, which lead from an address to a browser. */
export const visitsAboutAddress = (guestsUnder: GuestsUnder): AboutAddress => ({
  async exports(transaction, { shopId, address }) {
    const guestIds = await guestsUnder(transaction, shopId, address);
    return { page_event: await eventsOfGuests(transaction, shopId, guestIds) };
  },
  async erases(transaction, { shopId, address }) {
    await eraseGuests(transaction, shopId, await guestsUnder(transaction, shopId, address));
  },
});
