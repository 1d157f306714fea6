import { type Fact, productFacts, summaryId } from '@shopbell/rules/grounding';
import { type GoesOn, seeksDiscount, seeksProduct } from '@shopbell/rules/questions';
import { chooseByPrice, chooseProducts, type Found, isUncompared, wishOf } from '@shopbell/rules/selling';
import { type App, textsOfApp } from '../shops';
import type { Draft, Tools, Turn } from './Engine';

export interface Decided {
  readonly draft: Draft;
  readonly facts?: readonly Fact[];
}

export interface Sold extends Decided {
  /** How likely it is what they look for. */
  readonly score: number;
  /** Whether they asked for just this, so that nothing else can be meant. */
  readonly isWanted: boolean;
}

/** chosen: other words for it that the shop's search is asked for where it knows nothing by theirs. */
const relatedMax = 2;

/** What the catalogue has for who looks for something to buy, in its own words; null where they do not, or it has nothing. */
export async function sell(
  turn: Turn,
  tools: Tools,
  app: App,
  { question, goesOn }: { readonly question: string; readonly goesOn: GoesOn | null },
): Promise<Sold | null> {
  const { language, maySell, discounts } = turn;
  const discount = seeksDiscount(question, language) ? discounts[0] : undefined;
  if (!maySell || (!discount && !seeksProduct(question, language))) return null;
  const wish = wishOf(goesOn ? `${question} ${goesOn.from}` : question, language);
  const isByPrice = wish.words.length === 0 && wish.price !== null;
  const chosen = isByPrice
    ? chooseByPrice(wish, await tools.products(''))
    : chooseProducts(wish, await findAll(wish.words, tools));
  const [best] = chosen;
  if (!best && !discount) return null;
  const { sspTexts } = textsOfApp(app, language);
  const facts = chosen.flatMap(({ product }) => productFacts(product, language, sspTexts));
  const summaries = new Set(chosen.map(({ product }) => summaryId(product)));
  return {
    ...{ facts, score: best?.score ?? 1, isWanted: isByPrice || discount !== undefined },
    draft: {
      kind: 'answer',
      sentences: facts.filter(({ id }) => summaries.has(id)).map(({ id, text }) => ({ text, factIds: [id] })),
      products: chosen.map(({ product, form }) => ({ id: product.id, ...(form && { formId: form.id }) })),
      ...(isUncompared(wish, chosen) && { isUncompared: true }),
      ...(discount && { discountCode: discount.code }),
    },
  };
}

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
