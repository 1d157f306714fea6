import type { ReturnableLine } from '@shopbell/protocol';
import { type Fact, orderFacts, productFacts } from '@shopbell/rules/grounding';
import { textsOf } from '@shopbell/texts/all';
import type { Draft, Proposal, Tools, Turn } from '../assistant';
import { dataOf, factsOf, promptLimits } from './prompt';
import type { AddressInput, AnswerInput, AskInput, CourtesyInput, ReturnInput } from './tools';
import { ModelFailed } from './troubles';

export type Lookup = ReturnType<typeof createLookup>;

type Input = Readonly<Record<string, unknown>>;

/** What a model has been shown in one turn. It can name nothing else: no other order, no other flow, no other fact. */
export function createLookup(turn: Turn, tools: Tools) {
  const facts = new Map<string, Fact>();
  const flows = new Set<string>();
  const orders = new Set<number>();
  const products = new Set<string>();
  const titles = new Map<number, string>();

  function show(found: readonly Fact[]): string {
    const shown = found.slice(0, promptLimits.facts);
    for (const fact of shown) facts.set(fact.id, fact);
    return factsOf(shown);
  }

  /** The number of an order that it was shown. */
  function own(orderId: unknown): number {
    if (!orders.has(Number(orderId))) throw new ModelFailed('model-lost');
    return Number(orderId);
  }

  const returnableData = (id: number, quantity: number, variants: ReturnableLine['variants']) =>
    dataOf(
      `line id ${id}`,
      [
        `${quantity} × ${titles.get(id)}`,
        ...variants.map((each) => `instead id ${each.id}: ${each.title}`),
      ].join('\n'),
    );

  const finders: Readonly<Record<string, (input: Input) => Promise<string>>> = {
    async search_articles({ query }) {
      const found = await tools.articles(String(query));
      return show(found.length > 0 ? found : await tools.articles(String(query), 'main-language'));
    },
    async find_flows({ query }) {
      const found = (await tools.flows(String(query))).slice(0, 5);
      for (const { id } of found) flows.add(id);
      return found.length === 0
        ? 'Nothing was found.'
        : found.map(({ id, label }) => dataOf(`flow ${id}`, label)).join('\n');
    },
    async get_orders() {
      const found = await tools.orders();
      if (found === 'needs-sign-in') return 'The shopper has not signed in: call ask_sign_in.';
      if (found === 'unavailable') return 'The shop’s orders cannot be read now: call hand_over.';
      for (const { id, line_items: lines } of found) {
        orders.add(id);
        for (const line of lines) titles.set(line.id, line.title);
      }
      const { sspTexts: texts } = textsOf(turn.language);
      const told = found.slice(0, 5).flatMap((order) => orderFacts(order, turn.language, texts));
      return `${show(told)}\n${found.map(({ id, name }) => dataOf(`order id ${id}`, name)).join('\n')}`;
    },
    async get_returnable({ orderId }) {
      const lines = await tools.returnable(own(orderId));
      if (lines === 'unavailable') return 'Nobody can say now: call propose_return without items.';
      return lines.length === 0
        ? 'Nothing of it can go back.'
        : lines.map(({ id, quantity, variants }) => returnableData(id, quantity, variants)).join('\n');
    },
    async recommend_products({ query }) {
      if (!turn.maySell) return 'You may not recommend products.';
      const found = (await tools.products(String(query))).slice(0, 8);
      for (const { id } of found) products.add(id);
      const { sspTexts: texts } = textsOf(turn.language);
      const told = show(found.flatMap((product) => productFacts(product, turn.language, texts)));
      return `${told}\n${found.map(({ id, title }) => dataOf(`product id ${id}`, title)).join('\n')}`;
    },
  };

  const endings: Readonly<Record<string, (input: Input) => Draft>> = {
    answer({ sentences, productIds, discountCode }: Partial<AnswerInput>) {
      if (productIds?.some((id) => !products.has(id))) throw new ModelFailed('model-lost');
      return {
        ...{ kind: 'answer', sentences: sentences ?? [] },
        ...(productIds && { products: productIds.map((id) => ({ id })) }),
        ...(discountCode !== undefined && { discountCode }),
      };
    },
    courtesy: ({ what }: Partial<CourtesyInput>) => ({ kind: 'courtesy', what: what ?? 'greeting' }),
    ask: ({ about = 'more', choices }: Partial<AskInput>) => ({
      ...{ kind: 'ask', about },
      ...(choices && { choices }),
    }),
    ask_sign_in: () => ({ kind: 'sign-in' }),
    say_nothing: () => ({ kind: 'nothing' }),
    solved: () => ({ kind: 'solved' }),
    hand_over: ({ because }) => ({ kind: 'hand-over', because: 'model-decided', wrote: String(because) }),
    offer_flow({ flowId }) {
      if (!flows.has(String(flowId))) throw new ModelFailed('model-lost');
      return { kind: 'flow', flowId: String(flowId) };
    },
    propose_cancel: ({ orderId }) => proposed({ kind: 'cancel', orderId: own(orderId) }),
    offer_report: ({ orderId }) => proposed({ kind: 'report', orderId: own(orderId) }),
    propose_return: ({ orderId, items = [], reason }: Partial<ReturnInput>) =>
      proposed({
        ...{ kind: 'return', orderId: own(orderId), reason },
        items: items.map(({ lineId: id, quantity, insteadId }) => ({
          ...{ id, quantity },
          ...(insteadId !== undefined && { variantId: insteadId }),
        })),
      }),
    propose_address: ({ orderId, address }: Partial<AddressInput>) =>
      proposed({ kind: 'address', orderId: own(orderId), address: address ?? null }),
  };

  return {
    facts: (): readonly Fact[] => [...facts.values()],
    draftBy: (name: string, input: unknown): Draft | null => endings[name]?.(input as Input) ?? null,
    async find(name: string, input: unknown): Promise<string> {
      const finder = finders[name];
      if (!finder) throw new ModelFailed('model-lost');
      return finder(input as Input);
    },
  };
}

const proposed = (proposal: Proposal): Draft => ({ kind: 'propose', proposal });
