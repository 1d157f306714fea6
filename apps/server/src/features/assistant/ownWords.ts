import type { Fact } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
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

/** chosen: more, or longer, is no choice at a glance. */
const [choicesMax, lettersMax] = [6, 80];

/** One of the shop's questions, and below it what there is to choose from, word for word as facts have it. */
export function questionOf(
  { about, choices = [] }: Extract<Draft, { readonly kind: 'ask' }>,
  facts: readonly Fact[],
  { app, language }: Place,
): string {
  const shown = new Set(choices.map((choice) => choice.trim()).filter((choice) => stands(choice, facts)));
  return [
    textsOfApp(app, language).sspTexts[questions[about]],
    ...[...shown].slice(0, choicesMax).map((choice) => `- ${choice}`),
  ].join('\n');
}

const stands = (choice: string, facts: readonly Fact[]): boolean =>
  choice !== '' && choice.length <= lettersMax && facts.some(({ text }) => standsIn(text, choice));

/** In whole words. */
function standsIn(text: string, choice: string): boolean {
  for (let at = text.indexOf(choice); at >= 0; at = text.indexOf(choice, at + 1)) {
    const around = [text.slice(0, at).at(-1) ?? '', text[at + choice.length] ?? ''];
    if (!around.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return true;
  }
  return false;
}
