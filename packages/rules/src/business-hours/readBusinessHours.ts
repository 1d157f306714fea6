import type { BusinessHours } from '@shopbell/protocol';
import { timeMs } from './isWithinHours';

const timePattern = /^([01]\d|2[0-3]):([0-5]\d|60)$/;
const isTime = (time: unknown): time is string => typeof time === 'string' && timePattern.test(time);

/** The argument of the page's API (API-47). Stricter than stored hours: what is not right is refused, never repaired. */
export function readBusinessHours(argument: unknown): BusinessHours | null {
  const { timezone, businessHours } = (argument ?? {}) as Record<string, unknown>;
  const isOffset = Number.isInteger(timezone) && Number(timezone) >= -11 && Number(timezone) <= 12;
  if (!isOffset || !Array.isArray(businessHours)) return null;
  const entries = businessHours.map(readEntry);
  return entries.includes(null)
    ? null
    : { timezone: zoneOf(Number(timezone)), businessHours: entries.filter((entry) => entry !== null) };
}

function readEntry(given: unknown): BusinessHours['businessHours'][number] | null {
  const { days, fromTime, toTime } = (given ?? {}) as Record<string, unknown>;
  const isValid =
    typeof days === 'string' &&
    /^[1-7](,[1-7])*$/.test(days) &&
    isTime(fromTime) &&
    isTime(toTime) &&
    timeMs(fromTime) < timeMs(toTime);
  return isValid ? { days: [...new Set(days.split(',').map(Number))].sort(), fromTime, toTime } : null;
}

/** The names of fixed offsets carry POSIX signs: Etc/GMT-5 is five hours ahead of UTC. */
const zoneOf = (offset: number): string =>
  offset ? `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}` : 'UTC';
