import { type Dates, dayOf, daysBetween, formatDate } from './dates';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Short enough for a list: now, 5m, 3h, Mon, 9 Nov, 9 Nov 2025. A server clock ahead of ours is "now". */
export function relativeTime(thenMs: number, nowMs: number, dates: Dates): string {
  const elapsedMs = nowMs - thenMs;
  if (elapsedMs < minuteMs) return 'now';
  if (elapsedMs < hourMs) return `${Math.floor(elapsedMs / minuteMs)}m`;
  const days = daysBetween(thenMs, nowMs, dates);
  if (days === 0 || elapsedMs < 12 * hourMs) return `${Math.floor(elapsedMs / hourMs)}h`;
  if (days < 7) return formatDate(thenMs, dates, { weekday: 'short' });
  const isThisYear = dayOf(thenMs, dates).slice(0, 4) === dayOf(nowMs, dates).slice(0, 4);
  return formatDate(thenMs, dates, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
