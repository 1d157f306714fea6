import { closedMessage, formatOpening } from '@shopbell/rules/business-hours';
import { localeOf } from '@shopbell/texts';
import type { AvailabilityState } from '../availability';
import type { Translator } from '../i18n';

/** The place of the sentence, before the shopper's time is known. */
export const unknownSentence = '\u00a0';

/** A plain sentence on when someone answers, in the shopper's own time (BH-08, BH-09, BH-20). */
export function availabilitySentence(
  { availability, businessHours, atMs }: AvailabilityState,
  { t, language }: Translator,
): string {
  if (availability === 'online') return t('availabilityInMinutes');
  if (availability !== 'outside_business_hours') return t('availabilityAway');
  const closed = closedMessage(businessHours, atMs);
  if (closed.key === 'closed') return t('availabilityClosed');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const opening = formatOpening(closed.openingMs, closed.key, timeZone, localeOf(language));
  return closed.key === 'lessThan24h'
    ? t('availabilityLessThan24h', { time: opening })
    : t('availabilityMoreThan24h', { weekday: opening });
}
