import { expect, it } from 'vitest';
import { reasonOf } from './reasons';
import { stepOf } from './steps';
import { verdictOf } from './verdicts';

/** As the server writes them down: a name that only programs read says nothing to an owner. */
const [reasons, steps, verdicts] = [
  `asked-for-person agent-spoke not-supported not-understood sign-in-impossible sign-in-failed budget-spent out-of-time
   silenced failed topic contradictory not-solved other-order no-orders orders-unavailable no-chat cancel return address
   report policy nothing-known model-late model-unreachable model-busy model-refused model-broken model-unreadable
   model-filtered model-too-long model-lost`,
  `articles main-language flows orders returnable products policy failed search_articles find_flows get_orders
   get_returnable recommend_products answer courtesy ask offer_flow ask_sign_in propose_cancel propose_return
   propose_address offer_report solved hand_over text thoughts unknown-tool more-calls`,
  `answer courtesy ask flow sign-in propose solved confirmed hand-over refused nothing dropped`,
].map((names) => names.split(/\s+/)) as [string[], string[], string[]];

it.each([
  ['a hand-over', reasons, reasonOf],
  ['a step', steps, stepOf],
  ['a verdict', verdicts, verdictOf],
])('%s is told in words', (_, names, wordsOf) => {
  expect(names.filter((name) => wordsOf(name) === name)).toEqual([]);
});

it('a model’s own reason is shown as it is', () => {
  expect(reasonOf('model: They are angry')).toBe('They are angry');
});
