import { type AskedMeaning, namesCountry } from '../ranking';
import { isSameWord } from './isSameWord';

/** chosen: another word for it says less than the word itself. */
const otherWord = 0.6;

/** From 0 to 1: not at all, by another word for it, or as it was asked. */
export function saidIn(
  words: readonly string[],
  { word, related, turns, said, country }: AskedMeaning,
): number {
  const isSaid = (each: string) => words.some((other) => isSameWord(each, other));
  if (country) return namesCountry(words, country) ? 1 : related.some(isSaid) ? otherWord : 0;
  if (word === null ? said.some((phrase) => isPhraseIn(words, phrase)) : isSaid(word)) return 1;
  return related.some(isSaid) || turns.some((turn) => isTurnIn(words, turn)) ? otherWord : 0;
}

/** chosen: “money comes back”, and not a gift here and a card there. */
const apartMax = 2;

/** Its words in their order, and near each other. */
function isPhraseIn(words: readonly string[], [first = '', ...others]: readonly string[]): boolean {
  return words.some((word, from) => {
    if (!isSameWord(first, word)) return false;
    let at = from;
    return others.every((other) => {
      const next = words.findIndex((each, place) => place > at && isSameWord(other, each));
      const isNear = next > 0 && next - at <= apartMax;
      at = next;
      return isNear;
    });
  });
}

/** A turn of phrase, one word behind the other: who wants to collect it picks it up. */
const isTurnIn = (words: readonly string[], turn: readonly string[]): boolean =>
  words.some((_, at) => turn.every((each, step) => isSameWord(each, words[at + step] ?? '')));
