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
      storeHandover(
        inShopOf(place),
        place,
        { ...handover, metadata: unnamed(handover.metadata) },
        new Date(clock.now()),
      ),
    of: (place: Place) => findHandovers(inShopOf(place), place),
  };
}

/** Nobody asks in which browser it was, so that nothing of it is to be erased; a proof is kept nowhere. */
function unnamed({ revenueId: _, idToken: __, metadata, ...facts }: NewHandover['metadata']): typeof facts {
  if (metadata === undefined) return facts;
  const isOpen = typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata);
  return { ...facts, metadata: isOpen ? unnamed(metadata as typeof facts) : metadata };
}
