import { type Dates, dayOf, daysBetween, formatDate } from './dates';

/** The words over a day's messages. */
export function dayLabel(ms: number, nowMs: number, dates: Dates): string {
  const days = daysBetween(ms, nowMs, dates);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isThisYear = dayOf(ms, dates).slice(0, 4) === dayOf(nowMs, dates).slice(0, 4);
  return formatDate(ms, dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
