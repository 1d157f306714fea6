import type { BusinessHours } from '@shopbell/protocol';
import moment from 'moment-timezone';
import { describe, expect, it } from 'vitest';
import { isWithinHours, nextClosing, nextOpening } from '.';

/**
 * moment-timezone brings its own packed copy of the zone database and its own reader, so the rules, which ask Intl,
 * are compared with something that is not Intl. Years that are past: both copies hold them the same.
 */
const [fromMs, toMs] = [Date.UTC(2019, 0, 1), Date.UTC(2026, 0, 1)];
/** What Moldova did on the nights of the change since 2022 was corrected in 2026a; a runtime may hold either. */
const corrected = ['Europe/Chisinau'];
const zones = Intl.supportedValuesOf('timeZone').filter((name) => !corrected.includes(name));
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const ranges = [
  { days: [1, 2, 3, 4, 5], from: [9, 0], to: [17, 0] },
  { days: [6], from: [22, 15], to: [23, 60] },
  { days: [6, 7], from: [1, 30], to: [2, 45] },
] as const;
const hoursIn = (timezone: string): BusinessHours => ({
  timezone,
  businessHours: ranges.map(({ days, from, to }) => ({
    days: [...days],
    fromTime: from.map((part) => String(part).padStart(2, '0')).join(':'),
    toTime: to.map((part) => String(part).padStart(2, '0')).join(':'),
  })),
});

function oracleFor(name: string) {
  const zone = moment.tz.zone(name);
  if (!zone) throw new Error(`The oracle does not know ${name}`);
  const isOpen = (atMs: number): boolean => {
    const wall = new Date(atMs - zone.utcOffset(atMs) * minuteMs);
    const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
    const day = wall.getUTCDay() === 0 ? 7 : wall.getUTCDay();
    return ranges.some(
      ({ days, from, to }) =>
        days.some((each) => each === day) && minute >= from[0] * 60 + from[1] && minute < to[0] * 60 + to[1],
    );
  };
  const next = (atMs: number, toOpen: boolean): number | null => {
    let wasOpen = isOpen(atMs);
    for (let at = atMs + minuteMs; at <= atMs + 8 * dayMs; at += minuteMs) {
      const isNowOpen = isOpen(at);
      if (isNowOpen !== wasOpen && isNowOpen === toOpen) return at;
      wasOpen = isNowOpen;
    }
    return null;
  };
  const changes = zone.untils.filter((until) => until > fromMs && until < toMs);
  return { isOpen, next, changes };
}

describe('every zone of the world, from 2019 to 2025', () => {
  it('[BH-18] is open when the zone database says so: on any day, and around each change of the clock', () => {
    const wrong = zones.flatMap((name) => {
      const oracle = oracleFor(name);
      const hours = hoursIn(name);
      const around = oracle.changes.flatMap((change) =>
        [-90, -60, -30, -1, 0, 1, 30, 60, 90].map((minutes) => change + minutes * minuteMs),
      );
      const onAnyDay = Array.from(
        { length: Math.floor((toMs - fromMs) / (4.57 * dayMs)) },
        (_, step) => fromMs + Math.floor((step * 4.57 * dayMs) / minuteMs) * minuteMs,
      );
      return [...around, ...onAnyDay]
        .filter((atMs) => isWithinHours(hours, atMs) !== oracle.isOpen(atMs))
        .map((atMs) => `${name} at ${new Date(atMs).toISOString()}`);
    });
    expect(zones.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  }, 60_000);

  it('opens and closes next when a walk from minute to minute through the zone database says so', () => {
    const wrong = zones.flatMap((name, index) => {
      const oracle = oracleFor(name);
      const hours = hoursIn(name);
      // The days before each third change of the clock, and one day of each zone's own.
      const starts = [
        fromMs + index * 5 * dayMs,
        ...oracle.changes
          .filter((_, turn) => turn % 3 === index % 3)
          .map((change) => change - 25 * 60 * minuteMs),
      ];
      return starts
        .filter(
          (atMs) =>
            nextOpening(hours, atMs) !== oracle.next(atMs, true) ||
            nextClosing(hours, atMs) !== oracle.next(atMs, false),
        )
        .map((atMs) => `${name} from ${new Date(atMs).toISOString()}`);
    });
    expect(wrong).toEqual([]);
  }, 60_000);
});
