import type { Order } from '@shopbell/protocol';
import { checkAnswer, type Fact } from '@shopbell/rules/grounding';
import type { Discount } from '@shopbell/rules/selling';
import { describe, expect, it } from 'vitest';
import type { Draft, Engine, OwnOrders, Proposal, Tools, Turn } from '../features/assistant';
import type { PlatformProduct } from '../platform/commerce';
import { shelves } from './commerce/shelves';
import { testOrder } from './createTestCommerce';

/** What is asked, what can be found, and what must come of it. */
export interface EngineCase {
  readonly name: string;
  readonly question: string;
  readonly before?: readonly string[];
  readonly facts?: readonly Fact[];
  readonly orders?: OwnOrders;
  readonly flows?: Awaited<ReturnType<Tools['flows']>>;
  /** Where it may sell: what the shop's search finds. */
  readonly products?: readonly PlatformProduct[];
  readonly discounts?: readonly Discount[];
  readonly expected: Draft['kind'];
  /** The built-in one has no words of its own to ask back with. */
  readonly only?: Engine['name'];
  /** The products and the code that an answer comes with. */
  readonly shows?: readonly string[];
  readonly gives?: string;
  readonly proposes?: Proposal;
}

const article = (id: string, at: number, text: string, score = 0.9): Fact => ({
  ...{ id: `article:${id}#0.${at}`, text, score },
  source: {
    ...{ kind: 'article', articleId: id, title: 'Returns and refunds', quote: text },
    url: 'https://shop.example/help/returns',
  },
});
const returns = [
  article('1', 0, 'You can send anything back within 30 days.'),
  article('1', 1, 'Sale items are excluded.'),
];
const order: Order = testOrder(101, '2026-11-01T10:00:00Z');
const line = (id: number, title: string) => ({
  ...{ id, product_id: null, variant_id: null, title, variant_title: null, quantity: 1 },
  ...{ fulfillable_quantity: 0, price: '20.00', image: null },
});
const arrived: Order = {
  ...{ ...testOrder(102, '2026-11-02T10:00:00Z'), fulfillment_status: 'fulfilled' },
  line_items: [line(5, 'Pebble Mug'), line(6, 'Linen Throw')],
};
const newer: Order = {
  ...{ ...testOrder(103, '2026-11-05T10:00:00Z'), fulfillment_status: 'fulfilled' },
  line_items: [line(7, 'Linen Sheet')],
};

/** The signals that both engines lead to, whatever stands behind them. */
const engineCases: readonly EngineCase[] = [
  {
    ...{
      name: 'what an article says',
      question: 'Within how many days can I send anything back for returns?',
    },
    ...{ facts: returns, expected: 'answer' },
  },
  { name: 'what nothing says', question: 'Do you sponsor marathons?', expected: 'hand-over' },
  {
    ...{
      name: 'what two articles say differently',
      question: 'Within how many days can I send anything back?',
    },
    facts: [...returns, article('2', 0, 'You can send anything back within 14 days.')],
    expected: 'hand-over',
  },
  {
    ...{ name: 'an own order, by nobody known', question: 'Where is my order?' },
    ...{ orders: 'needs-sign-in', expected: 'sign-in' },
  },
  { name: 'an own order', question: 'Where is my order?', orders: [order], expected: 'answer' },
  {
    ...{ name: 'orders that cannot be read', question: 'Where is my order?' },
    ...{ orders: 'unavailable', expected: 'hand-over' },
  },
  {
    ...{ name: 'a cancellation', question: 'Please cancel my order', orders: [order] },
    ...{ expected: 'propose', proposes: { kind: 'cancel', orderId: 101 } },
  },
  {
    ...{ name: 'a return', question: 'I want to return the mug of my order', orders: [order, arrived] },
    expected: 'propose',
    proposes: { kind: 'return', orderId: 102, items: [{ id: 5, quantity: 1 }] },
  },
  {
    ...{
      name: 'a return without its order',
      question: 'I want to return the linen throws',
      orders: [order, newer, arrived],
    },
    expected: 'propose',
    proposes: { kind: 'return', orderId: 102, items: [{ id: 6, quantity: 1 }] },
  },
  {
    ...{
      name: 'a return of what they did not order',
      question: 'I was given a blanket and want to return it',
    },
    ...{ orders: [order, arrived], expected: 'hand-over' },
  },
  {
    ...{
      name: 'a return of who knows what',
      question: 'I want to return order 1102',
      orders: [order, arrived],
    },
    ...{ expected: 'propose', proposes: { kind: 'return', orderId: 102, items: [] } },
  },
  {
    ...{
      name: 'another address',
      question: 'My order should go to another address',
      orders: [arrived, order],
    },
    ...{ expected: 'propose', proposes: { kind: 'address', orderId: 101, address: null } },
  },
  {
    ...{ name: 'something to buy', question: 'Do you have a mug under $30?', products: shelves },
    ...{ expected: 'answer', shows: ['7007', '7008'] },
  },
  {
    ...{
      name: 'something to buy that is not for sale',
      question: 'Do you sell bicycles?',
      products: shelves,
    },
    expected: 'hand-over',
  },
  {
    ...{ name: 'something to buy, where it may not sell', question: 'Do you have a mug under $30?' },
    expected: 'hand-over',
  },
  {
    ...{
      name: 'a discount that the owner allows',
      question: 'Is there a discount code for the linen throw?',
    },
    ...{ products: shelves, discounts: [{ code: 'WELCOME10', percent: 10 }] },
    ...{ expected: 'answer', shows: ['7001'], gives: 'WELCOME10' },
  },
  {
    ...{ name: 'something wrong with an order', question: 'The mug that you sent me is broken' },
    ...{ orders: [order, arrived], expected: 'propose', proposes: { kind: 'report', orderId: 102 } },
  },
  {
    ...{ name: 'what a flow leads through', question: 'Which size of ring fits me?', expected: 'flow' },
    flows: [{ id: 'ring-sizes', label: 'Which size of ring fits me?', score: 0.9 }],
  },
  { name: 'what is unclear', question: 'Does it come in blue?', expected: 'ask', only: 'model' },
  { name: 'a goodbye', question: 'Bye!', expected: 'nothing' },
  { name: 'a greeting', question: 'Hello!', expected: 'courtesy' },
  { name: 'thanks', question: 'Thank you!', before: ['You can send it back.'], expected: 'solved' },
];

