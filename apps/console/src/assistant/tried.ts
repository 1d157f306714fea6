import type { AssistantSummary } from '@shopbell/protocol';
import { stepOf } from './steps';

/** What its finds are called: one, several. */
const finds: Readonly<Record<string, readonly [one: string, several: string]>> = {
  articles: ['passage', 'passages'],
  'main-language': ['passage', 'passages'],
  flows: ['flow', 'flows'],
  products: ['product', 'products'],
  orders: ['order', 'orders'],
  returnable: ['item', 'items'],
};

const noFinds: Readonly<Record<string, string>> = {
  'needs-sign-in': 'they have not signed in',
  unavailable: 'the shop’s system gave no answer',
  failed: 'that failed',
};

/** What was tried, in words: of an order only that it was looked at, since its number here is none that people know. */
export function triedWords({ name, detail, found }: AssistantSummary['tried'][number]) {
  const [what, [one, several]] = [stepOf(name), finds[name] ?? ['', '']];
  if (found === undefined) return { what, asked: '', found: '' };
  return { what, asked: name === 'returnable' ? '' : detail, found: foundWords(found, one, several) };
}

function foundWords(found: number | string, one: string, several: string): string {
  if (typeof found === 'string') return noFinds[found] ?? '';
  if (found === 0) return 'nothing found';
  return found === 1 ? `one ${one}` : `${found} ${several}`;
}
