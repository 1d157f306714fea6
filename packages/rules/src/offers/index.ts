/** LIM-05, OFR-02. */
export const offerValidityMs = 48 * 60 * 60_000;

/** When each offer that was revealed here ends, by its id (OFR-01). */
export type RevealedOffers = Readonly<Record<string, number>>;

/** Nobody is shown so many; what is older goes. */
const offersMax = 50;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Fails for what was never written so. */
export function readOffers(text: string | null): RevealedOffers {
  const read: unknown = JSON.parse(text ?? '{}');
  const entries = Object.entries(read as object);
  if (typeof read !== 'object' || Array.isArray(read) || entries.some(([, at]) => !Number.isFinite(at)))
    throw new Error('The revealed offers cannot be read.');
  return Object.fromEntries(entries) as RevealedOffers;
}

/** An offer that was revealed before keeps its end: to ask again is no way to prolong it. */
export function withOffer(offers: RevealedOffers, id: string, endsMs: number): RevealedOffers {
  const { [id]: before = endsMs, ...others } = offers;
  const kept = Object.entries(others).slice(1 - offersMax);
  return Object.fromEntries([...kept, [id, Math.min(before, endsMs)]]);
}

/** How long a revealed offer is good for; null where it is over (OFR-03). Never less than a minute. */
export function validityOf(
  endsMs: number,
  nowMs: number,
): { readonly unit: 'hours' | 'minutes'; readonly count: number } | null {
  const leftMs = Math.min(endsMs - nowMs, offerValidityMs);
  if (leftMs <= 0) return null;
  return leftMs >= hourMs
    ? { unit: 'hours', count: Math.floor(leftMs / hourMs) }
    : { unit: 'minutes', count: Math.max(1, Math.floor(leftMs / minuteMs)) };
}
