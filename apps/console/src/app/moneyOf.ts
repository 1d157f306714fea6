const formats = new Map<string, Intl.NumberFormat>();

/** An amount as the reader writes it; without a currency it is a number. Each format is built once, as those of dates are. */
export function moneyOf(amount: number, locale: string, currency: string | null): string {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  const format =
    known ?? new Intl.NumberFormat(locale, currency === null ? {} : { style: 'currency', currency });
  if (!known) formats.set(key, format);
  return format.format(amount);
}
