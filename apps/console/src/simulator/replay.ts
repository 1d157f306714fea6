import type { RecordedVisit } from '@shopbell/protocol';
import { plainVisit, type Visit } from './Visit';
import { msToWall } from './wallToMs';

type Event = RecordedVisit['events'][number];

export interface Moment {
  readonly visit: Visit;
  /** When the page of that moment was opened. */
  readonly openedMs: number;
}

/** What was known of a recorded visit at a moment of it, as the description of a visit. */
export function replay(events: readonly Event[], atMs: number, timeZone: string): Moment {
  // What was shown at this very moment was not seen before it.
  const past = events.filter(({ atDatetime, event }) => {
    const ms = Date.parse(atDatetime);
    return event === 'campaign-shown' ? ms < atMs : ms <= atMs;
  });
  const startMs = msOf(events[0]) ?? atMs;
  const page = past.findLast(({ event }) => event === 'page-visited');
  const openedMs = msOf(page) ?? startMs;
  const visit = past.reduce(withEvent, {
    ...plainVisit,
    minutesBefore: ((openedMs - startMs) / 60_000).toFixed(2),
    openedAt: msToWall(openedMs, timeZone),
  });
  return { visit, openedMs };
}

const msOf = (event: Event | undefined): number | null => (event ? Date.parse(event.atDatetime) : null);

function withEvent(
  visit: Visit,
  { event, properties, campaignId, abVariant, device, language }: Event,
): Visit {
  const known: Visit = {
    ...visit,
    device: device === 'mobile' ? 'mobile' : 'desktop',
    language: language ?? visit.language,
    isHeldOut: abVariant === null ? visit.isHeldOut : abVariant === 'hide',
    isKnown: true,
    ...(typeof properties.visitCount === 'number' && { visits: String(properties.visitCount) }),
  };
  if (event === 'campaign-shown' && campaignId) return { ...known, seen: [...known.seen, campaignId] };
  if (event === 'page-visited') return { ...known, ...pageOf(properties) };
  if (event === 'cart-updated') return { ...known, ...cartOf(properties) };
  return known;
}

const pageOf = ({ url, pageType }: Event['properties']): Partial<Visit> => ({
  ...(typeof url === 'string' && { url }),
  pageType: typeof pageType === 'string' ? pageType : '',
});

const cartOf = ({ totalPrice, productTags }: Event['properties']): Partial<Visit> =>
  typeof totalPrice === 'number'
    ? {
        ...{ hasCart: true, cartTotal: String(totalPrice / 100) },
        cartTags: Array.isArray(productTags) ? productTags.join(', ') : '',
      }
    : {};
