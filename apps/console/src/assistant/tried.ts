import type { AssistantSummary } from '@shopbell/protocol';
import { stepOf } from './steps';

/** What was done, and what its finds are called: one, several. */
const tools: Readonly<Record<string, readonly [what: string, one: string, several: string]>> = {
  articles: ['Searched the articles', 'passage', 'passages'],
  'main-language': ['Searched the articles in the shop’s main language', 'passage', 'passages'],
  flows: ['Looked for flows', 'flow', 'flows'],
  products: ['Searched the products', 'product', 'products'],
  orders: ['Read the shopper’s orders', 'order', 'orders'],
  returnable: ['Looked what of an order can go back', 'item', 'items'],
};

const noFinds: Readonly<Record<string, string>> = {
  'needs-sign-in': 'they have not signed in',
  unavailable: 'the shop’s system gave no answer',
  failed: 'that failed',
};

/** What was tried, in words: of an order only that it was looked at, since its number here is none that people know. */
export function triedWords({ name, detail, found }: AssistantSummary['tried'][number]) {
  const [what, one = '', several = ''] = tools[name] ?? [stepOf(name)];
  if (found === undefined) return { what, asked: '', found: '' };
  return { what, asked: name === 'returnable' ? '' : detail, found: foundWords(found, one, several) };
}

function foundWords(found: number | string, one: string, several: string): string {
  if (typeof found === 'string') return noFinds[found] ?? '';
  if (found === 0) return 'nothing found';
  return found === 1 ? `one ${one}` : `${found} ${several}`;
}
