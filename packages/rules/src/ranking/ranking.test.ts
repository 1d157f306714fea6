import { describe, expect, it } from 'vitest';
import {
  askedMeanings,
  closeness,
  dictionaryOf,
  differingSigns,
  gramsOf,
  hasTypos,
  likeness,
  negates,
  passagesOf,
  rank,
  signsOf,
  toBytes,
  withMeant,
} from '.';
import { likelihood } from './likelihood';

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
    expect(askedMeanings(question, language).flatMap(({ word }) => word ?? [])).toEqual(words);
  });

  it('never more than a few, however much somebody writes', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' ');
    expect(askedMeanings(long, 'en-US')).toHaveLength(24);
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
    ...{ id, found: new Map(Object.entries(found)), titleStems, likeness: null },
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

  it('the one that says the turn of phrase itself, before those that only share a word with it', () => {
    const asked = [{ ...word('return', 9, 0.9), phrases: [['send', 'back']] }];
    const ranked = rank(
      asked,
      [
        ...[text('one word', { send: true }), text('said', { send: true, back: true })],
        text('in other words', { return: true }),
      ],
      60,
    );
    expect(ranked.map(({ id }) => id)).toEqual(['said', 'in other words']);
  });

  it('the one that is called by a turn of phrase for what was asked, where its title has all of it', () => {
    const asked = [{ ...word('return', 9), turns: [['send', 'back'], ['want']] }];
    const ranked = rank(
      asked,
      [
        ...[text('in stock', { back: true }), text('wishes', { want: true }, 1)],
        text('inside', { return: false, send: false, back: false }, 2),
        text('called so', { return: false, send: true, back: true }, 2),
      ],
      60,
    );
    expect(ranked.map(({ id }) => id)).toEqual(['called so', 'inside']);
  });

  it('a title that says no is not all that was asked for, where the question does not', () => {
    const no = { ...text('what not', { return: true }, 1), isContrary: true };
    const [first, second] = rank([word('return', 9)], [no, text('gifts', { return: true }, 1)], 60);
    expect([first?.id, second?.id, second?.because.named]).toEqual(['gifts', 'what not', 0.5]);
  });

  it.each([
    ['en-US', 'What cannot be returned', 'What can be returned'],
    ['en-GB', 'Which sizes we don’t have', 'Which notes we have'],
    ['de', 'Was nicht zurückgegeben werden kann', 'Was zurückgegeben werden kann'],
    ['fr-FR', 'Ce qui ne peut pas être retourné', 'Ce qui peut être retourné'],
    ['fr-CA', 'Ce que l’on n’échange pas', 'Nos passages'],
    ['es', 'Qué no se puede devolver', 'Qué se puede devolver'],
    ['it', 'Cosa non si può restituire', 'Cosa si può restituire'],
    ['pt-BR', 'O que não pode ser devolvido', 'O que pode ser devolvido'],
    ['nl', 'Wat niet kan worden geretourneerd', 'Wat kan worden geretourneerd'],
    ['da', 'Hvad kan ikke returneres', 'Hvad kan returneres'],
    ['no', 'Hva kan ikke returneres', 'Hva kan returneres'],
    ['sv', 'Vad kan inte returneras', 'Vad kan returneras'],
    ['fi', 'Mitä ei voi palauttaa', 'Mitä voi palauttaa'],
    ['cz', 'Co nelze vrátit', 'Nejnovější zboží nebo výprodej v neděli'],
    ['he', 'מה לא ניתן להחזיר', 'מה ניתן להחזיר'],
    ['ar', 'ما لا يمكن إرجاعه', 'ما يمكن إرجاعه'],
    ['ja', '返品できないもの', '返品できるもの'],
  ] as const)('%s: “%s” says no, “%s” does not', (language, no, yes) => {
    expect([negates(no, language), negates(yes, language)]).toEqual([true, false]);
  });

  it('what happened counts more than what it happened to', () => {
    const asked = [word('bowl', 5), { ...word('damag', 5), isTopic: true }];
    const ranked = rank(asked, [text('bowls', { bowl: true }), text('damage', { damag: true })], 60);
    expect(ranked.map(({ id }) => id)).toEqual(['damage', 'bowls']);
  });

  it('more likely than not only where most of the question is answered', () => {
    const asked = [word('warranty', 1), word('kettle', 0), word('broken', 0)];
    const [only] = rank(asked, [text('a', { warranty: false })], 60);
    expect(only?.score).toBeLessThan(0.5);
    const [full] = rank([word('warranty', 1)], [text('a', { warranty: true }, 1)], 1);
    expect(full?.score).toBeGreaterThan(0.9);
    expect(rank([], [text('a', {})], 60)).toEqual([]);
  });

  it('what means the same counts beside the words, and alone where there are none in common', () => {
    const asked = [word('refund', 3)];
    const alike = (id: string, found: Record<string, boolean>, likeness: number) => ({
      ...{ ...text(id, found), likeness: { title: likeness, passage: likeness } },
    });
    const ranked = rank(
      asked,
      [alike('near', {}, 0.8), alike('far', {}, 0.1), alike('named', { refund: true }, 0.6)],
      60,
    );
    expect(ranked.map(({ id }) => id)).toEqual(['named', 'near', 'far']);
    expect(ranked.map(({ score }) => score > 0.5)).toEqual([true, true, false]);
    expect(ranked[1]?.because).toEqual({ words: 0, named: 0, likeness: { title: 0.8, passage: 0.8 } });
  });

  it('a chance rises with each kind of evidence, and stays between 0 and 1', () => {
    const steps = Array.from({ length: 11 }, (_, index) => index / 10);
    const none = { words: 0.3, named: 0.2, likeness: null };
    const alike = { title: 0.4, passage: 0.4 };
    for (const chances of [
      steps.map((words) => likelihood({ ...none, words })),
      steps.map((named) => likelihood({ ...none, named })),
      steps.map((title) => likelihood({ ...none, likeness: { ...alike, title } })),
      steps.map((passage) => likelihood({ ...none, likeness: { ...alike, passage } })),
    ])
      expect(chances.every((chance, at) => chance < 1 && (at === 0 || chance > (chances[at - 1] ?? 1)))).toBe(
        true,
      );
    expect(likelihood({ words: 0, named: 0, likeness: null })).toBe(0);
  });
});

