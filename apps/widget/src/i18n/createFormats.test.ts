import { describe, expect, it } from 'vitest';
import { createTranslator } from './index';

const at = (text: string) => new Date(text);
const formats = (language: string, timeZone = 'UTC') => createTranslator({ language, timeZone });

describe('a time', () => {
  const nine = at('2026-11-16T09:00:00Z');

  it.each([
    ['en-US', 'UTC', '9:00 AM'],
    ['en-GB', 'UTC', '09:00'],
    ['de', 'Europe/Berlin', '10:00'],
    ['ja', 'Asia/Tokyo', '18:00'],
    ['cz', 'UTC', '9:00'],
    ['fi', 'UTC', '9.00'],
    ['ar', 'UTC', '9:00 ص'],
  ])('is written as in %s, in the zone %s', (language, zone, text) => {
    expect(formats(language, zone).formatTime(nine)).toBe(text);
  });
});

describe('a day', () => {
  const now = at('2026-11-16T12:00:00Z');
  const day = (text: string, language = 'en-US', zone?: string) =>
    formats(language, zone).formatDay(at(text), now);

  it('is today or yesterday by its name', () => {
    expect([day('2026-11-16T00:00:00Z'), day('2026-11-15T23:59:59Z'), day('2026-11-15T00:00:00Z')]).toEqual([
      'Today',
      'Yesterday',
      'Yesterday',
    ]);
    expect([day('2026-11-16T08:00:00Z', 'de'), day('2026-11-15T08:00:00Z', 'es')]).toEqual(['Heute', 'Ayer']);
  });

  it('is otherwise a date, with the year where it is another one', () => {
    expect([day('2026-11-14T23:00:00Z'), day('2025-11-14T23:00:00Z'), day('2026-11-17T01:00:00Z')]).toEqual([
      'Saturday, November 14',
      'Friday, November 14, 2025',
      'Tuesday, November 17',
    ]);
  });

  it("begins and ends in the shopper's zone", () => {
    expect(day('2026-11-15T16:00:00Z', 'en-US', 'Asia/Tokyo')).toBe('Today');
    expect(day('2026-11-16T02:00:00Z', 'en-US', 'America/Los_Angeles')).toBe('Yesterday');
  });

  it('of 25 hours is still one day', () => {
    const evening = at('2026-11-02T07:30:00Z');
    const { formatDay } = formats('en-US', 'America/Los_Angeles');
    expect(formatDay(at('2026-11-01T06:30:00Z'), evening)).toBe('Yesterday');
    expect(formatDay(at('2026-11-01T07:30:00Z'), evening)).toBe('Today');
  });
});
