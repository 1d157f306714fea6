import type { BusinessHours } from '@shopbell/protocol';
import { isWithinHours } from './isWithinHours';
import { nextClosing, nextOpening } from './nextOpening';

const minuteMs = 60_000;
const flipsMax = 20;

/**
 * The hours of the next days for a page that has no room for the rule: when the shop opens and closes in turn, in
 * minutes, the first since 1970 and each other since the one before it. The first is an opening, and 0 where the shop
 * is open now. The list changes only when one of its times has passed.
 */
export function openingMinutes(hours: BusinessHours, nowMs: number): number[] {
  const minutes = isWithinHours(hours, nowMs) ? [0] : [];
  let fromMs: number | null = nowMs;
  let lastMs = 0;
  while (minutes.length < flipsMax) {
    fromMs = minutes.length % 2 ? nextClosing(hours, fromMs) : nextOpening(hours, fromMs);
    if (fromMs === null) break;
    minutes.push((fromMs - lastMs) / minuteMs);
    lastMs = fromMs;
  }
  return minutes;
}

export function isOpenBy(minutes: readonly number[], nowMs: number): boolean {
  let atMs = 0;
  const passed = minutes.filter((minute) => {
    atMs += minute * minuteMs;
    return atMs <= nowMs;
  });
  return passed.length % 2 === 1;
}
