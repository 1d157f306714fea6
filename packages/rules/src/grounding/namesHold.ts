import { calendar } from './calendar';
import type { Known, Said } from './known';
import type { Token } from './read';
import { isFormOf } from './words';

/** Every name stands in a fact; where nouns have capitals as well, every noun. */
export function namesHold({ text: { tokens, tongue } }: Said, known: Known): boolean {
  return tokens.every(
    (token, at) =>
      !isName(token) ||
      isKnownName(token, known) ||
      isSmall(token) ||
      (at === 0 && isFormOfNoName(token, known)),
  );

  function isSmall({ text }: Token): boolean {
    const { months, weekdays } = calendar();
    return (
      tongue.common.has(text) ||
      tongue.ordinary.has(text) ||
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
  return tongue.capitalsAreNouns && text.length > 3 && [...words].some((word) => isSameNoun(text, word));
}

/** The first word has a capital whatever it is: `delivery`, where a fact says that something is delivered. */
const isFormOfNoName = ({ text }: Token, { texts, tongue }: Known): boolean =>
  !tongue.capitalsAreNouns &&
  texts.some((said) =>
    said.text.tokens.some(
      (other) =>
        other.kind === 'word' &&
        !other.isCapital &&
        other.text.length > 4 &&
        isFormOf(other.text, text, tongue),
    ),
  );

const nounEnds = /(?:innen|nen|ern|en|em|er|es|e|n|s|in)$/u;
const vowels: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** `Rad` and `Räder`, `Versand` and `Versandkosten`; not `PayPal` and `PayPay`, nor `Peters` and `Petersen`. */
function isSameNoun(noun: string, other: string): boolean {
  const [short, long] = [noun, other]
    .map((word) => word.replace(/[äöü]/g, (vowel) => vowels[vowel] ?? vowel))
    .sort((one, two) => one.length - two.length) as [string, string];
  if (short === long || short.replace(nounEnds, '') === long.replace(nounEnds, '')) return true;
  // Put together: what is added is a word of its own.
  return short.length >= 4 && long.startsWith(short) && long.length - short.length >= 4;
}
