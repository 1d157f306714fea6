import { localeOf, type Text, type TextKey } from '@shopbell/texts';
import { textLanguages, textsOf } from '@shopbell/texts/all';
import { englishTexts } from '@shopbell/texts/english';
import type { App } from './App';

/** Everything a chat says in a language, its own unless told: our words, and the shop's where it has some. */
export function textsOfApp({ settings }: Pick<App, 'settings'>, language = settings.language) {
  const { texts, sspTexts } = textsOf(language);
  return {
    texts: { ...texts, ...settings.texts[language] },
    sspTexts: { ...sspTexts, ...settings.sspTexts[language] },
  };
}

/** Says one text to a shopper, in their own language where we have it. */
export function speakTo(app: Pick<App, 'settings'>, wanted: string) {
  const language = textLanguages.includes(wanted) ? wanted : app.settings.language;
  const texts: Readonly<Record<TextKey, Text>> = textsOfApp(app, language).texts;
  return (key: TextKey, count: number): string => {
    const text = texts[key];
    const form = new Intl.PluralRules(localeOf(language)).select(count);
    const sentence = typeof text === 'string' ? text : (text[form] ?? text.other);
    return sentence.replaceAll('{count}', new Intl.NumberFormat(localeOf(language)).format(count));
  };
}

/** The two introductions. Whoever has left them as they come is greeted in the language of the chat. */
export function introductionsOf(app: Pick<App, 'settings'>) {
  const { introductionText, offlineIntroductionText } = app.settings.decoration;
  const { introduction, introductionOffline } = textsOfApp(app).texts;
  return {
    introductionText: introductionText === englishTexts.introduction ? introduction : introductionText,
    offlineIntroductionText:
      offlineIntroductionText === englishTexts.introductionOffline
        ? introductionOffline
        : offlineIntroductionText,
  };
}
