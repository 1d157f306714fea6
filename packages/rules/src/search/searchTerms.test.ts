import { describe, expect, it } from 'vitest';
import { queryTerms, searchTerms } from './searchTerms';

describe('the words by which a text is found', () => {
  it.each([
    ['Where is my order #1234?', ['where', 'is', 'my', 'order', '1234']],
    ['Café CAFÉ cafe\u0301', ['cafe']],
    ['anna.lee@shop.example', ['anna', 'lee', 'shop', 'example']],
    ['ＡＢＣ１２', ['abc12']],
    ['Ελλάδα Ёлка', ['ελλαδα', 'елка']],
    ['返品したい', ['返品', '品し', 'した', 'たい', 'い']],
    ['注文1234です', ['注文', '文', '1234', 'です', 'す']],
    ['がくせい', ['がく', 'くせ', 'せい', 'い']],
    ['   !!! 🎉 ', []],
  ])('%s', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it('are cut where nobody would type on', () => {
    expect(searchTerms('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  });
});

describe('what is looked for', () => {
  it('a word may go on, since someone may still be typing', () => {
    expect(queryTerms('Ord é')).toEqual([
      { term: 'ord', isPrefix: true },
      { term: 'e', isPrefix: true },
    ]);
  });

  it('in Japanese, pairs of letters that a text with the same letters has', () => {
    const terms = queryTerms('返品した').map(({ term }) => term);
    expect(terms).toEqual(['返品', '品し', 'した']);
    expect(searchTerms('明日返品したい')).toEqual(expect.arrayContaining(terms));
  });

  it('one letter finds a text that ends with it', () => {
    const [only] = queryTerms('品');
    expect(only).toEqual({ term: '品', isPrefix: true });
    expect(searchTerms('商品').some((term) => term.startsWith(only?.term ?? '?'))).toBe(true);
  });

  it('never more than a few words', () => {
    expect(queryTerms('a b c d e f g h i j k')).toHaveLength(8);
  });
});
