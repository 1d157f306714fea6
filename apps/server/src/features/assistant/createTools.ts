import type { AssistantSource, Order, OrderActionKind, ReturnableLine } from '@shopbell/protocol';
import type { Fact } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import { sentencesOf } from '@shopbell/rules/quoting';
import type { Clock } from '../../platform/clock';
import { CommerceError, type PlatformProduct } from '../../platform/commerce';
import type { Database } from '../../platform/db';
import type { Catalogue } from '../catalogue';
import { findFlows } from '../flows';
import type { FindTexts } from '../helpCenter';
import type { ProvenCustomer } from '../identity';
import type { OrderActions } from '../orderActions';
import { type Orders, provenKeyOf } from '../orders';
import type { SearchService } from '../search';
import type { VisitorsService } from '../visitors';
import { atMost } from './atMost';
import type { OwnOrders, Returnable, Tools } from './Engine';

export interface ToolsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: SearchService;
  readonly catalogue: Catalogue;
  readonly orders: Orders;
  readonly orderActions: Pick<OrderActions, 'returnable'>;
  readonly visitors: VisitorsService;
  readonly helpCenter: { readonly findTexts: FindTexts };
}

/** Whose turn it is; without a conversation nobody can have proven anything. */
export interface ToolsFor {
  readonly shopId: number;
  readonly conversationId: string | null;
  readonly language: Language;
  readonly proven: ProvenCustomer | null;
  readonly maySell: boolean;
  /** Instead of anybody's: somebody tries it out. */
  readonly samples?: readonly Order[] | undefined;
}

/** What an engine has asked for, and what it may therefore name. */
export interface Seen {
  readonly tools: Tools;
  readonly flows: ReadonlyMap<string, string>;
  readonly orders: ReadonlyMap<number, Order>;
  /** What of them can go back, where somebody has asked. */
  readonly returnable: ReadonlyMap<number, readonly ReturnableLine[]>;
  readonly products: ReadonlyMap<string, PlatformProduct>;
  customerId(): number | null;
  /** What the shop's system lets be done with them. */
  actions(): readonly OrderActionKind[];
  /** Whether their orders can be read as things are. */
  isSignedIn(): Promise<boolean>;
}

const [articlesMax, sentencesMax] = [3, 24];
/** chosen: who searches in the help center at the same time is not kept waiting. */
const searchesMax = 2;
/** chosen: who asks the same tomorrow may want to go through it again. */
const walkedAgoMs = 3_600_000;

/** All inside the shop, and inside the rights of the shopper. */
export function createTools(dependencies: ToolsDependencies) {
  const { database, clock, search, catalogue, orders, orderActions, visitors, helpCenter } = dependencies;
  const inTurn = atMost(searchesMax);

  async function provenVisitor({ shopId, conversationId }: Pick<ToolsFor, 'shopId' | 'conversationId'>) {
    const visitor = conversationId === null ? null : await visitors.find({ shopId, conversationId });
    return visitor && provenKeyOf(visitor) !== null ? visitor : null;
  }

  /** The token that came along counts; otherwise what this conversation has proven. */
  async function ordersOf({ shopId, conversationId, proven, samples }: ToolsFor) {
    if (samples) return { customerId: nobody, orders: samples, actions: everyAction };
    if (proven) {
      const found = await orders.all(proven);
      if (found.isDone) return { customerId: proven.customerId, ...found.value };
      const isNone = found.because === 'customer-without-orders' || found.because === 'customer-not-found';
      return isNone ? { customerId: proven.customerId, orders: [], actions: [] } : 'unavailable';
    }
    const visitor = await provenVisitor({ shopId, conversationId });
    if (!visitor) return 'needs-sign-in';
    const found = await orders.ofVisitor(shopId, visitor);
    if (!found.isDone || !found.value.hasPlatform) return 'unavailable';
    return { customerId: found.value.customer?.id ?? null, ...found.value };
  }

  /** Who comes from a flow to the assistant is not sent back into it. */
  const justLeft = ({ conversationId }: ToolsFor) =>
    conversationId === null ? {} : { beside: { conversationId, since: new Date(clock.now() - walkedAgoMs) } };

  return (turn: ToolsFor): Seen => {
    const { shopId, language } = turn;
    const [seenFlows, seenOrders] = [new Map<string, string>(), new Map<number, Order>()];
    const seenProducts = new Map<string, PlatformProduct>();
    const seenReturnable = new Map<number, readonly ReturnableLine[]>();
    let customerId: number | null = null;
    let actions: readonly OrderActionKind[] = [];
    const tools: Tools = {
      async articles(query, where) {
        search.hear({ query, language });
        const found = await inTurn(() =>
          helpCenter.findTexts(shopId, {
            ...{ query, language, limit: articlesMax, isInMain: where === 'main-language' },
          }),
        );
        return found.flatMap(factsOf);
      },
      async flows(query) {
        const found = await inTurn(() =>
          findFlows({ database, search }, { shopId, query, language, ...justLeft(turn) }),
        );
        for (const { id, name } of found) seenFlows.set(id, name);
        return found.map(({ id, name, score }) => ({ id, label: name, score }));
      },
      async orders(): Promise<OwnOrders> {
        const found = await ordersOf(turn);
        if (typeof found === 'string') return found;
        ({ customerId, actions } = found);
        for (const order of found.orders) seenOrders.set(order.id, order);
        return found.orders;
      },
      async returnable(orderId): Promise<Returnable> {
        const order = seenOrders.get(orderId);
        if (customerId === null || !order) return 'unavailable';
        if (turn.samples) {
          const lines = order.line_items.map(({ id, quantity }) => ({ id, quantity, variants: [] }));
          seenReturnable.set(orderId, lines);
          return lines;
        }
        const found = await orderActions.returnable({ shopId }, { id: customerId }, orderId);
        if (!found.isDone) return 'unavailable';
        seenReturnable.set(orderId, found.value.lines);
        return found.value.lines;
      },
      async products(query) {
        if (!turn.maySell) return [];
        const found = (await catalogue(shopId, { words: query }).catch(noneWhereSilent)) ?? [];
        for (const product of found) seenProducts.set(product.id, product);
        return found;
      },
    };
    return {
      ...{ tools, flows: seenFlows, orders: seenOrders, products: seenProducts, returnable: seenReturnable },
      customerId: () => customerId,
      actions: () => actions,
      isSignedIn: async () =>
        turn.samples !== undefined || turn.proven !== null || (await provenVisitor(turn)) !== null,
    };
  };
}

/** Whom the shop's system does not have. */
const nobody = 0;
const everyAction: readonly OrderActionKind[] = ['cancel', 'address', 'return'];

/** A shop whose system gives no answer has still articles to answer from. */
function noneWhereSilent(error: unknown): readonly PlatformProduct[] {
  if (error instanceof CommerceError) return [];
  throw error;
}

/** One for each sentence, in the order in which they stand. */
function factsOf(found: Awaited<ReturnType<FindTexts>>[number]): Fact[] {
  const { articleId, title, url, text, score, language } = found;
  return sentencesOf(text)
    .flatMap((sentences, paragraph) =>
      sentences.map((sentence, at): Fact => {
        const source: AssistantSource = {
          ...{ kind: 'article', articleId, title: title.slice(0, 300), url, quote: sentence },
        };
        return { id: `article:${articleId}#${paragraph}.${at}`, text: sentence, source, score, language };
      }),
    )
    .slice(0, sentencesMax);
}
