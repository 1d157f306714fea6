import { chooseLanguage } from '@shopbell/rules/language';
import type { PageCampaigns } from './PageCampaigns';

/** The language that the chat speaks to this shopper. */
export const languageOf = ({ languages, language }: PageCampaigns): string =>
  chooseLanguage({
    override: null,
    browserLanguages: navigator.languages,
    shopLanguages: languages.map((each) => ({ language: each, primary: each === language })),
    shopLanguage: language,
  });
