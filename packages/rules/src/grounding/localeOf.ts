/** Two of our names of languages are not the ones that dates and money are written by; digits are always 0–9. */
export const localeOf = (language: string): string =>
  `${{ cz: 'cs', no: 'nb' }[language] ?? language}-u-nu-latn`;

export const moneyIn = (language: string, currency: string): ((amount: string) => string) => {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  return (amount) => format.format(Number(amount));
};
