import { storageKey } from '@shopbell/protocol';
import { type RevealedOffers, readOffers, withOffer } from '@shopbell/rules/offers';
import type { Widget } from '../../app/Widget';
import { reportError } from '../../log';

/** Offers that were revealed on this device, with their end. What cannot be read is cleared (OFR-05). */
export function offersOf({ launcher, storage }: Pick<Widget, 'launcher' | 'storage'>) {
  const key = storageKey(launcher.appId, 'offers-revealed');
  const attempt = (work: () => RevealedOffers): RevealedOffers => {
    try {
      return work();
    } catch (error) {
      reportError('The revealed offers were cleared.', error);
      try {
        storage.remove(key);
      } catch {
        // A storage that lets nothing be removed keeps nothing either.
      }
      return {};
    }
  };
  const read = () => attempt(() => readOffers(storage.read(key)));
  return {
    endOf: (id: string): number | null => {
      const offers = read();
      return Object.hasOwn(offers, id) ? (offers[id] ?? null) : null;
    },
    /** The end that counts. */
    keep(id: string, endsMs: number): number {
      const offers = withOffer(read(), id, endsMs);
      attempt(() => {
        storage.permit();
        storage.write(key, JSON.stringify(offers));
        return offers;
      });
      return offers[id] ?? endsMs;
    },
  };
}
