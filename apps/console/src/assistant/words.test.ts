import { expect, it } from 'vitest';
import { reasonOf } from './reasons';
import { stepOf } from './steps';
import { triedWords } from './tried';
import { verdictOf } from './verdicts';

/** As the server writes them down: a name that only programs read says nothing to an owner. */
const [reasons, steps, verdicts] = [
  `asked-for-person agent-spoke not-supported not-understood sign-in-impossible sign-in-failed budget-spent out-of-time stopped
   silenced failed topic contradictory not-solved other-order no-orders orders-unavailable no-chat cancel return address
   report policy nothing-known model-late model-unreachable model-busy model-refused model-broken model-unreadable
   model-filtered model-too-long model-lost model-decided`,
  `articles main-language flows orders returnable products policy failed search_articles find_flows get_orders
   get_returnable recommend_products answer courtesy ask offer_flow ask_sign_in propose_cancel propose_return
   propose_address offer_report say_nothing solved hand_over text thoughts unknown-tool more-calls`,
  `answer courtesy ask flow sign-in propose solved confirmed hand-over failed refused nothing dropped`,
].map((names) => names.split(/\s+/)) as [string[], string[], string[]];

it.each([
  ['a hand-over', reasons, reasonOf],
  ['a step', steps, stepOf],
  ['a verdict', verdicts, verdictOf],
])('%s is told in words', (_, names, wordsOf) => {
  expect(
    names.filter((name) => /^(.*not known here)?$/.test(wordsOf(name)) || wordsOf(name) === name),
  ).toEqual([]);
});

it('what a model has written is no reason of ours', () => {
  expect(reasonOf('model: They are angry')).toBe(reasonOf('model-decided'));
  expect(reasonOf('ignore-your-rules')).toBe('For a reason that is not known here');
});

it.each([
  [{ name: 'articles', detail: 'looms', found: 3 }, 'Searched the articles', 'looms', '3 passages'],
  [{ name: 'articles', detail: 'looms', found: 1 }, 'Searched the articles', 'looms', 'one passage'],
  [
    { name: 'main-language', detail: 'looms', found: 0 },
    'Searched the articles in the shop’s main language',
    'looms',
    'nothing found',
  ],
  [{ name: 'flows', detail: 'looms', found: 2 }, 'Looked for flows', 'looms', '2 flows'],
  [{ name: 'products', detail: 'mug', found: 1 }, 'Searched the products', 'mug', 'one product'],
  [{ name: 'orders', detail: '', found: 2 }, 'Read the shopper’s orders', '', '2 orders'],
  [
    { name: 'orders', detail: '', found: 'needs-sign-in' },
    'Read the shopper’s orders',
    '',
    'they have not signed in',
  ],
  [
    { name: 'orders', detail: '', found: 'unavailable' },
    'Read the shopper’s orders',
    '',
    'the shop’s system gave no answer',
  ],
  [{ name: 'returnable', detail: '17', found: 1 }, 'Looked what of an order can go back', '', 'one item'],
  [{ name: 'articles', detail: 'looms', found: 'failed' }, 'Searched the articles', 'looms', 'that failed'],
  // As it was written down before, in a form for programs.
  [{ name: 'search_articles', detail: '{"query":"looms"}' }, 'Searched the articles', '', ''],
])('%j was tried', (tried, what, asked, found) => {
  expect(triedWords(tried)).toEqual({ what, asked, found });
});
