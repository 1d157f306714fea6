import { calendar } from './calendar';
import { hasWord, type Known, type Said } from './known';
import type { Token } from './read';

/** Every name stands in a fact; where nouns have capitals as well, every noun. */
export function namesHold({ text: { tokens, tongue } }: Said, known: Known): boolean {
  return tokens.every((token) => !isName(token) || isKnownName(token, known) || isSmall(token));

  function isSmall({ text }: Token): boolean {
    const { months, weekdays } = calendar();
    return (
      tongue.common.has(text) ||
      tongue.negations.has(text) ||
      tongue.numbers.has(text) ||
      tongue.senses.has(text) ||
      months.has(text) ||
      weekdays.has(text.replace(/s$/, ''))
    );
  }
}

/** The first word of a sentence as well: who names a carrier there must have it from a fact. */
function isName({ kind, text, isCapital }: Token): boolean {
  if (kind === 'letters') return /^[\p{Script=Katakana}ー]{2,}$/u.test(text);
  return kind === 'word' && isCapital && text.length > 1;
}

/** Names are not declined like other words: at most by an `s`, and nouns of German by their usual ends. */
function isKnownName({ text }: Token, { words, tongue }: Known): boolean {
  if (words.has(text) || words.has(text.replace(/s$/, '')) || words.has(`${text}s`)) return true;
  return tongue.capitalsAreNouns && text.length > 3 && hasWord([...words], text, tongue);
}
