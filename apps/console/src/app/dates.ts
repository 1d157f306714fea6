/** How a person reads dates: passed in, so that a test can live in any zone. */
export interface Dates {
  readonly locale: string;
  readonly timeZone: string;
}

let kept: (Dates & { readonly language: string }) | null = null;

/**
 * The console's words are English; the reader's own English decides between 2:30 PM and 14:30. The same object every time,
 * so that nothing is drawn anew for it.
 */
export function browserDates(): Dates {
  const { language } = navigator;
  if (kept?.language !== language) {
    const locale = language.startsWith('en') ? language : 'en-GB';
    kept = { language, locale, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
  return kept;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs a hundred times as much as using it, so each is built once. */
export function formatDate(
  ms: number,
  { locale, timeZone }: Dates,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  if (!known) formats.set(key, format);
  return format.format(ms);
}

/** 2026-11-15, in the reader's zone. */
export const dayOf = (ms: number, { timeZone }: Dates): string =>
  formatDate(ms, { locale: 'en-CA', timeZone }, { year: 'numeric', month: '2-digit', day: '2-digit' });

export const daysBetween = (fromMs: number, toMs: number, dates: Dates): number =>
  Math.round((Date.parse(dayOf(toMs, dates)) - Date.parse(dayOf(fromMs, dates))) / 86_400_000);

export const timeOf = (ms: number, dates: Dates): string => formatDate(ms, dates, { timeStyle: 'short' });

export const dateAndTimeOf = (ms: number, dates: Dates): string =>
  formatDate(ms, dates, { dateStyle: 'full', timeStyle: 'short' });
