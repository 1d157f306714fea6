import { textsOf } from '@shopbell/texts/all';
import { englishTexts } from '@shopbell/texts/english';
import type { App } from './service';

/** Everything a chat says in its configured language: our words, and the shop's own where it has some. */
export function textsOfApp({ settings }: Pick<App, 'settings'>) {
  const { texts, sspTexts } = textsOf(settings.language);
  return { texts: { ...texts, ...settings.texts }, sspTexts: { ...sspTexts, ...settings.sspTexts } };
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
