export const supportedLanguages = [
  'cz',
  'da',
  'de',
  'en-US',
  'en-GB',
  'es',
  'fi',
  'fr-CA',
  'fr-FR',
  'it',
  'ja',
  'nl',
  'no',
  'pt-BR',
  'sv',
] as const;

/** Beyond the fifteen: written from right to left. */
export const additionalLanguages = ['ar', 'he'] as const;

export type Language = (typeof supportedLanguages)[number] | (typeof additionalLanguages)[number];

/** Our names of two languages are not the ones of browsers (LNG-02). */
export const languageMappings = { cs: 'cz', nb: 'no' } as const;

/** What stands in for a primary subtag alone; otherwise the first of its family (LNG-10). */
const byPrimary: Readonly<Record<string, Language>> = { ...languageMappings, fr: 'fr-FR' };

const twins: Partial<Record<Language, Language>> = {
  'fr-FR': 'fr-CA',
  'fr-CA': 'fr-FR',
  'en-GB': 'en-US',
  'en-US': 'en-GB',
};

/** The language whose words are understood as well. */
export const twinOf = (language: string): string | undefined => twins[language as Language];

export const languages: readonly Language[] = [...supportedLanguages, ...additionalLanguages];

const primaryOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

export function toSupported(tag: string): Language | null {
  const primary = primaryOf(tag);
  const isSame = (language: Language) => language.toLowerCase() === tag.toLowerCase().replaceAll('_', '-');
  return (
    languages.find(isSame) ??
    (Object.hasOwn(byPrimary, primary) ? byPrimary[primary] : undefined) ??
    languages.find((language) => primaryOf(language) === primary) ??
    null
  );
}

/** The language whose texts are loaded (LNG-03). */
export const loadedLanguage = (tag: string): Language => toSupported(tag) ?? 'en-US';

interface LanguageFacts {
  readonly override: string | null;
  /** As the browser lists them, the best first. */
  readonly browserLanguages: readonly string[];
  readonly shopLanguages: readonly { readonly language: string; readonly primary: boolean }[];
  readonly shopLanguage: string;
}

export function chooseLanguage(facts: LanguageFacts): Language {
  const { override, shopLanguages, shopLanguage } = facts;
  const offered = shopLanguages.map(({ language }) => toSupported(language));
  const isOffered = (language: Language | null | undefined) => language && offered.includes(language);
  const wanted = facts.browserLanguages.map(toSupported).filter((language) => language !== null);
  return (
    toSupported(override ?? '') ??
    wanted.find(isOffered) ??
    wanted.map((language) => twins[language]).find(isOffered) ??
    toSupported(shopLanguages.find(({ primary }) => primary)?.language ?? '') ??
    offered[0] ??
    loadedLanguage(shopLanguage)
  );
}

export const isRightToLeft = (language: string): boolean => /^(ar|he)\b/.test(language);

/** The tag that Intl and the `lang` attribute understand. */
export function localeOf(language: Language): string {
  if (language === 'cz') return 'cs';
  return language === 'no' ? 'nb' : language;
}
