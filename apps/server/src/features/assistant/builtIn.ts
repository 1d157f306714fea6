import type { Order } from '@shopbell/protocol';
import { canCancel, canChangeAddress, canReturn, isPortalEnabled } from '@shopbell/rules/orders';
import { goesOnFrom, questionKind, saysBroken, wantsToReturn } from '@shopbell/rules/questions';
import type { App } from '../shops';
import { textsOfApp } from '../shops';
import { type Asked, type Decided, handOver } from './Decided';
import type { Engine, Looked, Thought, Tools, Turn } from './Engine';
import { orderSentences } from './orderSentences';
import { quoteAny, quoted } from './quote';
import { returnOf, type Said, wordsNamed } from './returnOf';
import { sell } from './sell';
import { traced } from './traced';

type Step = Thought['steps'][number];

/** Answers by quoting what the shop has written and what an order says. It has no words of its own, and makes none up. */
export function createBuiltIn(appOf: (appId: number) => Promise<App | null>): Engine {
  return {
    name: 'built-in',
    async think(turn, tools) {
      const steps: Step[] = [];
      const noted = traced(tools, (looked) => steps.push(stepOf(looked)));
      const app = await appOf(turn.appId);
      const decided = app ? await decide(turn, noted, app) : handOver('no-chat');
      const { draft, facts = [] } = decided;
      return { draft, facts, steps, model: 'built-in', promptVersion: '1', tokens: { in: 0, out: 0 } };
    },
  };
}

const stepOf = ({ name, asked, found, ms }: Looked): Step => ({
  ...{ name, ms, detail: `${asked || 'own'} → ${found}`.slice(0, 300) },
});

async function decide(turn: Turn, tools: Tools, app: App): Promise<Decided> {
  const [question = '', ...earlier] = turn.messages
    .flatMap(({ from, text }) => (from === 'shopper' ? [text] : []))
    .toReversed();
  earlier.reverse();
  const said = { question, language: turn.language };
  const goesOn = goesOnFrom(question, earlier, turn.language);
  switch (questionKind(question, turn.language, goesOn?.from)) {
    case 'what-are-you':
      return { draft: { kind: 'courtesy', what: 'what-are-you' } };
    case 'greeting':
      return { draft: { kind: 'courtesy', what: 'greeting' } };
    case 'thanks':
      return closing(app, turn) ?? { draft: { kind: 'courtesy', what: 'thanks' } };
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
        { fits: (order) => canCancel(order, {}, 0) },
      );
    case 'address':
      if (!app.settings.selfService.atOnce.change_address) break;
      return withOrders(
        tools,
        question,
        // It reads no addresses: the form asks for it.
        ({ id }) => ({
          draft: { kind: 'propose', proposal: { kind: 'address', orderId: id, address: null } },
        }),
        { fits: canChangeAddress, hasOtherNumbers: true },
      );
    case 'return':
      if (offers(app, 'return_order')) return returned(tools, said);
      break;
    case 'report':
      if (offers(app, 'report_issue')) return reported(tools, said);
      break;
    default: {
      const wish = await wishOf(turn, tools, said);
      if (wish && offers(app, wish)) return (wish === 'return_order' ? returned : reported)(tools, said);
    }
  }
  return quoteOrSell(turn, tools, app, { question, earlier, goesOn });
}

/** Who is signed in need not name an order, as long as they name what was in one. */
async function wishOf(
  { isSignedIn }: Turn,
  tools: Tools,
  said: Said,
): Promise<'return_order' | 'report_issue' | null> {
  const { question, language } = said;
  const isReturn = wantsToReturn(question, language);
  if (!isSignedIn || !(isReturn || saysBroken(question, language))) return null;
  const orders = await tools.orders();
  const isTheirs = typeof orders !== 'string' && orders.some((order) => wordsNamed(order, said) > 0);
  if (!isTheirs) return null;
  return isReturn ? 'return_order' : 'report_issue';
}

const offers = ({ settings: { selfService } }: App, flow: 'return_order' | 'report_issue'): boolean =>
  isPortalEnabled(selfService) && selfService.flows[flow];

const returned = (tools: Tools, said: Said): Promise<Decided> =>
  withOrders(
    tools,
    said.question,
    async (order) => ({ draft: { kind: 'propose', proposal: await returnOf(order, said, tools) } }),
    { fits: canReturn, likeness: (order) => wordsNamed(order, said) },
  );

/** What is wrong with it is written in the portal's form, with a picture where they have one. */
const reported = (tools: Tools, said: Said): Promise<Decided> =>
  withOrders(
    tools,
    said.question,
    ({ id }) => ({ draft: { kind: 'propose', proposal: { kind: 'report', orderId: id } } }),
    { fits: hasLeft, likeness: (order) => wordsNamed(order, said) },
  );

const hasLeft = ({ fulfillment_status: status, cancelled_at: cancelled }: Order): boolean =>
  status !== null && cancelled === null;

/** What is likelier to be meant; what is for sale only where they look for something to buy. */
async function quoteOrSell(turn: Turn, tools: Tools, app: App, asked: Asked): Promise<Decided> {
  const sold = await sell(turn, tools, app, asked);
  if (sold?.isWanted) return sold;
  const { score = 0, ...decided } = await quoteAny(turn, tools, asked);
  return sold && sold.score >= score ? sold : decided;
}

/** Whether that was all, for who was answered; nothing more is said to who was asked that already. */
function closing(app: App, { language, messages }: Turn): Decided | null {
  const { introduction, aiAgentClosing } = textsOfApp(app, language).texts;
  const said = messages.filter(({ from, text }) => from === 'assistant' && text !== introduction);
  const last = said.at(-1);
  if (!last) return null;
  return { draft: { kind: last.text === aiAgentClosing ? 'nothing' : 'solved' } };
}

/** Which orders something can be about. */
interface About {
  readonly fits?: (order: Order) => boolean;
  /** Of these the likeliest, and of several such the newest. */
  readonly likeness?: (order: Order) => number;
  /** Not every number names an order: one of a house does not. */
  readonly hasOtherNumbers?: boolean;
}

/** Of the order that they name, or else of the newest that it can be about. */
async function withOrders(
  tools: Tools,
  question: string,
  then: (order: Order) => Decided | Promise<Decided>,
  { fits = () => true, likeness = () => 0, hasOtherNumbers = false }: About = {},
): Promise<Decided> {
  const orders = await tools.orders();
  if (orders === 'needs-sign-in') return { draft: { kind: 'sign-in' } };
  if (orders === 'unavailable') return handOver('orders-unavailable');
  const written = hasOtherNumbers ? question.match(/#\s?\d{3,12}/g) : question.match(/\d{3,12}/g);
  const numbers = new Set((written ?? []).map((each) => each.replace(/\D/g, '')));
  const named = orders.find(({ name, order_number: number }) =>
    [String(number), name.replace(/\D/g, '')].some((each) => numbers.has(each)),
  );
  if (numbers.size > 0 && !named) return handOver('other-order');
  const [likeliest] = orders.filter(fits).toSorted((left, right) => likeness(right) - likeness(left));
  const order = named ?? likeliest ?? orders[0];
  return order ? then(order) : handOver('no-orders');
}
