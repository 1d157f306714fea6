import type { BusinessHours } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinHours, nextClosing, nextOpening } from '.';

const minuteMs = 60_000;
const scanMinutes = 8 * 24 * 60;
const at = (iso: string) => Date.parse(iso);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const mondays: BusinessHours = {
  timezone: 'UTC',
  businessHours: [{ days: [1], fromTime: '09:00', toTime: '17:00' }],
};
const inNewYork = (fromTime: string, toTime: string): BusinessHours => ({
  timezone: 'America/New_York',
  businessHours: [{ days: [7], fromTime, toTime }],
});

describe('nextOpening and nextClosing', () => {
  it('[BH-07] find the same weekday of the next week, just after closing and just after opening', () => {
    expect(iso(nextOpening(mondays, at('2026-11-16T17:00:00Z')))).toBe('2026-11-23T09:00:00.000Z');
    expect(iso(nextOpening(mondays, at('2026-11-16T09:00:00Z')))).toBe('2026-11-23T09:00:00.000Z');
    expect(iso(nextClosing(mondays, at('2026-11-16T17:00:00Z')))).toBe('2026-11-23T17:00:00.000Z');
    expect(iso(nextClosing(mondays, at('2026-11-16T16:59:59.999Z')))).toBe('2026-11-16T17:00:00.000Z');
  });

  it('pass over holidays, and close for them at midnight', () => {
    const daily: BusinessHours = {
      timezone: 'Europe/Berlin',
      businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
      holidays: ['2026-12-25', '2026-12-26'],
    };
    expect(iso(nextClosing(daily, at('2026-12-24T12:00:00Z')))).toBe('2026-12-24T23:00:00.000Z');
    expect(iso(nextOpening(daily, at('2026-12-25T12:00:00Z')))).toBe('2026-12-26T23:00:00.000Z');
  });

  it('[BH-19] are null where nothing opens within 8 days', () => {
    const never: BusinessHours = { timezone: 'UTC', businessHours: [] };
    expect([nextOpening(never, 0), nextClosing(never, 0)]).toEqual([null, null]);
  });

  it('are null where the shop never closes: entries that touch are one', () => {
    const always: BusinessHours = {
      timezone: 'Europe/Berlin',
      businessHours: [
        { days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '12:00' },
        { days: [1, 2, 3, 4, 5, 6, 7], fromTime: '12:00', toTime: '23:60' },
      ],
    };
    const march = at('2026-03-26T10:00:00Z');
    expect([nextOpening(always, march), nextClosing(always, march)]).toEqual([null, null]);
  });

  it('open with the change of the clock where the opening lies in the hour that is left out', () => {
    const saturday = at('2026-03-07T12:00:00-05:00');
    expect(iso(nextOpening(inNewYork('02:30', '05:00'), saturday))).toBe(
      iso(at('2026-03-08T03:00:00-04:00')),
    );
    expect(iso(nextOpening(inNewYork('02:10', '02:50'), saturday))).toBe(
      iso(at('2026-03-15T02:10:00-04:00')),
    );
  });

  it('open twice where the clock is turned back behind a closing', () => {
    const hours = inNewYork('01:00', '01:30');
    const first = nextOpening(hours, at('2026-10-31T12:00:00-04:00')) ?? 0;
    const second = nextOpening(hours, first) ?? 0;
    expect([first, nextClosing(hours, first) ?? 0, second, nextClosing(hours, second) ?? 0].map(iso)).toEqual(
      [
        '2026-11-01T05:00:00.000Z',
        '2026-11-01T05:30:00.000Z',
        '2026-11-01T06:00:00.000Z',
        '2026-11-01T06:30:00.000Z',
      ],
    );
  });

  it('are the first minutes at which isWithinHours turns, whatever the hours, the zone and the day', () => {
    fc.assert(
      fc.property(anyHours, anyMinute, (hours, fromMs) => {
        expect([nextOpening(hours, fromMs), nextClosing(hours, fromMs)].map(iso)).toEqual(
          [walkTo(hours, fromMs, true), walkTo(hours, fromMs, false)].map(iso),
        );
      }),
      { numRuns: 15 },
    );
  });
});

const twoDigits = (number: number) => String(number).padStart(2, '0');
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(60))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`);
const anyHours: fc.Arbitrary<BusinessHours> = fc.record({
  timezone: fc.constantFrom(
    'UTC',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Pacific/Apia',
    'Etc/GMT+11',
  ),
  businessHours: fc.array(
    fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fromTime: anyTime,
      toTime: anyTime,
    }),
    { maxLength: 3 },
  ),
});
/** A week around a change of the clock in one of those zones, or any minute of some years. */
const anyMinute = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-11-01', '2026-04-04', '2026-10-03', '2024-04-14', '2011-12-30'),
      fc.integer({ min: -4 * 24 * 60, max: 24 * 60 }),
    )
    .map(([day, minutes]) => at(day) + minutes * minuteMs),
  fc.nat(5 * 365 * 24 * 60).map((minutes) => at('2022-01-01') + minutes * minuteMs),
);

function walkTo(hours: BusinessHours, fromMs: number, toOpen: boolean): number | null {
  let wasOpen = isWithinHours(hours, fromMs);
  for (let minute = 1; minute <= scanMinutes; minute++) {
    const isOpen = isWithinHours(hours, fromMs + minute * minuteMs);
    if (isOpen !== wasOpen && isOpen === toOpen) return fromMs + minute * minuteMs;
    wasOpen = isOpen;
  }
  return null;
}
