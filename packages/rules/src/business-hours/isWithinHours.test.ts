import type { BusinessHours } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { isKnownTimeZone, isWithinHours } from '.';

const weekdays = [1, 2, 3, 4, 5];
const losAngeles = hoursIn('America/Los_Angeles', weekdays, '09:00', '17:00');

function hoursIn(timezone: string, days: number[], fromTime: string, toTime: string): BusinessHours {
  return { timezone, businessHours: [{ days, fromTime, toTime }] };
}
const at = (iso: string) => Date.parse(iso);

describe('isWithinHours', () => {
  it('[BH-01] counts days from Monday, 1, to Sunday, 7', () => {
    const monday = at('2026-11-16T12:00:00Z');
    const openDays = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      [0, 1, 2, 3, 4, 5, 6].filter((later) =>
        isWithinHours(hoursIn('UTC', [day], '00:00', '23:60'), monday + later * 24 * 60 * 60_000),
      ),
    );
    expect(openDays).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
  });

  it('[BH-03] looks at the clock of the shop, not at the one of the visitor', () => {
    const tuesdayMorningInTokyo = at('2026-11-17T02:30:00+09:00');
    expect(isWithinHours(losAngeles, tuesdayMorningInTokyo)).toBe(true);
    expect(isWithinHours({ ...losAngeles, timezone: 'Asia/Tokyo' }, tuesdayMorningInTokyo)).toBe(false);
  });

  it("is closed on holidays, from midnight to midnight on the shop's own clock", () => {
    const hours = { ...hoursIn('America/Los_Angeles', [5], '00:00', '23:60'), holidays: ['2026-12-25'] };
    const isOpen = (iso: string) => isWithinHours(hours, at(iso));
    expect(isOpen('2026-12-25T00:00:00-08:00')).toBe(false);
    expect(isOpen('2026-12-25T23:59:59-08:00')).toBe(false);
    expect(isOpen('2026-12-18T12:00:00-08:00')).toBe(true);
    const berlin = { ...hoursIn('Europe/Berlin', weekdays, '00:00', '23:60'), holidays: ['2026-12-25'] };
    expect(isWithinHours(berlin, at('2026-12-24T22:59:59Z'))).toBe(true);
    expect(isWithinHours(berlin, at('2026-12-24T23:00:00Z'))).toBe(false);
  });

  it('[BH-04] opens with the first second of the from time', () => {
    expect(isWithinHours(losAngeles, at('2026-11-17T08:59:59.999-08:00'))).toBe(false);
    expect(isWithinHours(losAngeles, at('2026-11-17T09:00:00-08:00'))).toBe(true);
  });

  it('[BH-05] closes with the first second of the to time', () => {
    expect(isWithinHours(losAngeles, at('2026-11-17T16:59:59.999-08:00'))).toBe(true);
    expect(isWithinHours(losAngeles, at('2026-11-17T17:00:00-08:00'))).toBe(false);
  });

  it('[BH-06] swaps reversed times; equal ones are an empty range', () => {
    const openHours = (fromTime: string, toTime: string) =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
        isWithinHours(hoursIn('UTC', weekdays, fromTime, toTime), Date.UTC(2026, 10, 17, hour)),
      );
    expect(openHours('17:00', '09:00')).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(openHours('09:00', '09:00')).toEqual([]);
  });

  it('[BH-14] takes 23:60 for the end of the day and 09:60 for 10:00', () => {
    const untilMidnight = hoursIn('UTC', [2], '09:60', '23:60');
    expect(isWithinHours(untilMidnight, at('2026-11-17T09:59:59.999Z'))).toBe(false);
    expect(isWithinHours(untilMidnight, at('2026-11-17T10:00:00Z'))).toBe(true);
    expect(isWithinHours(untilMidnight, at('2026-11-17T23:59:59.999Z'))).toBe(true);
    expect(isWithinHours(untilMidnight, at('2026-11-18T00:00:00Z'))).toBe(false);
  });

  it('[BH-18] follows daylight saving: 09:00 on the Fridays and Mondays around both changes', () => {
    for (const iso of [
      '2026-03-06T09:00:00-08:00',
      '2026-03-09T09:00:00-07:00',
      '2026-10-30T09:00:00-07:00',
      '2026-11-02T09:00:00-08:00',
    ]) {
      expect([iso, isWithinHours(losAngeles, at(iso) - 1), isWithinHours(losAngeles, at(iso))]).toEqual([
        iso,
        false,
        true,
      ]);
    }
  });

  it('[BH-21] reads the hours of an unknown zone as UTC, and lets the caller tell', () => {
    const onMars = hoursIn('Mars/Base', weekdays, '09:00', '17:00');
    expect(isWithinHours(onMars, at('2026-11-17T08:59:59Z'))).toBe(false);
    expect(isWithinHours(onMars, at('2026-11-17T09:00:00Z'))).toBe(true);
    expect(['Mars/Base', '', 'Europe/Berlin', 'Etc/GMT-5', 'UTC'].map(isKnownTimeZone)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('[BH-22] adds up several entries of one day', () => {
    const lunchBreak: BusinessHours = {
      timezone: 'UTC',
      businessHours: [
        { days: [2], fromTime: '13:00', toTime: '17:00' },
        { days: [1, 2], fromTime: '09:00', toTime: '12:00' },
      ],
    };
    const openHours = [8, 9, 11, 12, 13, 16, 17].filter((hour) =>
      isWithinHours(lunchBreak, Date.UTC(2026, 10, 17, hour)),
    );
    expect(openHours).toEqual([9, 11, 13, 16]);
  });
});
