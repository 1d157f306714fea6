const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' });
/** As Intl calls what the texts call otherwise. */
const otherwise: Readonly<Record<string, string>> = { cz: 'cs' };

/** Who a campaign is for, by what they read. */
export const languageName = (language: string): string =>
  names.of(otherwise[language] ?? language) ?? language;
