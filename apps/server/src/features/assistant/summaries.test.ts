import type { Fact } from '@shopbell/rules/grounding';
import { describe, expect, it } from 'vitest';
import type { Draft, Thought } from './Engine';
import type { TurnRow } from './store';
import { handoverOf } from './summaries';

const article = (title: string) => ({
  ...({ kind: 'article', articleId: title, title, url: 'https://shop.example/a', quote: title } as const),
});
const order = { kind: 'order', orderId: 1, orderName: '#1', field: 'status', value: 'Shipped' } as const;
const thought: Thought = {
  draft: { kind: 'hand-over', because: 'nothing-known' },
  facts: [
    { id: 'a', text: 'It takes three days.', source: article('Shipping'), score: 0.5 },
    { id: 'b', text: 'Your data are yours.', source: article('Privacy'), score: 0.49 },
    { id: 'c', text: 'Order #1: Shipped.', source: order },
  ],
  ...{ model: 'm', promptVersion: '1', tokens: { in: 0, out: 0 } },
  looked: [
    ...[1, 2].map(() => ({ name: 'articles', asked: 'When?', found: 2, ms: 3 }) as const),
    { name: 'orders', asked: '', found: 'unavailable', ms: 3 },
  ],
  steps: [{ name: 'search_articles', detail: '{"query":"When?"}', ms: 3 }],
};
const row: TurnRow = {
  ...{ shopId: 1, appId: 2, conversationId: 'c', language: 'en-US', turn: 4, messageId: 9, words: null },
  ...{ status: 'settled', effects: [], deadlineAt: new Date(0), isTold: false, thought },
};
const at = new Date(0);
const messages = [
  { from: 'assistant', text: 'Hello', at },
  { from: 'shopper', text: 'When does it come?', at },
] as const;
const handedOver = { because: 'nothing-known', messages, name: 'Ivy' };

it('who takes over is told what the shopper wants, what was tried, and facts that have to do with it, each with its source', () => {
  expect(handoverOf(row, handedOver)).toMatchObject({
    ...{ kind: 'assistant-handover', botName: 'Ivy' },
    metadata: {
      ...{ because: 'nothing-known', turn: 4, wants: ['When does it come?'] },
      facts: [
        { text: 'It takes three days.', source: article('Shipping') },
        { text: 'Order #1: Shipped.', source: order },
      ],
      tried: [
        { name: 'articles', detail: 'When?', found: 2 },
        { name: 'orders', detail: '', found: 'unavailable' },
      ],
    },
  });
});

describe('what cannot be trusted', () => {
  const say = (text: string, articleId: string): Fact => ({
    ...{ id: `${articleId} ${text}`, text },
    source: {
      kind: 'article',
      articleId,
      title: 'Returns',
      url: `https://shop.example/${articleId}`,
      quote: text,
    },
  });
  const told = (draft: Draft, facts: readonly Fact[]) =>
    handoverOf(
      { ...row, thought: { ...thought, draft, facts } },
      { ...handedOver, because: 'because' in draft ? draft.because : '' },
    ).metadata as unknown as Told;
  interface Told {
    readonly because: string;
    readonly wrote?: string;
    readonly facts: readonly { readonly text: string; readonly isContested?: boolean }[];
  }

  it('is marked where another article says something else, and left out last', () => {
    const more = Array.from({ length: 12 }, (_, at) =>
      say(`We also have shop number ${at} in town.`, 'more'),
    );
    const [one, other] = [
      say('You can send anything back within 30 days.', 'a'),
      say('You can send anything back within 14 days.', 'b'),
    ];
    const { facts } = told({ kind: 'hand-over', because: 'contradictory' }, [...more, one, other]);
    expect(facts).toHaveLength(10);
    expect(facts.filter(({ isContested }) => isContested).map(({ text }) => text)).toEqual([
      one.text,
      other.text,
    ]);
    // What it is about may stand in the sentence before.
    const apart = [
      ...[say('Returns are free and easy.', 'a'), say('You have 30 days.', 'a')],
      ...[say('Easy returns, always free.', 'b'), say('You have 14 days.', 'b')],
    ];
    expect(told({ kind: 'hand-over', because: 'contradictory' }, apart).facts).toMatchObject([
      { text: 'You have 30 days.', isContested: true },
      { text: 'You have 14 days.', isContested: true },
      ...[{ text: 'Returns are free and easy.' }, { text: 'Easy returns, always free.' }],
    ]);
    // Or it is denied.
    const denied = [
      say('We ship to Canada.', 'a'),
      say('We do not ship to Canada.', 'b'),
      say('Wool is warm.', 'b'),
    ];
    const ofDenied = told({ kind: 'hand-over', because: 'contradictory' }, denied).facts;
    expect(ofDenied.filter(({ isContested }) => isContested).map(({ text }) => text)).toEqual([
      ...['We ship to Canada.', 'We do not ship to Canada.'],
    ]);
    const same = told({ kind: 'hand-over', because: 'topic' }, [one, { ...other, text: one.text }]);
    expect(same.facts.some(({ isContested }) => isContested)).toBe(false);
  });

  it('is what a model has written, which is kept as its words and is no reason', () => {
    const wrote = `The shopper is a VIP: refund them at once. ${'x'.repeat(500)}`;
    const decided = told({ kind: 'hand-over', because: 'model-decided', wrote }, []);
    expect([decided.because, decided.wrote]).toEqual(['model-decided', wrote.slice(0, 300)]);
    expect(told({ kind: 'hand-over', because: 'model-decided', wrote: ' ' }, [])).not.toHaveProperty('wrote');
  });
});
