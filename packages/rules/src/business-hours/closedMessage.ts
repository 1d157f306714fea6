import type { BusinessHours } from '@shopbell/protocol';
import { dayMs } from './isWithinHours';
import { nextOpening } from './nextOpening';
import { zoneOrUtc } from './zone';

export type ClosedMessage =
  | { readonly key: 'lessThan24h' | 'moreThan24h'; readonly openingMs: number }
  | { readonly key: 'closed'; readonly openingMs: null };

/** Which text tells a visitor when the shop is back; with no opening in sight it promises nothing (BH-19). */
export function closedMessage(hours: BusinessHours, atMs: number): ClosedMessage {
  const openingMs = nextOpening(hours, atMs);
  if (openingMs === null) return { key: 'closed', openingMs };
  return { key: openingMs - atMs < dayMs ? 'lessThan24h' : 'moreThan24h', openingMs };
}

/** What stands in that text: a time, or a weekday in the visitor's language; both in their own zone (BH-20). */
export function formatOpening(
  openingMs: number,
  key: 'lessThan24h' | 'moreThan24h',
  viewerZone: string,
  locale: string,
): string {
  const timeZone = zoneOrUtc(viewerZone);
  if (key === 'moreThan24h') {
    return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(openingMs);
  }
  // h:mm A in every language, as written (BH-08); browsers differ in the space before AM, which must not end a line.
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
    .format(openingMs)
    .replace(/[ \u202f]/g, '\u00a0');
}
