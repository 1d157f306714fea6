import { expect, it } from 'vitest';
import { handoverOf } from './summaries';

it('who takes over is told what the shopper wants, what was tried, and facts that have to do with it, each with its source', () => {
  const article = (title: string) => ({
    ...({ kind: 'article', articleId: title, title, url: 'https://shop.example/a', quote: title } as const),
  });
  const order = { kind: 'order', orderId: 1, orderName: '#1', field: 'status', value: 'Shipped' } as const;
  const facts = [
    { id: 'a', text: 'It takes three days.', source: article('Shipping'), score: 0.5 },
    { id: 'b', text: 'Your data are yours.', source: article('Privacy'), score: 0.49 },
    { id: 'c', text: 'Order #1: Shipped.', source: order },
  ];
  const row = {
    ...{ shopId: 1, appId: 2, conversationId: 'c', language: 'en-US', turn: 4, messageId: 9, words: null },
    ...({ status: 'settled', effects: [], deadlineAt: new Date(0), isTold: false } as const),
    thought: {
      ...({
        draft: { kind: 'hand-over', because: 'nothing-known' },
        facts,
        model: 'm',
        promptVersion: '1',
      } as const),
      ...{ tokens: { in: 0, out: 0 }, steps: [{ name: 'articles', detail: 'When? → 2', ms: 3 }] },
    },
  };
  const at = new Date(0);
  const messages = [
    { from: 'assistant', text: 'Hello', at },
    { from: 'shopper', text: 'When does it come?', at },
  ] as const;
  expect(handoverOf(row, { because: 'nothing-known', messages, name: 'Ivy' })).toMatchObject({
    ...{ kind: 'assistant-handover', botName: 'Ivy' },
    metadata: {
      ...{ because: 'nothing-known', turn: 4, wants: ['When does it come?'] },
      facts: [
        { text: 'It takes three days.', source: article('Shipping') },
        { text: 'Order #1: Shipped.', source: order },
      ],
      tried: [{ name: 'articles', detail: 'When? → 2' }],
    },
  });
});
