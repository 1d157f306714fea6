import { describe, expect, it } from 'vitest';
import { isKnownTimeZone, isWithinHours, readBusinessHours } from '.';

const entry = { days: '1,2,3', fromTime: '09:00', toTime: '17:00' };
const accepts = (part: object, timezone: unknown = 0) =>
  readBusinessHours({ timezone, businessHours: [{ ...entry, ...part }] }) !== null;

describe('readBusinessHours', () => {
  it('[API-47] reads an offset and a list of entries, and nothing else', () => {
    expect(readBusinessHours({ timezone: 0, businessHours: [entry] })).toEqual({
      timezone: 'UTC',
      businessHours: [{ days: [1, 2, 3], fromTime: '09:00', toTime: '17:00' }],
    });
    const bad = [
      undefined,
      null,
      'UTC',
      7,
      [],
      {},
      { timezone: 0 },
      { timezone: 0, businessHours: entry },
      { timezone: 0, businessHours: [null] },
      { timezone: 0, businessHours: [entry, { ...entry, days: '8' }] },
      { timezone: 'UTC', businessHours: [entry] },
      { businessHours: [entry] },
    ];
    expect(bad.map(readBusinessHours)).toEqual(bad.map(() => null));
  });

  it('[BH-11] takes whole hours from -11 to 12 as the offset', () => {
    const offsets = [-12, -11, 0, 5.5, 12, 13, '5', Number.NaN, null];
    expect(offsets.filter((timezone) => accepts({}, timezone))).toEqual([-11, 0, 12]);
  });

  it('counts the offset ahead of UTC', () => {
    for (let offset = -11; offset <= 12; offset++) {
      const hours = readBusinessHours({
        timezone: offset,
        businessHours: [{ ...entry, days: '1,2,3,4,5,6,7' }],
      });
      if (hours === null) throw new Error(`${offset} was refused`);
      const opening = Date.UTC(2026, 6, 15, 9 - offset);
      expect([
        offset,
        isKnownTimeZone(hours.timezone),
        isWithinHours(hours, opening - 1),
        isWithinHours(hours, opening),
      ]).toEqual([offset, true, false, true]);
    }
  });

  it('[BH-12] takes days from 1 to 7', () => {
    expect(['0', '1', '7', '8', '1,8', '10'].filter((days) => accepts({ days }))).toEqual(['1', '7']);
  });

  it('[BH-13] takes hours from 0 to 23', () => {
    expect(['00:00', '23:00', '24:00'].filter((fromTime) => accepts({ fromTime, toTime: '23:60' }))).toEqual([
      '00:00',
      '23:00',
    ]);
  });

  it('[BH-14] takes minutes from 0 to 60', () => {
    expect(['17:00', '17:59', '17:60', '17:61'].filter((toTime) => accepts({ toTime }))).toEqual([
      '17:00',
      '17:59',
      '17:60',
    ]);
  });

  it('[BH-15] refuses a start that is not before its end, also when only 60 minutes make them equal', () => {
    const pairs: [string, string][] = [
      ['09:00', '09:01'],
      ['09:00', '09:00'],
      ['17:00', '09:00'],
      ['08:60', '09:00'],
    ];
    expect(pairs.filter(([fromTime, toTime]) => accepts({ fromTime, toTime }))).toEqual([['09:00', '09:01']]);
  });

  it('[BH-16] takes days only as text joined by commas', () => {
    const given = ['1,2,3', '1;2', '1, 2', ',1', '1,', '', [], [1, 2], 1, null];
    expect(given.filter((days) => accepts({ days }))).toEqual(['1,2,3']);
  });

  it('[BH-02] takes times only as HH:MM', () => {
    const given = ['09:00', '9:00', '09:0', '0900', '09:00:00', ' 09:00', 9, null];
    expect(given.filter((fromTime) => accepts({ fromTime }))).toEqual(['09:00']);
  });
});
