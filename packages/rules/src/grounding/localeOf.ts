/** Two of our names of languages are not the ones that dates and money are written by; digits are always 0–9. */
export const localeOf = (language: string): string =>
  `${{ cz: 'cs', no: 'nb' }[language] ?? language}-u-nu-latn`;

/** Intl writes any three letters as a currency, and throws at anything else. */
export const moneyIn = (language: string, currency: string): ((amount: string) => string) => {
  if (!/^[a-z]{3}$/i.test(currency)) return (amount) => `${amount} ${currency}`.trim();
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  return (amount) => format.format(Number(amount));
};