describe('what is asked for in other words', () => {
  const related = (question: string, language: Parameters<typeof askedMeanings>[1] = 'en-US') =>
    askedMeanings(question, language).map((meaning) => [meaning.word, meaning.related.slice(0, 2)]);

  it.each([
    ['how much is shipping', 'en-US', 'price'],
    ['How long does it take?', 'en-US', 'days'],
    ['can I get my money back', 'en-US', 'refund'],
    ['I want to send it back', 'en-US', 'return'],
    ['my cup came in pieces', 'en-US', 'damaged'],
    ['what are your opening times on sunday?', 'en-US', 'hours'],
    ['Was kostet der Versand?', 'de', 'lieferung'],
    ['Mein Paket ist nie angekommen', 'de', 'verloren'],
    ['combien de temps', 'fr-FR', 'delai'],
    ['¿Cuánto tarda?', 'es', 'dias'],
    ["the shirt doesn't fit", 'en-US', 'exchange'],
    ['Do you send to Norway?', 'en-US', 'countries'],
    ['Livrez-vous en Norvège ?', 'fr-FR', 'pays'],
    ['do you take Visa', 'en-US', 'payment'],
    ['送料はいくらですか', 'ja', '料金'],
    ['Wie hoch ist das Porto?', 'de', 'kosten'],
    ['¿Cuánto son los portes?', 'es', 'gastos'],
    ['Je voudrais régler en plusieurs fois', 'fr-FR', 'paiement'],
    ['kde je moje zásilka', 'cz', 'balik'],
  ] as const)('%s (%s): %s', (question, language, other) => {
    expect(askedMeanings(question, language).flatMap((meaning) => meaning.related)).toContain(other);
  });

  it('one of a kind leads to the kind, and not to another of it', () => {
    const [, others = []] = related('visa')[0] ?? [];
    expect(others).toEqual(['payment', 'methods']);
    expect(askedMeanings('payment', 'en-US').flatMap((meaning) => meaning.related)).not.toContain('visa');
  });

  it('a Japanese word is found by its own letters, and not by an ending that stands in every sentence', () => {
    const words = askedMeanings('送り返す', 'ja').flatMap((meaning) => meaning.related);
    expect(words).toContain('返送');
    expect(words.filter((word) => ['した', 'たい', 'って'].includes(word))).toEqual([]);
  });

  it('words that only soften a question are not looked for, unless there are no others', () => {
    expect(related('Do you sell submarines?')).toEqual([
      ['do', []],
      ['you', []],
      ['submarines', []],
    ]);
    expect(related('how much')).toEqual([[null, ['cost', 'costs']]]);
    expect(related('')).toEqual([]);
  });

  it('a turn of phrase has its words near each other, in their order', () => {
    const words = (question: string) => askedMeanings(question, 'en-US').filter(({ word }) => word === null);
    expect(words('send it back')).toHaveLength(1);
    expect(words('back send')).toEqual([]);
    expect(words('send me the blanket that is back')).toEqual([]);
  });
});

