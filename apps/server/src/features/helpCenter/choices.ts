import type { PublishedArticles } from '@shopbell/protocol';
import { nearestLanguage } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';
import { previewOf } from '@shopbell/rules/recommendation';
import { articleUrl } from './centers';
import type { FindTextsDependencies } from './createFindTexts';
import { publishedByTitle, publishedLanguages, publishedTexts } from './publicStore';
import { plainText } from './publish';

const shownMax = 10;

/** What is published, for who puts one into a reply: by the words of its title first, then by what it answers. */
export const createChoices =
  ({ database, search, centerOf, ownAddress }: FindTextsDependencies) =>
  async (shopId: number, wanted: { words: string; language: string }): Promise<PublishedArticles> => {
    const scope = database.inShops([shopId]);
    const center = await centerOf(shopId);
    const { words } = wanted;

    async function findIn(language: Language): Promise<PublishedArticles['articles']> {
      const titled = await publishedByTitle(scope, { shopId, language, words, limit: shownMax });
      const question = { shopId, kind: 'article', language, query: words, limit: shownMax } as const;
      const hits = words === '' ? [] : await search.find(scope, question);
      const others = hits.filter(({ id }) => titled.every(({ articleId }) => articleId !== id));
      const texts = await publishedTexts(scope, { shopId, language, ids: others.map(({ id }) => id) });
      const answering = others.flatMap(({ id }) => texts.find(({ articleId }) => articleId === id) ?? []);
      return [...titled, ...answering].slice(0, shownMax).map(({ articleId, title, body, slug }) => ({
        ...{ id: articleId, title, preview: previewOf(plainText(body)), language },
        url: articleUrl(ownAddress(), { center, language, slug }),
      }));
    }

    const languages = await publishedLanguages(scope, center);
    const spoken = nearestLanguage(wanted.language, languages);
    const [first] = languages;
    if (spoken === null || first === undefined) return { languages, articles: [] };
    const articles = await findIn(spoken);
    // What is not translated yet is better than nothing.
    return { languages, articles: articles.length > 0 || spoken === first ? articles : await findIn(first) };
  };

export type Choices = ReturnType<typeof createChoices>;
