import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Place } from '../conversations';
import { findHandovers, type NewHandover, storeHandover } from './store';

export type Handovers = ReturnType<typeof createHandovers>;

/** What flows in the page said before a person was needed. */
export function createHandovers({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const inShopOf = ({ shopId }: Place) => database.inShops([shopId]);
  return {
    keep: (place: Place, handover: NewHandover) =>
      storeHandover(inShopOf(place), place, handover, new Date(clock.now())),
    of: (place: Place) => findHandovers(inShopOf(place), place),
  };
}
