import type { BusinessHours } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { closedMessage, formatOpening } from '.';

const hours: BusinessHours = {
  timezone: 'UTC',
  businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
};
const at = (iso: string) => Date.parse(iso);
const mondayOpening = at('2026-11-16T09:00:00Z');

describe('closedMessage', () => {
  it('[BH-08] is the near one when the opening is under 24 hours away, with the time as h:mm A', () => {
    expect(closedMessage(hours, mondayOpening - 24 * 60 * 60_000 + 1)).toEqual({
      key: 'lessThan24h',
      openingMs: mondayOpening,
    });
    expect(formatOpening(mondayOpening, 'lessThan24h', 'UTC', 'en-US')).toBe('9:00\u00a0AM');
    expect(formatOpening(mondayOpening, 'lessThan24h', 'UTC', 'en-GB')).toBe('9:00\u00a0AM');
    expect(formatOpening(at('2026-11-16T21:05:00Z'), 'lessThan24h', 'UTC', 'en')).toBe('9:05\u00a0PM');
  });

  it('[BH-09] is the far one at 24 hours and more, with the weekday', () => {
    expect(closedMessage(hours, mondayOpening - 24 * 60 * 60_000)).toEqual({
      key: 'moreThan24h',
      openingMs: mondayOpening,
    });
    expect(formatOpening(mondayOpening, 'moreThan24h', 'UTC', 'en-US')).toBe('Monday');
  });

  it('[BH-19] is the plain one where no opening is in sight', () => {
    expect(closedMessage({ timezone: 'UTC', businessHours: [] }, mondayOpening)).toEqual({
      key: 'closed',
      openingMs: null,
    });
  });
});

describe('formatOpening', () => {
  it('[BH-20] speaks in the zone of the visitor', () => {
    const shown = (zone: string) => [
      formatOpening(mondayOpening, 'lessThan24h', zone, 'en-US'),
      formatOpening(mondayOpening, 'moreThan24h', zone, 'en-US'),
    ];
    expect(shown('Asia/Kathmandu')).toEqual(['2:45\u00a0PM', 'Monday']);
    expect(shown('Pacific/Honolulu')).toEqual(['11:00\u00a0PM', 'Sunday']);
    expect(shown('Etc/Unknown')).toEqual(['9:00\u00a0AM', 'Monday']);
  });

  it.each([
    ['de', 'Montag'],
    ['fr-CA', 'lundi'],
    ['ja', '月曜日'],
    ['cs', 'pondělí'],
    ['nb', 'mandag'],
  ])('[BH-08] names the time in %s as in every language, and the day in its own words', (locale, weekday) => {
    expect(formatOpening(mondayOpening, 'lessThan24h', 'UTC', locale)).toBe('9:00\u00a0AM');
    expect(formatOpening(mondayOpening, 'moreThan24h', 'UTC', locale)).toBe(weekday);
  });
});
