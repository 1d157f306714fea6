import { localeOf, type Text, type TextKey } from '@shopbell/texts';
import { textLanguages, textsOf } from '@shopbell/texts/all';
import { englishTexts } from '@shopbell/texts/english';
import type { App } from './service';

/** Everything a chat says in its configured language: our words, and the shop's own where it has some. */
export function textsOfApp({ settings }: Pick<App, 'settings'>) {
  const { texts, sspTexts } = textsOf(settings.language);
  return { texts: { ...texts, ...settings.texts }, sspTexts: { ...sspTexts, ...settings.sspTexts } };
}

/** Says one text to a shopper, in their own language where we have it; the shop's own words are in the chat's. */
export function speakTo({ settings }: Pick<App, 'settings'>, wanted: string) {
  const language = textLanguages.includes(wanted) ? wanted : settings.language;
  const own: Readonly<Record<string, Text>> = language === settings.language ? settings.texts : {};
  const { texts } = textsOf(language);
  return (key: TextKey, count: number): string => {
    const text = own[key] ?? texts[key];
    const form = new Intl.PluralRules(localeOf(language)).select(count);
    const sentence = typeof text === 'string' ? text : (text[form] ?? text.other);
    return sentence.replaceAll('{count}', new Intl.NumberFormat(localeOf(language)).format(count));
  };
}

/** The two introductions. Whoever has left them as they come is greeted in the language of the chat. */
export function introductionsOf({ settings }: Pick<App, 'settings'>) {
  const { introductionText, offlineIntroductionText } = settings.decoration;
  const { introduction, introductionOffline } = textsOf(settings.language).texts;
  return {
    introductionText: introductionText === englishTexts.introduction ? introduction : introductionText,
    offlineIntroductionText:
      offlineIntroductionText === englishTexts.introductionOffline
        ? introductionOffline
        : offlineIntroductionText,
  };
}
