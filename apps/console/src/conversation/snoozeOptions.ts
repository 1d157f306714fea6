import { type Dates, formatDate, timeOf } from '../app/dates';

export interface SnoozeOption {
  readonly name: string;
  readonly untilMs: number;
  /** When that is, for those who read it. */
  readonly words: string;
}

const hourMs = 3_600_000;
const morningHour = 9;

/** The times people mean, in their own zone. */
export function snoozeOptions(nowMs: number, dates: Dates): readonly SnoozeOption[] {
  const tomorrow = morning(nowMs, 1);
  const weekday = new Date(nowMs).getDay();
  const toMonday = (8 - weekday) % 7 || 7;
  return [
    { name: 'In an hour', untilMs: nowMs + hourMs, words: timeOf(nowMs + hourMs, dates) },
    { name: 'In three hours', untilMs: nowMs + 3 * hourMs, words: timeOf(nowMs + 3 * hourMs, dates) },
    { name: 'Tomorrow', untilMs: tomorrow, words: whenWords(tomorrow, dates) },
    ...(toMonday > 1
      ? [
          {
            name: 'Next Monday',
            untilMs: morning(nowMs, toMonday),
            words: whenWords(morning(nowMs, toMonday), dates),
          },
        ]
      : []),
  ];
}

export const whenWords = (ms: number, dates: Dates): string =>
  formatDate(ms, dates, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

function morning(nowMs: number, days: number): number {
  const day = new Date(nowMs);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, morningHour).getTime();
}
