import { nearestLanguage } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';
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

/** What is published, for who quotes it: the best first. */
export const createFindTexts =
  ({ database, search, centerOf, ownAddress }: FindTextsDependencies) =>
  async (
    shopId: number,
    question: { readonly query: string; readonly language: Language; readonly limit: number },
  ): Promise<FoundText[]> => {
    const scope = database.inShops([shopId]);
    const center = await centerOf(shopId);
    const language = nearestLanguage(question.language, await publishedLanguages(scope, center));
    if (language === null) return [];
    const hits = await search.find(scope, { ...question, shopId, kind: 'article', language });
    const texts = await publishedTexts(scope, { shopId, language, ids: hits.map(({ id }) => id) });
    return hits.flatMap(({ id, score }) => {
      const text = texts.find(({ articleId }) => articleId === id);
      if (!text) return [];
      const url = articleUrl(ownAddress(), { center, language, slug: text.slug });
      return [{ articleId: id, title: text.title, url, language, text: wordsOf(text.body), score }];
    });
  };

export type FindTexts = ReturnType<typeof createFindTexts>;
