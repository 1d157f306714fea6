import type { Language } from '@shopbell/rules/language';
import type { ArticleText } from '../DemoArticle';
import { frenchOrders } from './frenchOrders';
import { frenchOthers } from './frenchOthers';
import { germanOrders } from './germanOrders';
import { germanOthers } from './germanOthers';
import { japaneseOrders } from './japaneseOrders';
import { japaneseOthers } from './japaneseOthers';
import { spanishOrders } from './spanishOrders';
import { spanishOthers } from './spanishOthers';

type Translation = readonly [Language, Readonly<Partial<Record<string, ArticleText>>>];

const translations: readonly Translation[] = [
  ['de', { ...germanOrders, ...germanOthers }],
  ['fr-FR', { ...frenchOrders, ...frenchOthers }],
  ['es', { ...spanishOrders, ...spanishOthers }],
  ['ja', { ...japaneseOrders, ...japaneseOthers }],
];

/** An article in all languages but the one it was written in; most have none. */
export const translationsOf = (slug: string): Partial<Record<Language, ArticleText>> =>
  Object.fromEntries(
    translations.flatMap(([language, texts]) => {
      const text = texts[slug];
      return text ? [[language, text]] : [];
    }),
  );
