type Instant = Date | number;

export interface Formats {
  /** 9:00 AM, 09:00 */
  readonly formatTime: (instant: Instant) => string;
  /** Today, Yesterday, Monday, November 3; with the year where it is another one. */
  readonly formatDay: (instant: Instant, now: Instant) => string;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createFormats(locale: string, timeZone?: string): Formats {
  const zone = timeZone ? { timeZone } : {};
  const format = (instant: Instant, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...zone }).format(instant);

  // Swedish dates are ISO dates, so the calendar day in the zone becomes a number that can be compared.
  const dayNumber = (instant: Instant) =>
    new Date(new Intl.DateTimeFormat('sv', zone).format(instant)).getTime() / dayMs;

  const formatDay = (instant: Instant, now: Instant) => {
    const daysAgo = dayNumber(now) - dayNumber(instant);
    if (daysAgo === 0 || daysAgo === 1)
      return capitalised(
        new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day'),
        locale,
      );
    const isThisYear = format(instant, { year: 'numeric' }) === format(now, { year: 'numeric' });
    const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
    return capitalised(format(instant, isThisYear ? day : { ...day, year: 'numeric' }), locale);
  };

  return {
    formatDay,
    formatTime: (instant) => format(instant, { timeStyle: 'short' }),
  };
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
