import type { Order, OrderLineItem } from '@shopbell/protocol';
import { namesNothing } from '@shopbell/rules/questions';
import { searchTerms } from '@shopbell/rules/search';
import type { Proposal, Tools } from './Engine';

/** What they say, in the page's language. */
export interface Said {
  readonly question: string;
  readonly language: string;
}

type Lines = Pick<Order, 'line_items'>;

/** chosen: shorter words name nothing. */
const nameMin = 3;
/** More than a name has words. */
const clearly = 100;

/**
 * How well a line is named: by how many of its words, and clearly where one of them says what it is. A “linen throw” is no
 * linen duvet.
 */
function namedBy({ title, variant_title: variant }: OrderLineItem, { question, language }: Said): number {
  const asked = new Set(searchTerms(question));
  const said = searchTerms(`${title} ${variant ?? ''}`).filter(
    (term) => term.length >= nameMin && isAsked(term, asked),
  );
  const kind = kindOf(title, language);
  const isClear = kind !== undefined && (isAsked(kind, asked) || isCompound(kind, asked));
  return said.length + (isClear ? clearly : 0);
}

/** In which a thing is called what it is before anything else is said of it: “housse de couette en lin”. */
const namesFirst = /^(fr|es|it|pt|he|ar)\b/;

/** What a thing is, by its name: “teapot” of “Morning Teapot, 1 litre”. */
function kindOf(title: string, language: string): string | undefined {
  const [name = ''] = title.split(/[,(:–—|/]| - | (?:with|mit|met|med|avec|con|com) /i);
  const terms = searchTerms(name).filter((term) => term.length >= nameMin && !/^\d/.test(term));
  return namesFirst.test(language) ? terms[0] : terms.at(-1);
}

/** One of it or several: “mugs” asks for the mug. */
const isAsked = (term: string, asked: ReadonlySet<string>): boolean =>
  [term, `${term}s`, `${term}es`, `${term}n`, `${term}en`, term.replace(/e?s$/, '')].some((each) =>
    asked.has(each),
  );

/** “Decke” asks for the “Leinendecke”. */
const isCompound = (term: string, asked: ReadonlySet<string>): boolean =>
  [...asked].some((word) => word.length > nameMin && term.endsWith(word));

/** How well something of an order is named; 0 where nothing of it is. */
export const wordsNamed = ({ line_items: lines }: Lines, said: Said): number =>
  Math.max(0, ...lines.map((line) => namedBy(line, said)));

/** The lines of an order that are meant: “the mug” where nothing else in it is called so. */
function clearLines({ line_items: lines }: Lines, said: Said): readonly OrderLineItem[] {
  const most = Math.max(clearly, wordsNamed({ line_items: lines }, said));
  return lines.filter((line) => namedBy(line, said) === most);
}

/** What goes back by what was said. Which of several, how many of one, and what was not bought is asked for by the form. */
export async function returnOf(order: Order, said: Said, tools: Tools): Promise<Proposal> {
  const { id: orderId } = order;
  const returnable = await tools.returnable(orderId);
  const lines = returnable === 'unavailable' ? [] : returnable;
  const named = new Set(clearLines(order, said).map(({ id }) => id));
  const isOnlyOne = lines.length === 1 && namesNothing(said.question, said.language);
  const meant = isOnlyOne ? lines : lines.filter(({ id }) => named.has(id));
  const isClear = meant.length > 0 && meant.every(({ quantity }) => quantity === 1);
  const items = isClear ? meant.map(({ id }) => ({ id, quantity: 1 })) : [];
  return { kind: 'return', orderId, items, itemIds: [...named] };
}
