import { availabilityLimits, type BusinessHours } from '@shopbell/protocol';
import { dayMs, isWithinHours, timeMs } from './isWithinHours';
import { offsetMs } from './zone';

export const nextOpening = (hours: BusinessHours, atMs: number): number | null => nextFlip(hours, atMs, true);

export const nextClosing = (hours: BusinessHours, atMs: number): number | null =>
  nextFlip(hours, atMs, false);

/**
 * The first instant after `atMs` at which the shop opens (or closes), within 8 days. Between two marks on the shop's
 * clock nothing changes, unless the clock itself is changed there; then that change is the next mark.
 */
function nextFlip(hours: BusinessHours, atMs: number, toOpen: boolean): number | null {
  const { timezone, businessHours } = hours;
  const marks = [dayMs, ...businessHours.flatMap((entry) => [timeMs(entry.fromTime), timeMs(entry.toTime)])];
  let wasOpen = isWithinHours(hours, atMs);
  for (let from = atMs; ; ) {
    const offset = offsetMs(timezone, from);
    const time = (from + offset) % dayMs;
    let to = from + Math.min(...marks.filter((mark) => mark > time)) - time;
    if (offsetMs(timezone, to) !== offset) to = clockChange(timezone, from, to);
    if (to > atMs + availabilityLimits.scanMs) return null;
    const isOpen = isWithinHours(hours, to);
    if (isOpen !== wasOpen && isOpen === toOpen) return to;
    wasOpen = isOpen;
    from = to;
  }
}

/** The first instant with another offset than `before` has; at most one change lies in between. */
function clockChange(timezone: string, before: number, after: number): number {
  const offset = offsetMs(timezone, before);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(timezone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}
