import { localeOf } from '../grounding/localeOf';

/** A day as it is kept, `2026-12-24`, and one that the calendar has. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(Date.parse(value) || 0).toISOString().slice(0, 10) === value;

/**
 * A day as people of a language write it; what is none stays as it is. An owner may have called an answer “language”, and
 * then it is whatever was answered.
 */
export const dayIn = (language = '', value: string): string =>
  isDay(value)
    ? new Intl.DateTimeFormat(localeOf(/^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'en-US'), {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(Date.parse(value))
    : value;
