import type { Language } from '../language';
import { type AskedMeaning, askedMeanings, calledIn, countryIn, namesLike, primaryOf } from '../ranking';
import { isFunctionWord } from './functionWords';
import { isSameWord } from './isSameWord';

/**
 * A question in the words that another language has for what shops are asked for. Other words stay as they are: names, and
 * whatever is written in that language already.
 */
export function askedIn(question: string, from: Language, to: Language): string {
  const [own, other] = [primaryOf(from), primaryOf(to)];
  if (own === other) return question;
  const called = ({ word, names, country }: AskedMeaning) => {
    if (country) return countryIn(other, country);
    const known = calledIn(other, names, word === null);
    if (known || word === null) return known;
    return calledIn(other, namesLike(word, own, isSameWord), false) ?? word;
  };
  const telling = askedMeanings(question, from).filter(
    ({ word, country }) => word === null || country !== null || isTelling(word, from),
  );
  const words = telling.map(called);
  const isUnderstood = words.some((each, at) => each?.toLowerCase() !== telling[at]?.word);
  return isUnderstood ? [...new Set(words)].filter(Boolean).join(' ') : question;
}

const isTelling = (word: string, language: Language): boolean =>
  !/^[a-z]{1,3}$/.test(word) && !isFunctionWord(word, language) && !isThing(word);

const things = new Set(
  `artikel ware waren produkt produkte article articles produit produits articulo articulos producto productos articolo
  articoli prodotto prodotti produto produtos item product producten vare varer varen vara varor varan produkter tuote
  tuotteen tuotetta tuotteita zbozi vyrobek produktu המוצר מוצר מוצרים المنتج منتج منتجات 商品`.split(/\s+/),
);

/** Words for whatever one has bought, which say nothing of what is asked. */
export const isThing = (word: string): boolean => things.has(word);
