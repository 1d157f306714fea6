import { articleEvent, recommendedArticle } from '@shopbell/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { afterFailure, lookUpChannel, previewOf, recommend } from '.';
import { flowScoreAbove, RecommendationError } from './recommend';

const article = {
  ...{ id: 'a', url: 'https://shop.test/a', title: 'A', preview: '', locale: 'en-US', slug: 'a' },
  ...{ lookUpChannel, embeddedUrl: 'https://shop.test/a?embedded=1' },
};
const flow = (score: number, id = 'f') => ({ id, score, name: id });
const gives =
  <Found>(...found: Found[]) =>
  async () =>
    found;
const fails = async () => {
  throw new Error('down');
};
const errorOf = async (asks: Parameters<typeof recommend>[0]) => {
  const error = await recommend(asks).catch((each) => each);
  return error instanceof RecommendationError ? [error.name, error.message] : error;
};

describe('what is recommended', () => {
  it('[REC-01] both are asked before either has answered', async () => {
    const begun: string[] = [];
    let end = () => {};
    const waits = (name: string) => () => {
      begun.push(name);
      return new Promise<never[]>((resolve) => {
        const before = end;
        end = () => {
          before();
          resolve([]);
        };
      });
    };
    const asked = recommend({ articles: waits('articles'), flows: waits('flows') }).catch(() => 'none');
    expect(begun.sort()).toEqual(['articles', 'flows']);
    end();
    expect(await asked).toBe('none');
  });

  it('[REC-02] the flow, where both are found', async () => {
    expect(await recommend({ articles: gives(article), flows: gives(flow(0.9)) })).toEqual({
      ...{ kind: 'flow', flow: flow(0.9) },
    });
  });

  it('[REC-03] the article otherwise, also when flows cannot be asked', async () => {
    for (const flows of [gives<ReturnType<typeof flow>>(), fails, null])
      expect(await recommend({ articles: gives(article), flows })).toEqual({ kind: 'article', article });
  });

  it('[REC-04] nothing but an error where neither is found', async () => {
    await expect(recommend({ articles: gives(), flows: gives() })).rejects.toThrow('No article found');
  });

  it('[REC-05] [LIM-12] a flow together with its limit: above 0.5 only', async () => {
    expect(flowScoreAbove).toBe(0.5);
    expect(await recommend({ articles: gives(article), flows: gives(flow(0.5)) })).toMatchObject({
      kind: 'article',
    });
    expect(await recommend({ articles: gives(article), flows: gives(flow(0.51)) })).toMatchObject({
      kind: 'flow',
    });
  });

  it('[REC-09] of several flows the one with the highest score', async () => {
    const found = await recommend({ articles: null, flows: gives(flow(0.6, 'low'), flow(0.9, 'high')) });
    expect(found).toMatchObject({ flow: { id: 'high' } });
  });

  it('[REC-08] no article where the shop recommends none', async () => {
    expect(await errorOf({ articles: null, flows: gives() })).toEqual([
      'FlowRecommendationNotFound',
      'No flow found',
    ]);
  });

  it.each([
    ['[ERR-06]', gives<never>(), fails, ['ArticleRecommendationNotFound', 'No article found']],
    [
      '[ERR-07]',
      fails,
      gives<never>(),
      ['ArticleRecommendationFailed', 'The articles could not be searched'],
    ],
    ['[ERR-08]', null, gives<never>(), ['FlowRecommendationNotFound', 'No flow found']],
    ['[ERR-09]', null, fails, ['FlowRecommendationFailed', 'The flows could not be searched']],
  ] as const)('%s is told by its name', async (_, articles, flows, expected) => {
    expect(await errorOf({ articles, flows })).toEqual(expected);
  });

  it('[REC-10] the article’s error where articles are on, otherwise the flow’s', async () => {
    expect(await errorOf({ articles: fails, flows: fails })).toMatchObject([
      'ArticleRecommendationFailed',
      {},
    ]);
    expect(await errorOf({ articles: null, flows: fails })).toMatchObject(['FlowRecommendationFailed', {}]);
  });
});

describe('the card of an article', () => {
  it('[REC-06] [LIM-13] a preview together with its limit: 125 characters, then dots', () => {
    expect(previewOf('x'.repeat(125))).toBe('x'.repeat(125));
    expect(previewOf('x'.repeat(126))).toBe(`${'x'.repeat(125)}...`);
    expect(previewOf('x'.repeat(126))).toHaveLength(128);
    expect(previewOf(`${'x'.repeat(124)}🎉!`).isWellFormed()).toBe(true);
  });

  it('[REC-07] has eight fields', () => {
    expect(recommendedArticle.parse({ ...article, score: 1 })).toEqual(article);
    expect(Object.keys(article)).toHaveLength(8);
    for (const key of Object.keys(article))
      expect(recommendedArticle.safeParse({ ...article, [key]: undefined }).success).toBe(false);
  });

  it('[REC-11] [REC-12] together: a card says that it was looked up in the chat, and events are of four kinds', () => {
    expect(lookUpChannel).toBe('chat');
    const { eventType } = articleEvent.shape;
    expect(eventType.options).toEqual(['shown', 'opened', 'helpful', 'not-helpful']);
    expect(eventType.safeParse('closed').success).toBe(false);
  });
});

it.each([
  [{ isEmailRequired: true, isEmailKnown: false, isOnline: true }, '/require-email-capture'],
  [{ isEmailRequired: true, isEmailKnown: false, isOnline: false }, '/require-email-capture'],
  [{ isEmailRequired: true, isEmailKnown: true, isOnline: false }, '/offline-capture'],
  [{ isEmailRequired: false, isEmailKnown: false, isOnline: true }, '/chat'],
])('[PGE-07] after a failure, %j leads to %s', (facts, path) => {
  expect(afterFailure(facts)).toBe(path);
});
