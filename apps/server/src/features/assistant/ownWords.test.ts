import { appSettings } from '@shopbell/protocol/schemas';
import { type Fact, productFacts } from '@shopbell/rules/grounding';
import { textsOf } from '@shopbell/texts/all';
import { expect, it } from 'vitest';
import { type AskedAbout, askedAbout } from './Engine';
import { courtesyOf, questionOf } from './ownWords';

const settings = appSettings.parse({
  texts: { 'en-US': { introduction: 'Ring us 24/7: desk@shop.example' } },
  sspTexts: { de: { assistantAskForm: 'Welche hättest du gern?' } },
});
const [english, german] = [
  { app: { settings }, language: 'en-US' },
  { app: { settings }, language: 'de' },
] as const;

it('the shop greets as its owner wrote it, whatever stands there, and says in every language what this is', () => {
  expect(courtesyOf('greeting', english)).toBe('Ring us 24/7: desk@shop.example');
  expect(courtesyOf('thanks', german)).toBe(textsOf('de').texts.introduction);
  expect(courtesyOf('what-are-you', english)).toMatch(/^This is an automatic assistant/);
  expect(courtesyOf('what-are-you', german)).toMatch(/^Hier schreibt ein automatischer Assistent/);
});

const facts: readonly Fact[] = productFacts(
  {
    ...{ id: '7', title: 'Linen shirt', url: 'https://shop.example/shirt', image: null, currency: 'EUR' },
    ...{ price: '40.00', compareAtPrice: null, isAvailable: true },
    forms: ['Small', 'Medium', 'XL'].map((title, at) => ({
      ...{ id: `${at}`, title, price: '40.00', compareAtPrice: null, isAvailable: true, image: null },
    })),
  } as never,
  'en-US',
  textsOf('en-US').sspTexts,
);

it('asks in the shop’s words, with what facts have to choose from, and with nothing else', () => {
  expect(askedAbout.map((about) => questionOf({ kind: 'ask', about }, [], english))).toEqual([
    ...['Which order do you mean?', 'Which product do you mean?', 'Which size, color or kind do you mean?'],
    ...['Which country do you mean?', 'Could you tell us a little more about it?'],
  ]);
  const choices = ['Small', ' XL ', 'Med', 'XL', 'all of it is free', 'Linen', 'Linen shirt', 'In stock', ''];
  const asked = (about: AskedAbout, wanted = choices) =>
    questionOf({ kind: 'ask', about, choices: wanted }, facts, english).split('\n').slice(1);
  expect(asked('form')).toEqual(['- Small', '- XL']);
  expect(asked('product')).toEqual(['- Linen shirt']);
  expect(asked('order', ['#1001', 'Linen shirt'])).toEqual([]);
  expect(asked('country', ['France', 'free in France', 'XL'])).toEqual(['- France']);
  expect(asked('more')).toEqual([]);
  expect(questionOf({ kind: 'ask', about: 'form', choices }, [], german)).toBe('Welche hättest du gern?');
});
