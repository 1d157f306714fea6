const formats = new Map<string, Intl.DateTimeFormat>();

const numeric = 'numeric';

export function isKnownTimeZone(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
}

export const zoneOrUtc = (timezone: string): string => (isKnownTimeZone(timezone) ? timezone : 'UTC');

/** What the clocks of a zone are ahead of UTC; an unknown zone is UTC (BH-21). */
export function offsetMs(timezone: string, atMs: number): number {
  // Making a format costs a hundred times as much as using it.
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zoneOrUtc(timezone),
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(timezone, format);
  }
  const [month = 0, day, year = 0, ...time] = (format.format(atMs).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, ...time) - Math.floor(atMs / 1000) * 1000;
}
