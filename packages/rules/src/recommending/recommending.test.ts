import { expect, it } from 'vitest';
import { inTheirOrder, isRecommendationRule, nearestInPrice } from '.';

const product = (id: string, price: string) => ({ id, price });

it('puts those nearest in price first, and never the product itself', () => {
  const all = [product('a', '10.00'), product('b', '24.00'), product('c', '30.00'), product('d', '18.00')];
  const ids = nearestInPrice(product('b', '24.00'), all).map(({ id }) => id);
  expect(ids).toEqual(['d', 'c', 'a']);
});

it('keeps the order that was asked for, and leaves out what is gone', () => {
  const found = [product('b', '1'), product('a', '2')];
  expect(inTheirOrder(['a', 'x', 'b'], found)).toEqual([product('a', '2'), product('b', '1')]);
});

it('knows its rules, and nothing that every object has', () => {
  expect(['similar', 'toString', 'cheapest', ''].map(isRecommendationRule)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
