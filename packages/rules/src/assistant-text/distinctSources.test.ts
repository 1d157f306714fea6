import type { AssistantSource } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { distinctSources } from './distinctSources';

const article = (articleId: string, quote: string): AssistantSource => ({
  ...{ kind: 'article', articleId, title: 'Returns', url: 'https://shop.test/help', quote },
});
const order = (field: string): AssistantSource => ({
  ...{ kind: 'order', orderId: 7, orderName: '#1007', field, value: '' },
});

it('an article that several sentences come from is one source, with all that is quoted of it; so is an order', () => {
  const sources = [
    article('1', 'Within 30 days.'),
    order('status'),
    article('1', 'Unworn.'),
    article('2', ''),
    article('1', 'Within 30 days.'),
    order('placed'),
  ];
  expect(distinctSources(sources)).toEqual([
    ...[article('1', 'Within 30 days.\nUnworn.'), order('status'), article('2', '')],
  ]);
  expect(distinctSources([])).toEqual([]);
});
