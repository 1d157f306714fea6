import { describe, expect, it } from 'vitest';
import { askedWords, closeness, dictionaryOf, gramsOf, hasTypos, rank } from '.';
import { calibrate } from './calibrate';

describe('which words of a question are looked for', () => {
  it.each([
    ['Hi, please tell me about returns', 'en-US', ['me', 'about', 'returns']],
    ['please', 'en-US', ['please']],
    ['Jak mohu vrátit zboží?', 'cz', ['vratit', 'zbozi']],
    ['איפה ההזמנה שלי', 'he', ['ההזמנה']],
    ['返品したい', 'ja', ['返品']],
    ['靴を洗う', 'ja', ['靴を', 'を洗', '洗う']],
    ['ありがとう', 'ja', ['あり', 'りが', 'がと', 'とう']],
    ['', 'en-US', []],
  ] as const)('%s', (question, language, words) => {
    expect(askedWords(question, language)).toEqual(words);
  });

  it('never more than a few, however much somebody writes', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' ');
    expect(askedWords(long, 'en-US')).toHaveLength(24);
  });

  it('by the stemmer of its language, where there is one', () => {
    expect([dictionaryOf('fr-CA'), dictionaryOf('cz'), dictionaryOf('ja')]).toEqual([
      'french_stem',
      null,
      null,
    ]);
  });
});

describe('how likely a word was meant by another', () => {
  it.each([
    ['refund', 'refund', 1],
    ['refnud', 'refund', 0.9],
    ['shiping', 'shipping', 0.9],
    ['adress', 'address', 0.9],
    ['delivvrey', 'delivery', 0.75],
    ['lieferzeit', 'lieferung', 0],
    ['rucksendeetikett', 'rucksende', 0.6],
    ['cat', 'car', 0],
    ['color', 'collar', 0],
    ['x'.repeat(5000), 'y'.repeat(5000), 0],
  ])('%s, %s', (asked, known, expected) => {
    expect(closeness(asked, known)).toBe(expected);
    expect(closeness(known, asked)).toBe(expected);
  });

  it('by pairs of letters and its edges; numbers and Japanese are not mistyped words', () => {
    expect(gramsOf('abab')).toEqual(['^a', 'ab', 'ba', 'b$']);
    expect(['refund', 'car', '12345', '返品返品'].map(hasTypos)).toEqual([true, false, false, false]);
  });
});

describe('which text answers', () => {
  const word = (stem: string, entries: number, likely = 1) => ({ stems: new Map([[stem, likely]]), entries });
  const text = (id: string, found: Record<string, boolean>, titleStems = 3) => ({
    ...{ id, found: new Map(Object.entries(found)), titleStems },
  });

  it('the one with the rarer words, in its title, spelled as they were asked', () => {
    const asked = [word('return', 20), word('parcel', 2)];
    const ranked = rank(
      asked,
      [
        ...[text('common', { return: true }), text('both', { return: true, parcel: true })],
        ...[text('rare', { parcel: true }), text('body', { return: false, parcel: false })],
      ],
      60,
    );
    expect(ranked.map(({ id }) => id)).toEqual(['both', 'rare', 'body', 'common']);
    const typo = rank(
      [word('return', 20, 0.9), word('parcel', 2)],
      [text('both', { return: true, parcel: true })],
      60,
    );
    expect(typo[0]?.score).toBeLessThan(ranked[0]?.score ?? 0);
  });

  it('more likely than not only where most of the question is answered', () => {
    const asked = [word('warranty', 1), word('kettle', 0), word('broken', 0)];
    const [only] = rank(asked, [text('a', { warranty: false })], 60);
    expect(only?.score).toBeLessThan(0.5);
    const [full] = rank([word('warranty', 1)], [text('a', { warranty: true }, 1)], 1);
    expect(full?.score).toBeGreaterThan(0.9);
    expect(rank([], [text('a', {})], 60)).toEqual([]);
  });

  it('a chance rises with what is in common, from 0 to 1', () => {
    const chances = Array.from({ length: 101 }, (_, index) => calibrate(index / 100));
    expect(chances.every((chance, index) => chance >= (chances[index - 1] ?? 0))).toBe(true);
    expect([chances[0], chances[40], chances[100]]).toEqual([0, 0.5, 0.99]);
  });
});
