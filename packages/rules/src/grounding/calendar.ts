const locales = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'da', 'nb', 'sv', 'fi', 'cs', 'ar', 'he'];

interface Calendar {
  /** Whole names, and those that are short; the short ones mean a month only beside a number. */
  readonly months: ReadonlyMap<string, number>;
  readonly shortMonths: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlyMap<string, number>;
}

let known: Calendar | undefined;

/** The months and days of all languages, made when first asked for. */
export function calendar(): Calendar {
  known ??= {
    months: namesBy('month', 'long', 12),
    shortMonths: namesBy('month', 'short', 12),
    weekdays: namesBy('weekday', 'long', 7),
  };
  return known;
}

function namesBy(part: 'month' | 'weekday', length: 'long' | 'short', count: number) {
  const names = new Map<string, number>();
  for (const locale of locales) {
    // Beside a day a month may be declined, as in Czech and Finnish.
    for (const more of part === 'month' ? [{}, { day: 'numeric' } as const] : [{}]) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
        [part]: length,
        timeZone: 'UTC',
        ...more,
      });
      for (let at = 0; at < count; at += 1) {
        // 2024 began on a Monday.
        const day = part === 'month' ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, at + 1);
        const name = format.formatToParts(day).find(({ type }) => type === part)?.value ?? '';
        const plain = name.toLowerCase().replace('.', '').trim();
        if (/^\p{L}{3,}/u.test(plain)) names.set(plain, at + 1);
      }
    }
  }
  return names;
}
