import { appSettings } from '@shopbell/protocol/schemas';
import type { Fact } from '@shopbell/rules/grounding';
import { describe, expect, it } from 'vitest';
import { engineContract } from '../../testing/engineContract';
import type { App } from '../shops';
import { createBuiltIn } from './builtIn';
import type { Tools, Turn, TurnMessage } from './Engine';

const app = {
  id: 1,
  shopId: 1,
  name: 'Shop',
  domains: [],
  settings: appSettings.parse({}),
} as unknown as App;

engineContract('built-in', async () => createBuiltIn(async () => app));

const sentence = (articleId: string, title: string, at: number, text: string): Fact => ({
  ...{ id: `article:${articleId}#${at}.0`, text, score: 0.9 },
  source: { kind: 'article', articleId, title, url: 'https://shop.example/help', quote: text },
});
const known: readonly Fact[] = [
  sentence('1', 'How to send something back', 0, 'Put your return into its box and bring it to the post.'),
  sentence('1', 'How to send something back', 1, 'A return takes 4 days.'),
];

/** What comes of the last of these, said in turn by a shopper and the assistant. */
async function after(...said: readonly string[]) {
  const asked: string[] = [];
  const tools: Tools = {
    articles: async (query) => {
      asked.push(query);
      return query.includes('return') ? known : [];
    },
    flows: async () => [],
    orders: async () => 'needs-sign-in',
    products: async () => [],
  };
  const messages = said.map(
    (text, at): TurnMessage => ({
      ...{ from: at % 2 === 0 ? 'shopper' : 'assistant', text, at: new Date(0) },
    }),
  );
  const guidance = { version: 0, tone: '', texts: [], handOverTopics: [] };
  const turn: Turn = {
    ...{ shopId: 1, appId: 1, conversationId: '', language: 'en-US', messages, guidance },
    ...{ isSignedIn: false, maySell: false, discounts: [] },
  };
  const { draft } = await createBuiltIn(async () => app).think(turn, tools, AbortSignal.timeout(10_000));
  return { draft, asked };
}

describe('in a conversation', () => {
  const answer = 'Put your return into its box.';
  it('a question goes on from the one before, and is answered only by what speaks of both', async () => {
    const { draft, asked } = await after(
      'How do I return something?',
      answer,
      'and how long does that take?',
    );
    expect(asked).toEqual(['and how long does that take? How do I return something?']);
    expect(draft).toEqual({
      kind: 'answer',
      sentences: [{ text: 'A return takes 4 days.', factIds: ['article:1#1.0'] }],
    });
    const other = await after('How do I return something?', answer, 'and with a unicorn?');
    expect(other.asked).toHaveLength(2);
    expect(other.draft.kind).toBe('hand-over');
    expect((await after('and how long does that take?')).asked).toEqual(['and how long does that take?']);
  });

  it('an order that was spoken of is the one that is meant', async () => {
    expect((await after('Where is my order?', 'Order #1: shipped.', 'when will it arrive?')).draft.kind).toBe(
      'sign-in',
    );
    expect((await after('Where is my order?', 'Order #1: shipped.', 'can I cancel it?')).draft.kind).toBe(
      'sign-in',
    );
  });

  it.each([
    [['ok thanks'], 'courtesy'],
    [['How do I return something?', answer, 'ok thanks'], 'solved'],
    [['How do I return something?', answer, '\u{1F44D}'], 'solved'],
    [['How do I return something?', answer, 'bye'], 'solved'],
    [['hi', 'How can we help?', 'thank you'], 'courtesy'],
    [['bye'], 'nothing'],
    [['thanks', 'Glad we could help. Have a great day!', 'you too, bye'], 'nothing'],
    [['Hi, I have a question'], 'courtesy'],
    [['no'], 'hand-over'],
    [['?'], 'hand-over'],
  ])('%s: %s', async (said, kind) => {
    expect((await after(...said)).draft.kind).toBe(kind);
  });
});
