import type { BusinessHours } from '@shopbell/protocol';

type Entry = BusinessHours['businessHours'][number];

export interface Interval {
  readonly from: string;
  readonly to: string;
}

/** Monday to Sunday, each with its openings in order. */
export type Week = readonly (readonly Interval[])[];

export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** People know the end of the day as 24:00; it is kept as 23:60 (BH-14). */
const shown = (time: string): string => (time === '23:60' ? '24:00' : time);
const kept = (time: string): string => (time === '24:00' ? '23:60' : time);

export const toWeek = (entries: readonly Entry[]): Week =>
  dayNames.map((_, index) =>
    entries
      .filter(({ days }) => days.includes(index + 1))
      .map(({ fromTime, toTime }) => ({ from: shown(fromTime), to: shown(toTime) }))
      .sort((left, right) => left.from.localeCompare(right.from)),
  );

/** Days with the same opening share an entry. */
export function toEntries(week: Week): Entry[] {
  const entries = new Map<string, Entry>();
  week.forEach((intervals, index) => {
    for (const { from, to } of intervals) {
      const key = `${from}-${to}`;
      const days = [...(entries.get(key)?.days ?? []), index + 1];
      entries.set(key, { days: [...new Set(days)], fromTime: kept(from), toTime: kept(to) });
    }
  });
  return [...entries.values()];
}

export const withDay = (week: Week, day: number, intervals: readonly Interval[]): Week =>
  week.map((each, index) => (index === day ? intervals : each));

/** A day that opens does so as the day before it that is open, or at nine. */
export function openedDay(week: Week, day: number): readonly Interval[] {
  const before = week.slice(0, day).findLast((intervals) => intervals.length > 0);
  return before ?? week.find((intervals) => intervals.length > 0) ?? [{ from: '09:00', to: '17:00' }];
}

/** `9`, `930` and `9:30` are meant well. What is no time stays as it was typed, for the field to say so. */
export function readTime(typed: string): string {
  const found = /^\s*(\d{1,2})(?:[:.h]?([0-5]\d))?\s*$/.exec(typed);
  const [hour, minute] = [Number(found?.[1]), found?.[2] ?? '00'];
  const isTime = found !== null && (hour < 24 || (hour === 24 && minute === '00'));
  return isTime ? `${String(hour).padStart(2, '0')}:${minute}` : typed;
}

/** Where in the day a time stands, from 0 to 1; null for what is no time. */
export function shareOfDay(time: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return null;
  return Math.min(1, (Number(hour) * 60 + Number(minute)) / (24 * 60));
}
