import type { Lexicon } from './Lexicon';
import { lexicons } from './lexicons';

export type QuestionKind = 'order-status' | 'cancel' | 'greeting' | 'thanks' | 'other';

/** chosen: a longer text is about something, however it begins. */
const courtesyMax = 60;
const lookedAt = 600;

/** What is asked, as far as a rule can tell; in the language of the page, or else in English. */
export function questionKind(text: string, language: string): QuestionKind {
  const words = plainWords(text);
  for (const lexicon of lexiconsOf(language)) {
    const kind = kindIn(lexicon, words, /#\s?\d{3,}/.test(text));
    if (kind) return kind;
  }
  return 'other';
}

/** The page's own language first, then English. */
function lexiconsOf(language: string): readonly Lexicon[] {
  return [lexicons[familyOf(language)], lexicons.en].filter((lexicon) => lexicon !== undefined);
}

/** Whether they look for something to buy. */
export const seeksProduct = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ seeks }) => has(plainWords(text), seeks));

export const seeksDiscount = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ discounts }) => has(plainWords(text), discounts));

/** The words in which they ask, which say nothing of what they look for. */
export const seekingWords = (language: string): ReadonlySet<string> =>
  new Set(lexiconsOf(language).flatMap(({ seeks, discounts }) => `${seeks}|${discounts}`.split(/[| ]/)));

function kindIn(lexicon: Lexicon, words: string, hasNumber: boolean): QuestionKind | null {
  const isOwn = hasNumber || has(words, lexicon.ownOrder);
  if (isOwn && has(words, lexicon.cancels)) return 'cancel';
  if (isOwn && has(words, lexicon.asksWhere)) return 'order-status';
  if (words.length > courtesyMax) return null;
  if (consistsOf(words, [lexicon.thanks])) return 'thanks';
  return consistsOf(words, [lexicon.greets, lexicon.thanks]) ? 'greeting' : null;
}

const familyOf = (language: string): string => {
  const [family = ''] = language.toLowerCase().split(/[-_]/);
  return { cz: 'cs', nb: 'no', nn: 'no' }[family] ?? family;
};

const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One space between words and around them, without accents, points and capitals. */
function plainWords(text: string): string {
  const plain = text
    .slice(0, lookedAt)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}#ー]+/gu, ' ');
  return ` ${plain.trim()} `;
}

/** A phrase with a sign at its end, and one of a language without spaces, may go on. */
const begins = (words: string, phrase: string): boolean =>
  words.includes(
    isSpaceless.test(phrase)
      ? plainWords(phrase).trim()
      : ` ${phrase}${/[\w]$|\p{L}$/u.test(phrase) ? ' ' : ''}`,
  );

const has = (words: string, phrases: string): boolean =>
  phrases.split('|').some((phrase) => begins(words, phrase));

/** Nothing but such phrases: whatever is left over is what they want. */
function consistsOf(words: string, lists: readonly string[]): boolean {
  const phrases = lists
    .flatMap((list) => list.split('|'))
    .map((phrase) => (isSpaceless.test(phrase) ? plainWords(phrase).trim() : phrase))
    .sort((left, right) => right.length - left.length);
  let left = words;
  for (const phrase of phrases)
    left = isSpaceless.test(phrase) ? left.replaceAll(phrase, ' ') : left.replaceAll(` ${phrase} `, '  ');
  return words.trim() !== '' && left.trim() === '';
}
