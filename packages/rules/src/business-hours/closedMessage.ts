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

/** What stands in that text: a time or a weekday, in the visitor's own zone (BH-20) and language. */
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
  // h:mm A in every English; browsers differ in the space before AM, which must not end a line.
  const language = locale.startsWith('en') ? 'en-US' : locale;
  return new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' })
    .format(openingMs)
    .replace(/[ \u202f]/g, '\u00a0');
}
