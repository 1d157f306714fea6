import { closedMessage, formatOpening } from '@shopbell/rules/business-hours';
import type { AvailabilityState } from '../availability';
import type { Translator } from '../i18n';

/** A plain sentence on when someone answers (BH-08, BH-09, BH-20). */
export function availabilitySentence(
  state: AvailabilityState,
  { t, formatTime, formatWeekday }: Translator,
): string {
  switch (state.availability) {
    case 'online':
      return t('availabilityInMinutes');
    case 'outside_business_hours': {
      const { key, openingMs } = closedMessage(state.businessHours, state.atMs);
      if (key === 'lessThan24h' && openingMs !== null)
        return t('availabilityLessThan24h', { time: formatTime(openingMs) });
      if (key === 'moreThan24h' && openingMs !== null)
        return t('availabilityMoreThan24h', { weekday: formatWeekday(openingMs) });
      return t('availabilityClosed');
    }
    default:
      return t('availabilityAway');
  }
}
