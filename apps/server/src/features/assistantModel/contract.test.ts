import { afterAll, beforeAll } from 'vitest';
import { createOutgoing } from '../../platform/outgoing';
import { type EngineCase, engineContract } from '../../testing/engineContract';
import { type ModelStep, type ScriptedModel, startModel } from '../../testing/startModel';
import type { Proposal } from '../assistant';
import { createModelEngine } from './createModelEngine';

let model: ScriptedModel;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

const looks = { calls: 'search_articles', with: { query: 'returns' } };
const reads = { calls: 'get_orders', with: {} };
const says = (text: string, factId: string) => ({
  calls: 'answer',
  with: { sentences: [{ text, factIds: [factId] }] },
});
const endings: Partial<Record<EngineCase['expected'], ModelStep>> = {
  'hand-over': { calls: 'hand_over', with: { because: 'Nothing says it' } },
  'sign-in': { calls: 'ask_sign_in', with: {} },
  courtesy: { calls: 'courtesy', with: { what: 'greeting' } },
  solved: { calls: 'solved', with: {} },
  nothing: { calls: 'say_nothing', with: {} },
  ask: { calls: 'ask', with: { about: 'more' } },
};

function proposing(proposal: Proposal): ModelStep {
  const { kind, orderId } = proposal;
  const items = kind === 'return' ? proposal.items.map(({ id, quantity }) => ({ lineId: id, quantity })) : [];
  const calls = kind === 'report' ? 'offer_report' : `propose_${kind}`;
  return { calls, with: { orderId, ...(items.length > 0 && { items }) } };
}

const finds = (query: string) => ({ calls: 'recommend_products', with: { query } });

function recommends({ products = [] }: EngineCase, productIds: readonly string[], discountCode?: string) {
  const [shown] = products.filter(({ id }) => productIds.includes(id));
  const sentences = [
    { text: `${shown?.title} is in stock.`, factIds: [`product:${shown?.id}.stock`] },
    { text: `${shown?.title}: $${shown?.price}.`, factIds: [`product:${shown?.id}.price`] },
  ];
  const query = productIds.length > 1 ? 'mug' : 'linen throw';
  return [finds(query), { calls: 'answer', with: { sentences, productIds, discountCode } }];
}

/** What a model that keeps to its rules does. */
function stepsOf(given: EngineCase): readonly ModelStep[] {
  const { orders, facts = [], flows: [flow] = [], products, shows, gives, expected } = given;
  if (flow)
    return [
      { calls: 'find_flows', with: { query: 'sizes' } },
      { calls: 'offer_flow', with: { flowId: flow.id } },
    ];
  const looksUp = orders ? [reads] : facts.length > 0 ? [looks] : products ? [finds('mug')] : [];
  const ending = given.proposes ? proposing(given.proposes) : endings[expected];
  if (ending) return [...looksUp, ending];
  if (shows) return recommends(given, shows, gives);
  if (orders) return [reads, says('Order #1101 is not shipped yet.', 'order:101.status')];
  return [looks, says(facts[0]?.text ?? '', facts[0]?.id ?? '')];
}

engineContract('model', async (given) => {
  model.plays(...stepsOf(given));
  const outgoing = createOutgoing({ allowed: [model.place] });
  return createModelEngine({
    ...{ outgoing, onFailure: () => {} },
    place: { baseUrl: `${model.address}/v1`, apiKey: null, model: 'scripted' },
  });
});
