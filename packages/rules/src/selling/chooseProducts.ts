import { type AskedPrice, isInCurrency, priceAsked, type SoldProduct } from '../grounding';
import type { Language } from '../language';
import { seekingWords } from '../questions';
import { type AskedMeaning, askedMeanings, type Candidate, rank } from '../ranking';
import { searchTerms } from '../search';

/** What somebody looks for, in their words. */
export interface Wish {
  readonly words: readonly AskedMeaning[];
  readonly price: AskedPrice | null;
}

/** What the shop's own search found for one of these words. */
export interface Found {
  readonly word: string;
  readonly products: readonly SoldProduct[];
}

export interface ChosenProduct {
  readonly product: SoldProduct;
  /** The one they named, where it can be bought. */
  readonly form: SoldProduct['forms'][number] | null;
  /** How likely it is what they look for, from 0 to 1. */
  readonly score: number;
}

/** chosen: so many are read at a glance. */
export const productsMax = 3;
/** chosen: each word is a question to the shop's system. */
const wordsMax = 4;
/** chosen: a little less than for articles, since a product that is not quite it misleads nobody. */
const scoreFrom = 0.44;

/** Without the words in which they ask, and without what it may cost. */
export function wishOf(question: string, language: Language): Wish {
  const { price, words } = priceAsked(question);
  const ignored = seekingWords(language);
  const telling = searchTerms(words).filter((word) => !ignored.has(word));
  const asked = telling.length === 0 ? [] : askedMeanings(telling.join(' '), language);
  return { price, words: asked.filter(({ word }) => word !== null).slice(0, wordsMax) };
}

/** Those that can be bought and cost what was asked for, where that can be said, the likeliest first. */
export function chooseProducts({ price }: Wish, found: readonly Found[]): readonly ChosenProduct[] {
  const products = new Map(found.flatMap((each) => each.products.map((product) => [product.id, product])));
  const fitting = [...products.values()].filter((product) => fits(product, price));
  const candidates = fitting.map((product): Candidate => candidateOf(product, found));
  const asked = found.map(({ word, products: some }) => ({
    ...{ stems: new Map([[word, 1]]), entries: some.length },
  }));
  return rank(asked, candidates, products.size)
    .filter(({ score }) => score >= scoreFrom)
    .slice(0, productsMax)
    .flatMap(({ id, score }) => {
      const product = products.get(id);
      return product ? [{ product, score, form: formOf(product, found, price) }] : [];
    });
}

/** For who says what it may cost and not what it is: some that can be bought for that. */
export const chooseByPrice = ({ price }: Wish, products: readonly SoldProduct[]): readonly ChosenProduct[] =>
  products
    .filter((product) => price !== null && isInCurrency(price, product.currency) && fits(product, price))
    .slice(0, productsMax)
    .map((product) => ({ product, form: null, score: scoreFrom }));

/** The same wish for less than an amount, of which the currency is the shop's. */
export const priceBelow = (price: AskedPrice | null, amount: number): AskedPrice => ({
  ...{ least: price?.least ?? 0, currency: price?.currency ?? null },
  most: Math.min(price?.most ?? Number.POSITIVE_INFINITY, amount - 0.01),
});

const fits = ({ price: costs, currency, isAvailable }: SoldProduct, price: AskedPrice | null): boolean =>
  isAvailable !== false && isWithin(costs, currency, price);

/** In another currency nobody here can say, so it counts for nothing. */
const isWithin = (costs: string, currency: string, price: AskedPrice | null): boolean =>
  price === null ||
  !isInCurrency(price, currency) ||
  (Number(costs) >= price.least && Number(costs) <= price.most);

/** Whether an amount was named that these could not be held against. */
export const isUncompared = ({ price }: Wish, chosen: readonly ChosenProduct[]): boolean =>
  price !== null && chosen.some(({ product }) => !isInCurrency(price, product.currency));

function candidateOf(product: SoldProduct, found: readonly Found[]): Candidate {
  const title = searchTerms(product.title);
  const hits = found.filter(({ products }) => products.some(({ id }) => id === product.id));
  return {
    ...{ id: product.id, titleStems: title.length, likeness: null },
    found: new Map(hits.map(({ word }) => [word, title.some((each) => isAlike(each, word))])),
  };
}

/** One of its forms that is named alone, and can be bought for what was asked. */
function formOf(
  { forms, currency }: SoldProduct,
  found: readonly Found[],
  price: AskedPrice | null,
): ChosenProduct['form'] {
  const named = forms.filter(({ title }) =>
    searchTerms(title).some((word) => found.some((each) => isAlike(word, each.word))),
  );
  const [form] = named;
  const isMeant = named.length === 1 && form !== undefined && form.isAvailable !== false;
  return isMeant && isWithin(form.price, currency, price) ? form : null;
}

/** One thing or several of it. */
const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 3 &&
    Math.abs(one.length - other.length) <= 2 &&
    (one.startsWith(other) || other.startsWith(one)));