describe('what texts are compared by', () => {
  it('their title, and parts of a readable length below it', () => {
    expect(passagesOf('Returns', '')).toEqual(['Returns']);
    expect(passagesOf('Returns', 'Thirty days.\nFree of charge.')).toEqual([
      'Returns',
      'Returns. Thirty days. Free of charge.',
    ]);
    const long = passagesOf('T', 'A sentence of some length that goes on. '.repeat(500));
    expect(long.length).toBe(7);
    expect(long.every((text) => text.length < 420)).toBe(true);
    expect(passagesOf('T', 'x'.repeat(100_000)).length).toBe(7);
  });

  it('roughly by the signs of their vectors, of which the nearest counts', () => {
    const signs = signsOf(Int8Array.from([5, -5, 5, -5, -5, 5]), 3);
    expect([...signs]).toEqual([0b101, 0b100]);
    expect(differingSigns(signsOf(Int8Array.from([1, -1, 9]), 3), signs)).toBe(0);
    expect(differingSigns(signsOf(Int8Array.from([-1, 1, 9]), 3), signs)).toBe(1);
    const many = Int8Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 1 : -1));
    const others = many.map((value) => -value);
    expect(differingSigns(signsOf(many, 40), signsOf(others, 40))).toBe(40);
    expect(differingSigns(signsOf(many, 40), signsOf(Int8Array.from([...others, ...many]), 40))).toBe(0);
  });

  it('vectors by their direction alone', () => {
    const bytes = toBytes(Float32Array.from([0.1, -0.2, 0.05]));
    expect([...bytes]).toEqual([64, -127, 32]);
    expect(likeness(bytes, toBytes(Float32Array.from([1, -2, 0.5])))).toEqual({ title: 1, passage: 1 });
    const both = Int8Array.from([
      ...toBytes(Float32Array.from([1, 0, 0])),
      ...toBytes(Float32Array.from([0, -1, 0])),
    ]);
    const { title, passage } = likeness(bytes, both);
    expect([title > 0.4, passage > 0.8, title < passage]).toEqual([true, true, true]);
    expect(likeness(bytes, new Int8Array())).toEqual({ title: 0, passage: 0 });
    expect([...toBytes(new Float32Array(3))]).toEqual([0, 0, 0]);
  });
});

it('a mistyped word has the other words of what was meant; a known one, another form and what is no slip away have their own', () => {
  const meant = (word: string, inShop: string | null = null) => {
    const own = { word, related: [], names: [], turns: [], said: [], country: null };
    return withMeant(own, inShop, 'en-US').related.includes('delivery');
  };
  expect(['shiping', 'shippnig'].map((word) => meant(word))).toEqual([true, true]);
  expect(meant('xyzzy', 'shipping')).toBe(true);
  expect(['fishing', 'shippinx', 'xyzzy'].map((word) => meant(word))).toEqual([false, false, false]);
  const phrase = { word: null, related: [], names: [], turns: [], said: [], country: null };
  expect(withMeant(phrase, null, 'en-US')).toBe(phrase);
});
