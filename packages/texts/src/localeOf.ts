/** Shops know Czech and Norwegian by the codes of their countries; Intl knows them by their languages. */
const locales: Readonly<Record<string, string>> = { cz: 'cs', no: 'nb' };

/** What Intl calls one of our languages. */
export function localeOf(language: string): string {
  return locales[language] ?? language;
}