function toolsOf({ facts = [], orders = [], flows = [], products = [] }: EngineCase): Tools {
  return {
    articles: async () => facts,
    flows: async () => flows,
    orders: async () => orders,
    returnable: async () => arrived.line_items.map(({ id, quantity }) => ({ id, quantity, variants: [] })),
    products: async (query) =>
      products.filter(({ title }) => query.split(' ').every((word) => title.toLowerCase().includes(word))),
  };
}

function turnOf(given: EngineCase): Turn {
  const { question, before = [], orders, products, discounts = [] } = given;
  const at = new Date('2026-11-17T10:00:00Z');
  return {
    ...{
      shopId: 1,
      appId: 1,
      conversationId: 'c',
      language: 'en-US',
      discounts,
      maySell: products !== undefined,
    },
    isSignedIn: Array.isArray(orders),
    guidance: { version: 1, tone: '', texts: [], handOverTopics: [] },
    messages: [
      ...before.map((text) => ({ from: 'assistant', text, at }) as const),
      { from: 'shopper', text: question, at },
    ],
  };
}

/** What every engine keeps to; how it is brought to it is its own matter. */
export function engineContract(
  name: Engine['name'],
  engineFor: (given: EngineCase) => Promise<Engine>,
): void {
  describe(`[AI-26] the ${name} engine`, () => {
    const cases = engineCases.filter(({ only = name }) => only === name);
    it.each(cases.map((given) => [given.name, given] as const))('%s', async (_, given) => {
      const engine = await engineFor(given);
      const think = () => engine.think(turnOf(given), toolsOf(given), new AbortController().signal);
      const { draft, facts, model, promptVersion, tokens } = await think();
      expect(engine.name).toBe(name);
      expect(draft.kind).toBe(given.expected);
      expect([model, promptVersion].every((each) => each.length > 0)).toBe(true);
      expect(Math.min(tokens.in, tokens.out)).toBeGreaterThanOrEqual(0);
      if (draft.kind === 'answer') {
        expect(draft.sentences.length).toBeGreaterThan(0);
        expect(checkAnswer([...draft.sentences], [...facts], { hosts: [] }).refused).toEqual([]);
        expect(draft.products?.map(({ id }) => id) ?? []).toEqual(given.shows ?? []);
        expect(draft.discountCode).toBe(given.gives);
      }
      if (draft.kind === 'flow') expect(draft.flowId).toBe(given.flows?.[0]?.id);
      if (draft.kind === 'propose') expect(draft.proposal).toMatchObject(given.proposes ?? {});
      // Asked again, it comes to the same.
      if (engine.name === 'built-in') expect((await think()).draft).toEqual(draft);
    });
  });
}
