import type { BusinessHours } from '@shopbell/protocol';
import { isWithinHours } from './isWithinHours';
import { nextClosing, nextOpening } from './nextOpening';

const minuteMs = 60_000;
const flipsMax = 20;

/**
 * The hours of the next days for a page that has no room for the rule: the minutes since 1970 at which the shop opens
 * and closes in turn. The first is an opening, and 0 where the shop is open now. The list changes only when one of
 * its minutes has passed.
 */
export function openingMinutes(hours: BusinessHours, nowMs: number): number[] {
  const minutes = isWithinHours(hours, nowMs) ? [0] : [];
  let fromMs: number | null = nowMs;
  while (minutes.length < flipsMax) {
    fromMs = minutes.length % 2 ? nextClosing(hours, fromMs) : nextOpening(hours, fromMs);
    if (fromMs === null) break;
    minutes.push(fromMs / minuteMs);
  }
  return minutes;
}

export const isOpenBy = (minutes: readonly number[], nowMs: number): boolean =>
  minutes.filter((minute) => minute * minuteMs <= nowMs).length % 2 === 1;
