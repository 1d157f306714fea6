import { browserDates, type Dates, timeOf } from '../app/dates';
import { problemCode, problemText } from '../http/problemText';

const dayMs = 24 * 60 * 60_000;

/** With the hour at which it goes on here, where the day's budget is spent: the day ends at midnight UTC. */
export function trialProblem(error: unknown, nowMs = Date.now(), dates: Dates = browserDates()): string {
  const code = problemCode(error);
  const text = problemText(error);
  if (code !== 'assistant-budget-spent' && code !== 'assistant-tries-spent') return text;
  return `${text} Where you are, that is at ${timeOf((Math.floor(nowMs / dayMs) + 1) * dayMs, dates)}.`;
}
