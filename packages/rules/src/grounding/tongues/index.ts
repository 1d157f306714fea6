import { arabic } from './arabic';
import { czech } from './czech';
import { danish } from './danish';
import { dutch } from './dutch';
import { english } from './english';
import { finnish } from './finnish';
import { french } from './french';
import { german } from './german';
import { hebrew } from './hebrew';
import { italian } from './italian';
import { japanese } from './japanese';
import { norwegian } from './norwegian';
import { portuguese } from './portuguese';
import { spanish } from './spanish';
import { swedish } from './swedish';
import type { Tongue } from './Tongue';

/** Those that are told apart by their small words; the others by their letters. */
const inLatinLetters: readonly Tongue[] = [
  ...[english, german, french, spanish, italian, dutch, portuguese],
  ...[danish, norwegian, swedish, finnish, czech],
];

export type { Sense, Tongue } from './Tongue';
export { finnish, japanese };

/** The tongue that a text is written in, by its letters and its small words. */
export function tongueOf(words: readonly string[], text: string): Tongue {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return japanese;
  if (/\p{Script=Arabic}/u.test(text)) return arabic;
  if (/\p{Script=Hebrew}/u.test(text)) return hebrew;
  let [best, most] = [english, 0];
  for (const tongue of inLatinLetters) {
    const count = words.filter((word) => isOf(tongue, word)).length;
    if (count > most) [best, most] = [tongue, count];
  }
  return best;
}

const isOf = ({ common, negations, senses, numbers }: Tongue, word: string): boolean =>
  common.has(word) || negations.has(word) || senses.has(word) || numbers.has(word);
