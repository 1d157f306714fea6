/**
 * Shops know Czech and Norwegian by the codes of their countries; Intl knows them by their languages. Our Arabic texts
 * have Western digits, as Arabic shops do, so numbers and times in them need the same.
 */
const locales: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', cz: 'cs', no: 'nb' };

/** What Intl calls one of our languages. */
export function localeOf(language: string): string {
  return locales[language] ?? language;
}
