import type { Fact } from '@shopbell/rules/grounding';
import { expect, it } from 'vitest';
import { gainsaidIn, isGainsaid } from './gainsaidIn';

let facts = 0;
const fact = (title: string, text: string, language: Fact['language'] = 'en-US'): Fact => {
  facts += 1;
  const source = {
    kind: 'article',
    articleId: title,
    title,
    slug: 'x',
    span: text,
  } as unknown as Fact['source'];
  return { id: `article:${title}#${facts}`, text, language, source };
};
const gainsay = (...all: Fact[]): boolean => gainsaidIn(all).size > 0;

it('an answer is gainsaid by a no below a question that is the title of another article, and the other way round', () => {
  const yes = fact('Where we ship', 'We ship to Canada.');
  const no = fact('Do you ship to Canada?', 'No.');
  expect([isGainsaid([yes], [yes, no]), isGainsaid([no], [yes, no])]).toEqual([true, true]);
  expect(isGainsaid([yes], [yes, fact('Do you ship to Canada?', 'Yes.')])).toBe(false);
  expect(isGainsaid([yes], [yes, fact('Do you ship to Canada?', 'No customs fees are due.')])).toBe(false);
});

it('articles of one kind, each about another thing, do not gainsay each other unless a sentence says its thing', () => {
  const of = (thing: string, text: string) => fact(`Caring for ${thing}`, text);
  expect(gainsay(of('wool', 'Do not tumble dry.'), of('linen', 'Tumble dry low.'))).toBe(false);
  expect(gainsay(of('wool', 'Wool cannot be washed.'), of('blankets', 'Wool can be washed.'))).toBe(true);
  expect(
    gainsay(fact('Paying', 'Bitcoin is not accepted.'), fact('How can I pay', 'We accept Bitcoin.')),
  ).toBe(true);
});

it('each language is read as what it is', () => {
  const english = ['We ship to Canada.', 'We ship by parcel post.', 'We ship on Mondays.'];
  const all = [
    ...english.map((text) => fact('Shipping', text)),
    fact('Versand', 'Wir liefern nach Kanada.', 'de'),
    fact('Länder', 'Wir liefern nicht nach Kanada.', 'de'),
  ];
  expect([...gainsaidIn(all)].map(({ text }) => text)).toEqual([
    'Wir liefern nach Kanada.',
    'Wir liefern nicht nach Kanada.',
  ]);
});
