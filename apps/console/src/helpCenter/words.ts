import type { ArticleState } from '@shopbell/protocol';
import { type Language, localeOf } from '@shopbell/rules/language';

export const stateNames: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, with changes',
};

const names = new Intl.DisplayNames(['en'], {
  type: 'language',
  languageDisplay: 'standard',
  style: 'short',
});

export const languageName = (language: string): string =>
  names.of(localeOf(language as Language)) ?? language;
