import { localeOf } from '../grounding/localeOf';
import { loadedLanguage } from '../language';

/** A day as it is kept, `2026-12-24`, and one that the calendar has. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const atMs = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().slice(0, 10) === value;
}

/** A day as people of a language write it; what is none stays as it is. */
export const dayIn = (language: string, value: string): string =>
  isDay(value)
    ? new Intl.DateTimeFormat(localeOf(loadedLanguage(language)), {
        ...{ dateStyle: 'long', timeZone: 'UTC' },
      }).format(Date.parse(value))
    : value;
