import type { Order } from '@shopbell/protocol';
import { searchTerms } from '@shopbell/rules/search';
import type { Proposal, Tools } from './Engine';

/** chosen: shorter words name nothing. */
const nameMin = 3;

type Lines = Pick<Order, 'line_items'>;

/** How many words of each line are said. */
function wordsSaid({ line_items: lines }: Lines, question: string): readonly number[] {
  const asked = new Set(searchTerms(question));
  return lines.map(
    ({ title, variant_title: variant }) =>
      searchTerms(`${title} ${variant ?? ''}`).filter(
        (term) => term.length >= nameMin && isAsked(term, asked),
      ).length,
  );
}

/** How well something of an order is named; 0 where nothing of it is. */
export const wordsNamed = (order: Lines, question: string): number =>
  Math.max(0, ...wordsSaid(order, question));

/** The lines of an order whose own words are said: “the mug” where nothing else in it is called so. */
function namedLines(order: Lines, question: string) {
  const counts = wordsSaid(order, question);
  const most = Math.max(1, ...counts);
  return order.line_items.filter((_, at) => counts[at] === most);
}

/** One of it or several: “mugs” asks for the mug. */
const isAsked = (term: string, asked: ReadonlySet<string>): boolean =>
  [term, `${term}s`, `${term}es`, term.replace(/e?s$/, '')].some((each) => asked.has(each));

/** What goes back by what was said. Which of several, and how many of one, is asked for by the form. */
export async function returnOf(order: Order, question: string, tools: Tools): Promise<Proposal> {
  const { id: orderId } = order;
  const returnable = await tools.returnable(orderId);
  const lines = returnable === 'unavailable' ? [] : returnable;
  const named = new Set(namedLines(order, question).map(({ id }) => id));
  const meant = named.size > 0 || lines.length > 1 ? lines.filter(({ id }) => named.has(id)) : lines;
  const isClear = meant.length > 0 && meant.every(({ quantity }) => quantity === 1);
  const items = isClear ? meant.map(({ id }) => ({ id, quantity: 1 })) : [];
  return { kind: 'return', orderId, items, itemIds: [...named] };
}
