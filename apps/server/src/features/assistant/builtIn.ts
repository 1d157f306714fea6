import type { Order } from '@shopbell/protocol';
import type { Fact, GroundedSentence } from '@shopbell/rules/grounding';
import { canCancel } from '@shopbell/rules/orders';
import { questionKind } from '@shopbell/rules/questions';
import { contradict, passageFor } from '@shopbell/rules/quoting';
import { searchTerms } from '@shopbell/rules/search';
import type { App } from '../shops';
import { textsOfApp } from '../shops';
import type { Engine, Thought, Tools, Turn } from './Engine';
import { isLikely } from './isLikely';
import { orderSentences } from './orderSentences';
import { type Decided, sell } from './sell';

/** chosen by `bench/assistant.mjs`: a passage with fewer of the asked words is about something else as often as not. */
const shareFrom = 0.5;

type Step = Thought['steps'][number];

/** Answers by quoting what the shop has written and what an order says. It has no words of its own, and makes none up. */
export function createBuiltIn(appOf: (appId: number) => Promise<App | null>): Engine {
  return {
    name: 'built-in',
    async think(turn, tools) {
      const steps: Step[] = [];
      const app = await appOf(turn.appId);
      const decided = app ? await decide(turn, traced(tools, steps), app) : handOver('no-chat');
      const { draft, facts = [] } = decided;
      return { draft, facts, steps, model: 'built-in', promptVersion: '1', tokens: { in: 0, out: 0 } };
    },
  };
}

const handOver = (because: string): Decided => ({ draft: { kind: 'hand-over', because } });

/** Notes what was asked for, and how much came of it. */
function traced(tools: Tools, steps: Step[]): Tools {
  const note = async <Found>(name: string, asked: string, find: () => Promise<Found>): Promise<Found> => {
    const beganAt = performance.now();
    const found = await find();
    const detail = `${asked} → ${Array.isArray(found) ? found.length : String(found)}`;
    steps.push({ name, detail: detail.slice(0, 300), ms: Math.round(performance.now() - beganAt) });
    return found;
  };
  return {
    articles: (query) => note('articles', query, () => tools.articles(query)),
    flows: (query) => note('flows', query, () => tools.flows(query)),
    orders: () => note('orders', 'own', () => tools.orders()),
    products: (query) => note('products', query, () => tools.products(query)),
  };
}

async function decide(turn: Turn, tools: Tools, app: App): Promise<Decided> {
  const question = turn.messages.findLast(({ from }) => from === 'shopper')?.text ?? '';
  if (isHandedOver(question, turn.guidance.handOverTopics)) return handOver('topic');
  switch (questionKind(question, turn.language)) {
    case 'greeting':
      return courtesy(app, turn);
    case 'thanks':
      return hasAnswered(turn) ? { draft: { kind: 'solved' } } : courtesy(app, turn);
    case 'order-status':
      return withOrders(tools, question, (order) => {
        const facts = orderSentences(order, app, turn.language);
        return { draft: { kind: 'answer', sentences: facts.map(quoted) }, facts };
      });
    case 'cancel':
      return withOrders(
        tools,
        question,
        (order) => ({ draft: { kind: 'propose', proposal: { kind: 'cancel', orderId: order.id } } }),
        (order) => canCancel(order, {}, 0),
      );
    default:
      return quoteOrSell(turn, tools, app, question);
  }
}

/** What is likelier to be meant; what is for sale only where they look for something to buy. */
async function quoteOrSell(turn: Turn, tools: Tools, app: App, question: string): Promise<Decided> {
  const sold = await sell(turn, tools, app, question);
  if (sold?.isWanted) return sold;
  const { score = 0, ...decided } = await quote(turn, tools, question);
  return sold && sold.score >= score ? sold : decided;
}

const courtesy = (app: App, { language }: Turn): Decided => ({
  draft: { kind: 'courtesy', text: String(textsOfApp(app, language).texts.introduction) },
});

const hasAnswered = ({ messages }: Turn): boolean => messages.some(({ from }) => from === 'assistant');

const quoted = ({ text, id }: Fact): GroundedSentence => ({ text, factIds: [id] });

/** A topic is named where all of its words are. */
function isHandedOver(question: string, topics: readonly string[]): boolean {
  const asked = new Set(searchTerms(question));
  return topics.some((topic) => {
    const words = searchTerms(topic);
    return words.length > 0 && words.every((word) => asked.has(word));
  });
}

/** Of the order that they name, or else of the newest that it can be about. */
async function withOrders(
  tools: Tools,
  question: string,
  then: (order: Order) => Decided,
  fits: (order: Order) => boolean = () => true,
): Promise<Decided> {
  const orders = await tools.orders();
  if (orders === 'needs-sign-in') return { draft: { kind: 'sign-in' } };
  if (orders === 'unavailable') return handOver('orders-unavailable');
  const numbers = new Set(question.match(/\d{3,12}/g) ?? []);
  const named = orders.find(({ name, order_number: number }) =>
    [String(number), name.replace(/\D/g, '')].some((each) => numbers.has(each)),
  );
  if (numbers.size > 0 && !named) return handOver('other-order');
  const order = named ?? orders.find(fits) ?? orders[0];
  return order ? then(order) : handOver('no-orders');
}

async function quote(
  { language }: Turn,
  tools: Tools,
  question: string,
): Promise<Decided & { readonly score?: number }> {
  const [facts, flows] = [await tools.articles(question), await tools.flows(question)];
  const [flow] = flows;
  const likely = articlesIn(facts.filter(isLikely));
  const [best, ...others] = likely.map((article) => ({
    ...article,
    passage: passageFor(question, article, language),
  }));
  const flowScore = flow?.score ?? 0;
  if (flow && isLikely(flow) && flowScore > (best?.score ?? 0))
    return { draft: { kind: 'flow', flowId: flow.id }, facts, score: flowScore };
  if (!best?.passage || best.passage.share < shareFrom) return { ...handOver('nothing-known'), facts };
  const said = best.passage.sentences.join(' ');
  if (others.some(({ passage }) => passage && contradict(said, passage.sentences.join(' '))))
    return { ...handOver('contradictory'), facts };
  const sentences = best.passage.sentences.flatMap((sentence) => {
    const fact = best.facts.find(({ text }) => text === sentence);
    return fact ? [quoted(fact)] : [];
  });
  return { draft: { kind: 'answer', sentences }, facts, score: best.score };
}

interface FoundArticle {
  readonly title: string;
  readonly text: string;
  readonly score: number;
  readonly facts: readonly Fact[];
}

/** As they were found; each paragraph is a line again. */
function articlesIn(facts: readonly Fact[]): FoundArticle[] {
  const byArticle = new Map<string, Fact[]>();
  for (const fact of facts) {
    const [article = ''] = fact.id.split('#');
    byArticle.set(article, [...(byArticle.get(article) ?? []), fact]);
  }
  return [...byArticle.values()].map((some) => {
    const [first] = some;
    const paragraphs = new Map<string, string[]>();
    for (const { id, text } of some) {
      const [paragraph = ''] = (id.split('#')[1] ?? '').split('.');
      paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), text]);
    }
    return {
      title: first?.source.kind === 'article' ? first.source.title : '',
      text: [...paragraphs.values()].map((sentences) => sentences.join(' ')).join('\n'),
      ...{ score: first?.score ?? 0, facts: some },
    };
  });
}
