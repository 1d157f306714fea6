import { productFacts, summaryId } from '@shopbell/rules/grounding';
import { seeksCheaper, seeksDiscount, seeksGift, seeksProduct, wantsToBuy } from '@shopbell/rules/questions';
import {
  type ChosenProduct,
  chooseByPrice,
  chooseProducts,
  type Found,
  isUncompared,
  priceBelow,
  type Wish,
  wishOf,
} from '@shopbell/rules/selling';
import { type App, textsOfApp } from '../shops';
import type { Asked, Decided } from './Decided';
import type { Tools, Turn } from './Engine';

export interface Sold extends Decided {
  /** How likely it is what they look for. */
  readonly score: number;
  /** Whether they asked for just this, so that nothing else can be meant. */
  readonly isWanted: boolean;
}

/** chosen: other words for it that the shop's search is asked for where it knows nothing by theirs. */
const relatedMax = 2;

/** What the catalogue has for who looks for something to buy, in its own words; null where they do not, or it has nothing. */
export async function sell(turn: Turn, tools: Tools, app: App, asked: Asked): Promise<Sold | null> {
  const { language, maySell, discounts } = turn;
  const { question, goesOn } = asked;
  if (!maySell) return null;
  const discount = seeksDiscount(question, language) ? discounts[0] : undefined;
  const lessThan = wantedForLess(asked, language);
  const sought = lessThan?.question ?? question;
  const wish = wishOf(goesOn && !lessThan ? `${question} ${goesOn.from}` : sought, language);
  const isGift = seeksGift(sought, language) && wish.price !== null;
  const isBuying = wantsToBuy(sought, language);
  if (!discount && !isGift && !isBuying && !seeksProduct(sought, language)) return null;
  const shelf = await shelfFor(wish, tools, isGift);
  const { chosen, isCheapest } = forLess(shelf, wish, lessThan?.times ?? 0);
  const [best] = chosen;
  if (!best && !discount) return null;
  const { sspTexts } = textsOfApp(app, language);
  const facts = chosen.flatMap(({ product }) => productFacts(product, language, sspTexts));
  const summaries = new Set(chosen.map(({ product }) => summaryId(product)));
  const isWanted = shelf.isByPrice || isBuying || lessThan !== null || discount !== undefined;
  return {
    ...{ facts, score: best?.score ?? 1, isWanted },
    draft: {
      kind: 'answer',
      sentences: facts.filter(({ id }) => summaries.has(id)).map(({ id, text }) => ({ text, factIds: [id] })),
      products: chosen.map(({ product, form }) => ({ id: product.id, ...(form && { formId: form.id }) })),
      ...(isUncompared(wish, chosen) && { isUncompared: true }),
      ...(isCheapest && { isCheapest: true }),
      ...(discount && { discountCode: discount.code }),
    },
  };
}

/** What they looked for before, and how often they have asked for less since; null where they do not ask for less. */
function wantedForLess({ question, earlier }: Asked, language: Turn['language']) {
  const isForLess = (text: string) => seeksCheaper(text, language);
  if (!isForLess(question)) return null;
  const at = earlier.findLastIndex((text) => !isForLess(text));
  const before = earlier[at];
  const isSought = before !== undefined && (seeksProduct(before, language) || seeksGift(before, language));
  return isSought ? { question: before, times: earlier.length - at } : null;
}

interface Shelf {
  readonly isByPrice: boolean;
  choose(wish: Wish): readonly ChosenProduct[];
}

/** Who names a price and not what it is, or only whom it is for, is shown what can be bought for that. */
async function shelfFor(wish: Wish, tools: Tools, isGift: boolean): Promise<Shelf> {
  const found = await findAll(wish.words, tools);
  const chooseNamed = (each: Wish) => chooseProducts(each, found);
  const isNameless = wish.words.length === 0 || (isGift && chooseNamed(wish).length === 0);
  if (wish.price === null || !isNameless) return { isByPrice: false, choose: chooseNamed };
  const all = await tools.products('');
  return { isByPrice: true, choose: (each) => chooseByPrice(each, all) };
}

/** Each time what costs less than all that was shown; where nothing does, the cheapest of it. */
function forLess({ choose }: Shelf, wish: Wish, times: number) {
  let chosen = choose(wish);
  for (let time = 0; time < times; time += 1) {
    const [cheapest] = chosen.toSorted((left, right) => costOf(left) - costOf(right));
    if (!cheapest) break;
    const next = choose({ ...wish, price: priceBelow(wish.price, costOf(cheapest)) });
    if (next.length === 0) return { chosen: [cheapest], isCheapest: true };
    chosen = next;
  }
  return { chosen, isCheapest: false };
}

const costOf = ({ product: { price } }: ChosenProduct): number => Number(price);

/** Word by word: a shop's own search wants all of them. */
const findAll = (words: ReturnType<typeof wishOf>['words'], tools: Tools): Promise<readonly Found[]> =>
  Promise.all(
    words.map(async ({ word, related }): Promise<Found> => {
      for (const query of [word ?? '', ...related.slice(0, relatedMax)]) {
        const products = await tools.products(query);
        if (products.length > 0) return { word: query, products };
      }
      return { word: word ?? '', products: [] };
    }),
  );
