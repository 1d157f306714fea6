import { additionalLanguages, localeOf, supportedLanguages } from '@shopbell/rules/language';
import type { Choice } from '../fields';

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' });

export const languageName = (language: string): string =>
  languageChoices.find(([each]) => each === language)?.[1] ?? language;

/** Every language the chat speaks, by its English name. */
export const languageChoices: readonly Choice[] = [...supportedLanguages, ...additionalLanguages]
  .map((language) => [language, names.of(localeOf(language)) ?? language] as const)
  .sort(([, left], [, right]) => left.localeCompare(right, 'en'));
