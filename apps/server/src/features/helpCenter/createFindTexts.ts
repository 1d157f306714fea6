import { nearestLanguage } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';
import { askedIn } from '@shopbell/rules/quoting';
import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { articleUrl, type CenterOf } from './centers';
import { publishedLanguages, publishedTexts } from './publicStore';
import { wordsOf } from './publish';

export interface FoundText {
  readonly articleId: string;
  readonly title: string;
  readonly url: string;
  readonly language: Language;
  /** Paragraph by paragraph. */
  readonly text: string;
  /** 0 to 1: how likely it answers the question. */
  readonly score: number;
}

export interface FindTextsDependencies {
  readonly database: Database;
  readonly search: SearchService;
  readonly centerOf: CenterOf;
  readonly ownAddress: () => string;
}

interface AskedTexts {
  readonly query: string;
  readonly language: Language;
  readonly limit: number;
  /** Only in the shop's main language, where that is another one; in the words that it has for what is asked. */
  readonly isInMain?: boolean;
}

/** What is published, for who quotes it: the best first. */
export const createFindTexts =
  ({ database, search, centerOf, ownAddress }: FindTextsDependencies) =>
  async (shopId: number, { isInMain = false, ...question }: AskedTexts): Promise<FoundText[]> => {
    const scope = database.inShops([shopId]);
    const center = await centerOf(shopId);
    const languages = await publishedLanguages(scope, center);
    const nearest = nearestLanguage(question.language, languages);
    const language = isInMain ? languages[0] : nearest;
    if (!language || (isInMain && language === nearest)) return [];
    const query = askedIn(question.query, question.language, language);
    const hits = await search.find(scope, { ...question, query, shopId, kind: 'article', language });
    const texts = await publishedTexts(scope, { shopId, language, ids: hits.map(({ id }) => id) });
    return hits.flatMap(({ id, score }) => {
      const text = texts.find(({ articleId }) => articleId === id);
      if (!text) return [];
      const url = articleUrl(ownAddress(), { center, language, slug: text.slug });
      return [{ articleId: id, title: text.title, url, language, text: wordsOf(text.body), score }];
    });
  };

export type FindTexts = ReturnType<typeof createFindTexts>;
