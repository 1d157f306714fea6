import type { Fact } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import { countriesIn } from '@shopbell/rules/ranking';
import { type App, textsOfApp } from '../shops';
import type { AskedAbout, Courtesy, Draft } from './Engine';

interface Place {
  readonly app: Pick<App, 'settings'>;
  readonly language: Language;
}

/** As the shop greets, and says what this is. */
export function courtesyOf(what: Courtesy, { app, language }: Place): string {
  const { texts, sspTexts } = textsOfApp(app, language);
  return what === 'what-are-you' ? sspTexts.assistantWhat : String(texts.introduction);
}

const questions = {
  order: 'assistantAskOrder',
  product: 'assistantAskProduct',
  form: 'assistantAskForm',
  country: 'assistantAskCountry',
  more: 'assistantAskMore',
} as const satisfies Record<AskedAbout, string>;

/** chosen: more is no choice at a glance. */
const choicesMax = 6;

/**
 * One of the shop's questions, and below it what there is to choose from: names that were found, and countries. What is cut
 * out of a sentence could say what the sentence does not.
 */
export function questionOf(
  { about, choices = [] }: Extract<Draft, { readonly kind: 'ask' }>,
  facts: readonly Fact[],
  { app, language }: Place,
): string {
  const names = new Set(facts.flatMap((fact) => namesIn(fact, about)));
  const isKnown = (choice: string) =>
    about === 'country' ? namesOneCountry(choice, language) : names.has(choice);
  const shown = new Set(choices.map((choice) => choice.trim()).filter(isKnown));
  return [
    textsOfApp(app, language).sspTexts[questions[about]],
    ...[...shown].slice(0, choicesMax).map((choice) => `- ${choice}`),
  ].join('\n');
}

function namesIn({ source }: Fact, about: AskedAbout): readonly string[] {
  if (about === 'order') return source.kind === 'order' ? [source.orderName] : [];
  if (source.kind !== 'product') return [];
  if (about === 'product') return [source.title];
  // As they stand in the list of forms; a price or "sold out" stands behind them in brackets.
  const isForms = about === 'form' && source.field === 'forms';
  return isForms ? source.value.split(', ').map((form) => form.replace(/ \([^()]*\)$/, '')) : [];
}

const namesOneCountry = (choice: string, language: Language): boolean =>
  countriesIn(language).some((name) => name.toLowerCase() === choice.toLowerCase());
