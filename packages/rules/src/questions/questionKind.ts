import { asides } from './asides';
import type { Lexicon } from './Lexicon';
import { lexicons } from './lexicons';
import { manners } from './manners';
import { consistsOf, has, hasApart, plainWords } from './phrases';
import { sendingBack } from './sendingBack';
import { wishes } from './wishes';

export type QuestionKind =
  | 'order-status'
  | 'cancel'
  | 'return'
  | 'address'
  | 'report'
  | 'greeting'
  | 'thanks'
  | 'parting'
  | 'what-are-you'
  | 'other';

/** chosen: a longer text is about something, however it begins. */
const courtesyMax = 60;

/** Signs that say as much as a word of thanks. */
const kindSigns =
  /[\u{1F44D}\u{1F44C}\u{1F64F}\u{1F44F}\u{1F60A}\u{1F600}\u{1F603}\u{1F604}\u{1F642}\u{1F970}\u{1F60D}\u{2764}\u{1F49A}\u{1F499}]/u;

/**
 * What is asked, as far as a rule can tell; in the language of the page, or else in English or another. `before` is the question
 * that it goes on from: “can I cancel it?” is about the order that was spoken of.
 */
export function questionKind(text: string, language: string, before = ''): QuestionKind {
  const [words, earlier] = [plainWords(text), plainWords(before)];
  if (words.trim() === '') return kindSigns.test(text) ? 'thanks' : 'other';
  for (const lexicon of everyLexicon(language)) {
    const isOwn = /#\s?\d{3,}/.test(text) || isNumbered(lexicon, words) || has(words, lexicon.ownOrder);
    const kind = kindIn(lexicon, words, isOwn) ?? goingOn(lexicon, words, earlier);
    if (kind) return kind;
  }
  return courtesyIn(words, language) ?? 'other';
}

/** Whether what they say to a question of yes or no is one of these; null where it is something else. */
export function yesOrNo(text: string, language: string): boolean | null {
  const words = plainWords(text);
  const said = lexiconsOf(language);
  const kind = words.trim() === '' ? questionKind(text, language) : courtesyIn(words, language);
  if (kind === 'thanks' || kind === 'parting') return true;
  const isNo =
    words.length <= courtesyMax && said.some(({ denies, thanks }) => consistsOf(words, [denies, thanks]));
  return isNo ? false : null;
}

/** The page's own language first, then English. */
export function lexiconsOf(language: string): readonly Whole[] {
  return [familyOf(language), 'en'].flatMap(wholeOf);
}

/** Who writes in another language than the page has is understood where they say so much of it. */
const everyLexicon = (language: string): readonly Whole[] =>
  [...new Set([familyOf(language), 'en', ...Object.keys(lexicons)])].flatMap((family) => wholeOf(family));

function wholeOf(family: string): readonly Whole[] {
  const [lexicon, own, beside] = [lexicons[family], manners[family], asides[family]];
  const [wish, back] = [wishes[family], sendingBack[family]];
  return lexicon && own && beside && wish && back
    ? [{ ...lexicon, ...own, ...beside, ...wish, ...back }]
    : [];
}

type Whole = Lexicon &
  (typeof manners)[string] &
  (typeof asides)[string] &
  (typeof wishes)[string] &
  (typeof sendingBack)[string];

/** Whether they look for something to buy. */
export const seeksProduct = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ seeks }) => has(plainWords(text), seeks));

export const seeksDiscount = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ discounts }) => has(plainWords(text), discounts));

/** Whether they want what was shown for less. */
export const seeksCheaper = (text: string, language: string): boolean =>
  plainWords(text).length <= courtesyMax &&
  lexiconsOf(language).some(({ cheaper }) => has(plainWords(text), cheaper));

/** Whether nothing else can be meant than something to buy. */
export const wantsToBuy = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ buys }) => has(plainWords(text), buys));

export const seeksGift = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ gifts }) => has(plainWords(text), gifts));

