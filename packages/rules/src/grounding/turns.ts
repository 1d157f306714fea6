import type { ReadText, Token } from './read';
import { japanese, type Sense, type Tongue } from './tongues';
import { bareForms } from './words';

/** A word that turns what is said around it. */
export interface Turn {
  readonly sense: Sense | 'not';
  readonly at: number;
  readonly clause: number;
  readonly segment: number;
}

export function turnsOf(text: ReadText): readonly Turn[] {
  return text.tongue === japanese ? turnsBetweenLetters(text) : turnsByWords(text);
}

function turnsByWords({ tokens, tongue }: ReadText): readonly Turn[] {
  const turns: Turn[] = [];
  const phrases = phrasesOf(tongue);
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const forms = bareForms(token.text, tongue);
    if (forms.some((form) => tongue.negations.has(form)) || tongue.negationPrefix?.test(token.text))
      turns.push(turnAt(token, 'not'));
    const phrase = phrases.find(({ parts }) =>
      parts.every((part, step) =>
        step === 0 ? forms.includes(part) : tokens[token.at + step]?.text === part,
      ),
    );
    if (phrase) turns.push(turnAt(token, phrase.sense));
  }
  return turns;
}

const known = new WeakMap<Tongue, readonly { readonly parts: readonly string[]; readonly sense: Sense }[]>();

/** The longest first. */
function phrasesOf(tongue: Tongue) {
  const before = known.get(tongue);
  if (before) return before;
  const phrases = [...tongue.senses]
    .map(([phrase, sense]) => ({ parts: phrase.split(' '), sense }))
    .sort((a, b) => b.parts.length - a.parts.length);
  known.set(tongue, phrases);
  return phrases;
}

function turnsBetweenLetters({ plain, tokens, tongue }: ReadText): readonly Turn[] {
  const turns: Turn[] = [];
  const find = (phrase: string, sense: Turn['sense']) => {
    for (let at = plain.indexOf(phrase); at >= 0; at = plain.indexOf(phrase, at + phrase.length)) {
      const token = tokens.findLast(({ start }) => start <= at);
      if (token) turns.push(turnAt(token, sense));
    }
  };
  for (const phrase of tongue.negations) find(phrase, 'not');
  for (const [phrase, sense] of tongue.senses) find(phrase, sense);
  return turns;
}

const turnAt = ({ at, clause, segment }: Token, sense: Turn['sense']): Turn => ({
  ...{ sense, at, clause, segment },
});
