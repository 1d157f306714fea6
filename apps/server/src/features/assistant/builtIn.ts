import type { Order } from '@shopbell/protocol';
import type { Fact, GroundedSentence } from '@shopbell/rules/grounding';
import { canCancel } from '@shopbell/rules/orders';
import { type GoesOn, goesOnFrom, questionKind } from '@shopbell/rules/questions';
import { contradict, isList, type Passage, passageFor, shareSaid } from '@shopbell/rules/quoting';
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
  const [question = '', ...earlier] = turn.messages
    .flatMap(({ from, text }) => (from === 'shopper' ? [text] : []))
    .toReversed();
  if (isHandedOver(question, turn.guidance.handOverTopics)) return handOver('topic');
  const goesOn = goesOnFrom(question, earlier.toReversed(), turn.language);
  switch (questionKind(question, turn.language, goesOn?.from)) {
    case 'greeting':
      return courtesy(app, turn);
    case 'thanks':
      return closing(app, turn) ?? courtesy(app, turn);
    case 'parting':
      return closing(app, turn) ?? { draft: { kind: 'nothing' } };
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
      return quoteOrSell(turn, tools, app, { question, goesOn });
  }
}

interface Asked {
  readonly question: string;
  readonly goesOn: GoesOn | null;
}

/** What is likelier to be meant; what is for sale only where they look for something to buy. */
async function quoteOrSell(turn: Turn, tools: Tools, app: App, asked: Asked): Promise<Decided> {
  const sold = await sell(turn, tools, app, asked);
  if (sold?.isWanted) return sold;
  const { score = 0, ...decided } = await quoteAny(turn, tools, asked);
  return sold && sold.score >= score ? sold : decided;
}

/** With what was said before; by itself where it may be a question of its own. */
async function quoteAny(turn: Turn, tools: Tools, { question, goesOn }: Asked): Promise<Quoted> {
  if (!goesOn) return quote(turn, tools, question);
  const whole = await quote(turn, tools, `${question} ${goesOn.from}`, question);
  return whole.draft.kind === 'hand-over' && goesOn.isWhole ? quote(turn, tools, question) : whole;
}

const courtesy = (app: App, { language }: Turn): Decided => ({
  draft: { kind: 'courtesy', text: String(textsOfApp(app, language).texts.introduction) },
});

/** Whether that was all, for who was answered; nothing more is said to who was asked that already. */
function closing(app: App, { language, messages }: Turn): Decided | null {
  const { introduction, aiAgentClosing } = textsOfApp(app, language).texts;
  const said = messages.filter(({ from, text }) => from === 'assistant' && text !== introduction);
  const last = said.at(-1);
  if (!last) return null;
  return { draft: { kind: last.text === aiAgentClosing ? 'nothing' : 'solved' } };
}

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

type Quoted = Decided & { readonly score?: number };

/** `newest` is the part of the question that the passage must answer, where the rest was said before. */
async function quote(turn: Turn, tools: Tools, question: string, newest = question): Promise<Quoted> {
  const { language } = turn;
  const [facts, flows] = [await tools.articles(question), await tools.flows(question)];
  // Who asks on knows it already.
  const flow = flows.find(
    ({ label }) => newest === question || !turn.messages.some(({ text }) => text === label),
  );
  const likely = articlesIn(facts.filter(isLikely));
  const [best, ...others] = likely
    .map((article) => ({ ...article, passage: passageFor(question, article, language) }))
    .toSorted((left, right) => fit(right) - fit(left));
  const flowScore = flow?.score ?? 0;
  if (flow && isLikely(flow) && flowScore > (best?.score ?? 0))
    return { draft: { kind: 'flow', flowId: flow.id }, facts, score: flowScore };
  const passage = best?.passage;
  if (!passage || passage.share < shareFrom) return { ...handOver('nothing-known'), facts };
  const said = passage.sentences.join(' ');
  if (shareSaid(newest, `${best.title} ${said}`, language) < shareFrom)
    return { ...handOver('nothing-known'), facts };
  if (others.some((other) => other.passage && contradictAnywhere(passage, other.passage)))
    return { ...handOver('contradictory'), facts };
  const sentences = passage.sentences.flatMap((sentence) => {
    const fact = best.facts.find(({ text }) => text === sentence);
    return fact ? [quoted(fact)] : [];
  });
  return { draft: { kind: 'answer', sentences }, facts, score: best.score };
}

/** How likely it is about what was asked, and how much of it is said there. */
const fit = ({
  score,
  passage,
}: {
  readonly score: number;
  readonly passage: { readonly share: number } | null;
}) => score * (passage?.share ?? 0);

/** Lines of a list are each about something else. */
const linesOf = ({ sentences }: Pick<Passage, 'sentences'>): readonly string[] =>
  isList(sentences) ? sentences : [sentences.join(' ')];

const contradictAnywhere = (one: Passage, other: Passage): boolean =>
  linesOf(one).some((line) => linesOf(other).some((each) => contradict(line, each)));

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