/** The words in which they ask, which say nothing of what they look for. */
export const seekingWords = (language: string): ReadonlySet<string> =>
  new Set(
    lexiconsOf(language).flatMap(({ seeks, discounts, gifts, cheaper, buys }) =>
      [seeks, discounts, gifts, cheaper, buys].join('|').split(/[| ]/),
    ),
  );

function kindIn(lexicon: Whole, words: string, isOwn: boolean): QuestionKind | null {
  if (!isOwn) return null;
  if (has(words, lexicon.cancels)) return 'cancel';
  const wish = wishIn(lexicon, words);
  if (wish) return wish;
  if (has(words, lexicon.asksWhere)) return 'order-status';
  return has(words, lexicon.isBroken) && !has(words, lexicon.wonders) ? 'report' : null;
}

/** What they want done with it; who wonders how that goes is told what the shop says. */
function wishIn({ returns, moves, wonders }: Whole, words: string): 'return' | 'address' | null {
  if (has(words, wonders)) return null;
  if (has(words, moves)) return 'address';
  return has(words, returns) ? 'return' : null;
}

/** Whether they do not keep what they name. Of a thing in an order of theirs: otherwise it is said of much else. */
export const wantsToReturn = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ goesBack, ...lexicon }) => {
    const words = plainWords(text);
    return hasApart(words, goesBack) && !has(words, lexicon.wonders) && !has(words, lexicon.asksAfter);
  });

/** Whether they say that what they name came broken, or is no good. */
export const saysBroken = (text: string, language: string): boolean =>
  lexiconsOf(language).some(({ isBroken, wonders }) => {
    const words = plainWords(text);
    return has(words, isBroken) && !has(words, wonders);
  });

/** Whether they speak of sending back and of an order, and of nothing that is in it. */
export function namesNothing(text: string, language: string): boolean {
  const lists = lexiconsOf(language).map(({ returns, goesBack, ownOrder, greets, thanks }) =>
    [returns, goesBack, ownOrder, greets, thanks].join('|'),
  );
  const usual = new Set(lists.join('|').split(/[| …]/));
  const said = plainWords(text).trim().split(' ');
  return said.every((word) => word.length <= 3 || /\d/.test(word) || usual.has(word));
}

/** Of an order that was spoken of before, and of nothing but that. */
function goingOn(lexicon: Whole, words: string, earlier: string): QuestionKind | null {
  const { ownOrder, cancels, asksWhere } = lexicon;
  if (!has(earlier, ownOrder)) return null;
  if (has(words, cancels)) return 'cancel';
  const wish = wishIn(lexicon, words);
  if (wish) return wish;
  const others = words.split(' ').filter((word) => word.length > 3 && !has(` ${word} `, asksWhere));
  return has(words, asksWhere) && others.length <= 1 ? 'order-status' : null;
}

/** “Order 1042”, “commande n° 1042”: a word for what they have ordered, and its number. */
function isNumbered({ ownOrder }: Lexicon, words: string): boolean {
  const nouns = new Set(ownOrder.split(/[| ]/).filter((word) => word.length > 3));
  const said = words.trim().split(' ');
  return said.some(
    (word, at) =>
      /^\d{3,12}$/.test(word) && said.slice(Math.max(0, at - 2), at).some((each) => nouns.has(each)),
  );
}

/** Nothing but manners. */
function courtesyIn(words: string, language: string): QuestionKind | null {
  if (words.length > courtesyMax) return null;
  for (const { thanks, agrees, parts, greets, opens, asksWhat } of everyLexicon(language)) {
    if (consistsOf(words, [thanks, agrees, parts])) return has(words, parts) ? 'parting' : 'thanks';
    if (consistsOf(words, [greets, thanks, agrees, opens])) return 'greeting';
    if (has(words, asksWhat) && consistsOf(words, [asksWhat, greets, agrees, opens])) return 'what-are-you';
  }
  return null;
}

const familyOf = (language: string): string => {
  const [family = ''] = language.toLowerCase().split(/[-_]/);
  return { cz: 'cs', nb: 'no', nn: 'no' }[family] ?? family;
};
