import type { RecommendedArticle } from '@shopbell/protocol';

/** REC-05, LIM-12. */
export const flowScoreAbove = 0.5;

export interface FoundFlow {
  readonly id: string;
  readonly score: number;
  readonly name: string;
}

export interface Asks {
  /** Null where the shop does not recommend articles, or names no help center (REC-08). */
  readonly articles: (() => Promise<readonly RecommendedArticle[]>) | null;
  /** Null where the shop has none. */
  readonly flows: (() => Promise<readonly FoundFlow[]>) | null;
}

export type Recommendation =
  | { readonly kind: 'flow'; readonly flow: FoundFlow }
  | { readonly kind: 'article'; readonly article: RecommendedArticle };

type RecommendationErrorName =
  | 'ArticleRecommendationNotFound'
  | 'ArticleRecommendationFailed'
  | 'FlowRecommendationNotFound'
  | 'FlowRecommendationFailed';

const messages: Readonly<Record<RecommendationErrorName, string>> = {
  ArticleRecommendationNotFound: 'No article found',
  ArticleRecommendationFailed: 'The articles could not be searched',
  FlowRecommendationNotFound: 'No flow found',
  FlowRecommendationFailed: 'The flows could not be searched',
};

/** ERR-06 to ERR-09. */
export class RecommendationError extends Error {
  override readonly name: RecommendationErrorName;
  constructor(name: RecommendationErrorName, cause?: unknown) {
    super(messages[name], { cause });
    this.name = name;
  }
}

/** Both are asked at once; the flow wins, then the article, then the error (REC-01 to REC-04). */
export async function recommend({ articles, flows }: Asks): Promise<Recommendation> {
  const [flow, article] = await Promise.allSettled([bestFlow(flows), firstArticle(articles)]);
  if (flow.status === 'fulfilled') return { kind: 'flow', flow: flow.value };
  if (article.status === 'fulfilled') return { kind: 'article', article: article.value };
  throw articles ? article.reason : flow.reason;
}

/** The one with the highest score (REC-09). */
async function bestFlow(ask: Asks['flows']): Promise<FoundFlow> {
  const found = await asked(ask, 'FlowRecommendationFailed');
  const [best] = found
    .filter(({ score }) => score > flowScoreAbove)
    .sort((left, right) => right.score - left.score);
  if (!best) throw new RecommendationError('FlowRecommendationNotFound');
  return best;
}

async function firstArticle(ask: Asks['articles']): Promise<RecommendedArticle> {
  const [first] = await asked(ask, 'ArticleRecommendationFailed');
  if (!first) throw new RecommendationError('ArticleRecommendationNotFound');
  return first;
}

async function asked<Found>(
  ask: (() => Promise<readonly Found[]>) | null,
  failure: RecommendationErrorName,
): Promise<readonly Found[]> {
  try {
    return (await ask?.()) ?? [];
  } catch (error) {
    throw new RecommendationError(failure, error);
  }
}
