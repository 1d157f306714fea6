import type { BusinessHours } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { isOpenBy, isWithinHours, openingMinutes } from '.';

const minuteMs = 60_000;
const hoursMs = 60 * minuteMs;
const at = (iso: string) => Date.parse(iso);
const weekdays: BusinessHours = {
  timezone: 'Europe/Zurich',
  businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:30' }],
};
const always: BusinessHours = {
  timezone: 'UTC',
  businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
};

describe('openingMinutes', () => {
  it('begin with 0 for a shop that is open, and with its opening for one that is not', () => {
    const [first, second] = openingMinutes(weekdays, at('2026-11-17T10:00:00Z'));
    expect([first, second]).toEqual([0, at('2026-11-17T16:30:00Z') / minuteMs]);
    expect(openingMinutes(weekdays, at('2026-11-14T10:00:00Z'))[0]).toBe(
      at('2026-11-16T08:00:00Z') / minuteMs,
    );
  });

  it('repeat where the hours do', () => {
    const [, , ...later] = openingMinutes(weekdays, at('2026-11-16T10:00:00Z'));
    expect(later.slice(0, 10)).toEqual([930, 510, 930, 510, 930, 510, 930, 510, 3810, 510]);
  });

  it('are few for a shop that never closes or never opens', () => {
    expect(openingMinutes(always, at('2026-11-17T10:00:00Z'))).toEqual([0]);
    expect(openingMinutes({ ...always, businessHours: [] }, 0)).toEqual([]);
  });

  it('stay the same until one of them has passed', () => {
    const before = openingMinutes(weekdays, at('2026-11-17T08:00:00Z'));
    expect(openingMinutes(weekdays, at('2026-11-17T16:29:59Z'))).toEqual(before);
    expect(openingMinutes(weekdays, at('2026-11-17T16:30:00Z'))).not.toEqual(before);
  });

  it('[LCH-10] say the same as the rule at every quarter of an hour of ten days, over a change of the clocks', () => {
    const fromMs = at('2026-10-20T13:07:00Z');
    const minutes = openingMinutes(weekdays, fromMs);
    for (let nowMs = fromMs; nowMs < fromMs + 10 * 24 * hoursMs; nowMs += 15 * minuteMs)
      expect([nowMs, isOpenBy(minutes, nowMs)]).toEqual([nowMs, isWithinHours(weekdays, nowMs)]);
  });
});
