import type { ArticleEvent, HelpReport, RecommendedArticle } from '@shopbell/protocol';
import { askedAgain, nearestLanguage } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';
import { lookUpChannel, previewOf } from '@shopbell/rules/recommendation';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { articleUrl } from './centers';
import { type PublicText, publishedLanguages, publishedTexts } from './publicStore';
import { plainText } from './publish';
import { countEvent, noteUnanswered, readReport } from './reportStore';
import type { HelpCenter } from './store';

export interface RecommendationsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly search: SearchService;
  readonly ownAddress: () => string;
}

export type Recommendations = ReturnType<typeof createRecommendations>;

const dayMs = 86_400_000;
/** chosen: what is less likely right than wrong would send shoppers the wrong way. */
const scoreFrom = 0.5;
const articlesMax = 3;
const [browsedFrom, browsedMax] = [0.2, 20];
/** One shopper counts once a day for each thing they did with an article. */
const once = { name: 'article-event', max: 1, windowMs: dayMs };
/** And one reader once a day, whether they say yes or no. */
const judgedOnce = { name: 'article-judged', max: 1, windowMs: dayMs };
const daysShown = 30;
const daysKept = { events: 400, searches: 90 };

/** Articles for a question, and whether they helped. */
export function createRecommendations(dependencies: RecommendationsDependencies) {
  const { database, clock, attempts, search, ownAddress } = dependencies;

  /** The best first; what has no answer is noted. */
  async function answersTo(
    { shopId }: HelpCenter,
    { from, ...question }: { query: string; language: Language; limit: number; from: number },
  ): Promise<PublicText[]> {
    const scope = database.inShops([shopId]);
    const found = await search.find(scope, { ...question, shopId, kind: 'article' });
    const hits = found.filter(({ score }) => score >= from);
    const { language } = question;
    if (hits.length === 0)
      await noteUnanswered(scope, {
        ...{ shopId, language, query: askedAgain(question.query), at: new Date(clock.now()) },
      });
    const texts = await publishedTexts(scope, { shopId, language, ids: hits.map(({ id }) => id) });
    return hits.flatMap(({ id }) => texts.find(({ articleId }) => articleId === id) ?? []);
  }

  return {
    async search(
      center: HelpCenter,
      { query, language }: { query: string; language: string },
    ): Promise<RecommendedArticle[]> {
      const languages = await publishedLanguages(database.inShops([center.shopId]), center);
      const spoken = nearestLanguage(language, languages);
      if (spoken === null) return [];
      const found = await answersTo(center, { query, language: spoken, limit: articlesMax, from: scoreFrom });
      return found.map((text) => toRecommended(center, { ...text, language: spoken }, ownAddress()));
    },

    /** For who looks through a list: also what is less likely meant. */
    browse: (center: HelpCenter, question: { query: string; language: Language }) =>
      answersTo(center, { ...question, limit: browsedMax, from: browsedFrom }),

    /** False where there is no such article. */
    async note(center: HelpCenter, event: ArticleEvent, whom: string): Promise<boolean> {
      const { shopId } = center;
      const { articleId, eventType } = event;
      const scope = database.inShops([shopId]);
      const rows = await scope.query(
        'select from article where shop_id = $1 and id = $2 and deleted_at is null',
        [shopId, articleId],
      );
      if (rows.length === 0) return false;
      if (await attempts.take(once, `${shopId} ${articleId} ${eventType} ${whom}`))
        await countEvent(scope, { shopId, articleId, event: eventType, at: new Date(clock.now()) });
      return true;
    },

    /** What a reader of the public page says of it. */
    async judge(
      { shopId }: HelpCenter,
      { articleId, isHelpful }: { articleId: string; isHelpful: boolean },
      whom: string,
    ): Promise<void> {
      if (!(await attempts.take(judgedOnce, `${shopId} ${articleId} ${whom}`))) return;
      const event = isHelpful ? 'helpful' : 'not-helpful';
      const at = new Date(clock.now());
      await countEvent(database.inShops([shopId]), { shopId, articleId, event, at });
    },

    report: (shopId: number): Promise<HelpReport> =>
      readReport(database.inShops([shopId]), shopId, new Date(clock.now() - daysShown * dayMs)),

    async forgetOld(): Promise<void> {
      const ago = (days: number) => new Date(clock.now() - days * dayMs);
      await database.query('delete from article_day where day < $1::date', [ago(daysKept.events)]);
      await database.query('delete from unanswered_search where last_at < $1', [ago(daysKept.searches)]);
    },
  };
}

function toRecommended(
  center: HelpCenter,
  text: { articleId: string; slug: string; title: string; body: string; language: Language },
  address: string,
): RecommendedArticle {
  const url = articleUrl(address, { center, language: text.language, slug: text.slug });
  return {
    ...{ id: text.articleId, url, title: text.title, slug: text.slug, lookUpChannel },
    ...{ preview: previewOf(plainText(text.body)), locale: text.language, embeddedUrl: `${url}?embedded=1` },
  };
}
