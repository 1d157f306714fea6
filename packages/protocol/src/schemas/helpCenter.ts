import { z } from 'zod';
import { articleBodyMax } from '../limits';
import { nonEmptyText, safeText } from './text';

export const articleLimits = {
  titleMax: 200,
  bodyMax: articleBodyMax,
  slugMax: 80,
  categoriesMax: 50,
  namesMax: 60,
};

const language = z.string().max(10);
const revision = z.number().int().positive().max(2_147_483_647);
const time = z.iso.datetime();

/** What a text of an article is to shoppers. */
export const articleStates = ['draft', 'scheduled', 'published', 'changed'] as const;
export type ArticleState = (typeof articleStates)[number];

const articleText = z.object({
  language,
  title: z.string(),
  body: z.string(),
  slug: z.string(),
  /** `changed`: published, with a draft that shoppers do not see yet. */
  state: z.enum(articleStates),
  publishDatetime: time.nullable(),
  publishedDatetime: time.nullable(),
  changedDatetime: time,
  /** The text in the help center's first language was published after this one was last changed. */
  isOutdated: z.boolean(),
  /** Where shoppers read it, while they can. */
  url: z.string().nullable(),
});
export type ArticleText = z.infer<typeof articleText>;

export const consoleArticle = z.object({
  id: z.uuid(),
  categoryId: z.uuid().nullable(),
  revision,
  isDeleted: z.boolean(),
  changedDatetime: time,
  changedBy: z.string().nullable(),
  texts: z.array(articleText),
});
export type ConsoleArticle = z.infer<typeof consoleArticle>;

const articleSummary = consoleArticle
  .omit({ texts: true })
  .extend({ texts: z.array(articleText.omit({ body: true })) });
export type ArticleSummary = z.infer<typeof articleSummary>;

const helpCategory = z.object({ id: z.uuid(), names: z.record(z.string(), z.string()) });
export type HelpCategory = z.infer<typeof helpCategory>;

export const consoleHelpCenter = z.object({
  id: z.number().int(),
  url: z.string(),
  language,
  categories: z.array(helpCategory),
  articles: z.array(articleSummary),
});
export type ConsoleHelpCenter = z.infer<typeof consoleHelpCenter>;

const names = z.record(language, nonEmptyText(articleLimits.namesMax));
export const helpCategories = z.object({
  categories: z.array(z.object({ id: z.uuid(), names })).max(articleLimits.categoriesMax),
});

const written = {
  language,
  title: nonEmptyText(articleLimits.titleMax),
  body: safeText(articleLimits.bodyMax),
};
export const newArticle = z.object({ ...written, categoryId: z.uuid().nullable() });
export const articleChange = z.object({
  ...written,
  categoryId: z.uuid().nullable(),
  revision,
  /** Otherwise as it was, or from the title of a text that was never published. */
  slug: safeText(articleLimits.slugMax).optional(),
});
export const articleStateChange = z.object({
  revision,
  language,
  state: z.enum(['published', 'draft']),
  /** Later, and not now. */
  publishDatetime: time.optional(),
});
export const articleReference = z.object({ articleId: z.uuid() });
export const articleVersionReference = articleReference.extend({
  version: z.coerce.number().int().positive().max(2_147_483_647),
});
export const articleVersionsQuery = z.object({ language });
export const articleRestore = z.object({ revision, language });

const articleVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  savedDatetime: time,
  savedBy: z.string().nullable(),
});
export type ArticleVersion = z.infer<typeof articleVersion>;
export const articleVersions = z.object({ versions: z.array(articleVersion) });

export const helpReport = z.object({
  /** What shoppers asked and found nothing for, the most frequent first. */
  unanswered: z.array(z.object({ query: z.string(), language, count: z.number().int(), lastDatetime: time })),
  articles: z.array(
    z.object({
      ...{ id: z.uuid(), title: z.string() },
      ...{ shown: z.number().int(), opened: z.number().int() },
      ...{ helpful: z.number().int(), notHelpful: z.number().int() },
    }),
  ),
});
export type HelpReport = z.infer<typeof helpReport>;

export const publishedQuery = z.object({ q: safeText(200).optional(), language: z.string().min(2).max(35) });
/** What an agent can put into a reply. */
export const publishedArticles = z.object({
  /** What the help center can be read in, its first language first; empty where nothing is published. */
  languages: z.array(language),
  articles: z.array(
    z.object({ id: z.uuid(), title: z.string(), preview: z.string(), url: z.string(), language }),
  ),
});
export type PublishedArticles = z.infer<typeof publishedArticles>;

/** How many texts are also found by what they mean, of all that will be. */
export const indexProgress = z.object({ done: z.number().int(), all: z.number().int() });
export type IndexProgress = z.infer<typeof indexProgress>;

const helpCenterId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const someId = z.union([safeText(64), z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)]);

/** HTTP-20. */
export const articleSearch = z.object({
  query: nonEmptyText(2000),
  helpCenterId,
  language: z.string().min(2).max(35),
  conversationId: safeText(64).nullish(),
});

/** REC-07. */
export const recommendedArticle = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  preview: z.string(),
  locale: z.string(),
  slug: z.string(),
  lookUpChannel: z.string(),
  embeddedUrl: z.string(),
});
export type RecommendedArticle = z.infer<typeof recommendedArticle>;
export const recommendedArticles = z.object({ articles: z.array(recommendedArticle) });

/** REC-12. */
export const articleEventTypes = ['shown', 'opened', 'helpful', 'not-helpful'] as const;
export type ArticleEventType = (typeof articleEventTypes)[number];

/** HTTP-21. */
export const articleEvent = z.object({
  shopName: safeText(255).nullish(),
  shopType: safeText(64).nullish(),
  accountId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  conversationId: safeText(64).nullish(),
  articleId: z.uuid(),
  articleUrl: safeText(2048),
  title: safeText(300),
  query: safeText(2000),
  chatId: someId,
  eventType: z.enum(articleEventTypes),
  locale: safeText(35),
  helpCenterId,
  slug: safeText(200),
  lookUpChannel: safeText(32),
});
export type ArticleEvent = z.infer<typeof articleEvent>;

/** Addresses of the public pages. */
export const helpPlace = z.object({ shop: safeText(100) });
export const helpHomePlace = helpPlace.extend({ language });
/** The slug is the rest of the path: the router's limit for a part of it is shorter than a title in Japanese, encoded. */
export const helpArticlePlace = helpHomePlace.extend({ '*': safeText(400) });
export const helpHomeQuery = z.object({ q: safeText(200).optional().catch(undefined) });
const mark = z.string().max(10).optional().catch(undefined);
export const helpArticleQuery = z.object({ embedded: mark, thanks: mark });
/** As the form of a public page sends it. */
export const helpFeedback = z.object({ helpful: z.enum(['yes', 'no']) });
