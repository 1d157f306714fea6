import { isDeepStrictEqual } from 'node:util';
import type {
  ActionRefusal,
  Order,
  OrderActionAnswer,
  OrderWish,
  ReturnableAnswer,
  ReturnableLine,
  SenderInfo,
} from '@shopbell/protocol';
import { type ActionVerdict, judgeAction, returnedItems } from '@shopbell/rules/orders';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { CustomerKey } from '../../platform/commerce';
import { type Database, withinShops } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { AskShop } from '../commerce';
import type { Orders } from '../orders';
import type { App } from '../shops';
import { carryOut } from './carryOut';
import { settleQueue, settleSoonSeconds } from './createSettling';
import { readReturnable, returnableFor } from './returnable';
import {
  countSettled,
  findByKey,
  findUnderWay,
  type Intent,
  insertIntent,
  type NewIntent,
  settle,
} from './store';

export interface OrderActionsDependencies {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly askShop: AskShop;
  readonly orders: Orders;
  readonly tell: (intent: Intent) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Who wants something done, and where it is recorded. */
export interface Wisher {
  readonly app: App;
  readonly conversationId: string;
  readonly customer: CustomerKey;
  readonly actor: 'shopper' | 'agent';
  readonly sender: SenderInfo | null;
  readonly language: string;
}

export interface Wished {
  readonly orderId: number;
  readonly key: string;
  readonly wish: OrderWish;
}

/** Whether it may be done with the order as it is now. */
export type JudgeNow = (
  order: Order,
  returnable: readonly ReturnableLine[],
) => Promise<Outcome<ActionVerdict>>;

/** chosen: nobody changes their mind more often. */
const limit = { name: 'order-action', max: 20, windowMs: 60 * 60_000 };

export type OrderActions = ReturnType<typeof createOrderActions>;

/** Does with an order what somebody wants, once: written down first, then told the shop's system, then looked at. */
export function createOrderActions(dependencies: OrderActionsDependencies) {
  const { database, jobs, clock, attempts, askShop, orders, tell, onFailure } = dependencies;
  const inShop = (shopId: number) => database.inShops([shopId]);
  const now = () => new Date(clock.now());

  /** With the job that finds out what became of it, should nobody be here any more to hear it. */
  const writeDown = (intent: NewIntent, settledBefore: number): Promise<Intent | null> =>
    database.tx(async (transaction) => {
      const { shopId } = intent;
      const written = await withinShops(transaction, [shopId], () =>
        insertIntent(transaction, intent, settledBefore, now()),
      );
      const job = written && { shopId, id: written.id };
      if (job) await jobs.enqueue(transaction, settleQueue, job, { startAfterSeconds: settleSoonSeconds });
      return written;
    });

  const byOrder =
    ({ app }: Wisher, { wish }: Wished): JudgeNow =>
    async (order, returnable) =>
      done(judgeAction(wish, order, app.settings.selfService, clock.now(), returnable));

  /** The same click, or another one that was quicker; null if that is over in this moment. */
  async function before(intent: NewIntent): Promise<OrderActionAnswer | null> {
    const scope = inShop(intent.shopId);
    const same = await findByKey(scope, intent.shopId, intent.key);
    if (same) return answerOf(same);
    const other = await findUnderWay(scope, intent);
    return other && { ...answerOf(other), isAnothers: true };
  }

  async function record(intent: Intent, verdict: Parameters<typeof settle>[2]): Promise<Intent> {
    const settled = (await settle(inShop(intent.shopId), intent, verdict, now())) ?? intent;
    // The job tells it if this does not.
    await tell(settled).catch(onFailure);
    return settled;
  }

  async function act(wisher: Wisher, wished: Wished, judge: JudgeNow): Promise<Outcome<OrderActionAnswer>> {
    const { app, customer: by, ...who } = wisher;
    const { shopId, id: appId } = app;
    const { orderId, wish } = wished;
    return askShop<OrderActionAnswer>(shopId, async (platform) => {
      if (!platform.can.has(wish.kind)) return refused('self-service-off');
      const customer = await platform.findCustomer(by);
      if (!customer) return refused('customer-not-found');
      // Whoever is done after this has changed what is read next.
      const settledBefore = await countSettled(inShop(shopId), shopId, wished);
      const order = await platform.findOrder(customer, orderId);
      if (!order) return refused('not-found');
      const returnable = await returnableFor(platform, order, wish);
      const judged = await judge(order, returnable);
      if (!judged.isDone) return judged;
      if (!judged.value.may) return done(unchanged(who.actor, wish, order, judged.value.because));
      const names = {
        ...{ customerId: customer.id, orderName: order.name },
        returnsBefore: (order.returns ?? []).map(({ id }) => id),
        returnedItems: wish.kind === 'return' ? returnedItems(wish.items, order, returnable) : [],
      };
      const wanted = { ...who, ...wished, ...names, shopId, appId };
      const intent = await writeDown(wanted, settledBefore);
      if (!intent) return orElse(await before(wanted), () => act(wisher, wished, judge));
      const { verdict, order: after } = await carryOut(platform, customer, intent);
      orders.forget(shopId, customer.id);
      return done({ ...answerOf(verdict ? await record(intent, verdict) : intent), order: after });
    });
  }

  return {
    /** `judge`: where more counts than what the order says. */
    async perform(
      wisher: Wisher,
      wished: Wished,
      judge: JudgeNow = byOrder(wisher, wished),
    ): Promise<Outcome<OrderActionAnswer>> {
      const { shopId } = wisher.app;
      const known = await findByKey(inShop(shopId), shopId, wished.key);
      if (known) return isSame(known, wisher, wished) ? done(answerOf(known)) : refused('key-used');
      const whom = JSON.stringify([shopId, wisher.customer]);
      if (!(await attempts.take(limit, whom))) return refused('rate');
      return act(wisher, wished, judge);
    },

    /** What a page shows before anybody clicks. */
    returnable: ({ shopId }: Pick<App, 'shopId'>, by: CustomerKey, orderId: number) =>
      askShop<ReturnableAnswer>(shopId, async (platform) => {
        if (!platform.can.has('return')) return refused('self-service-off');
        const customer = await platform.findCustomer(by);
        if (!customer) return refused('customer-not-found');
        const order = await platform.findOrder(customer, orderId);
        return order ? done({ lines: await readReturnable(platform, order) }) : refused('not-found');
      }),
  };
}

const orElse = (
  answer: OrderActionAnswer | null,
  otherwise: () => Promise<Outcome<OrderActionAnswer>>,
): Outcome<OrderActionAnswer> | Promise<Outcome<OrderActionAnswer>> => (answer ? done(answer) : otherwise());

/** Nothing was done: it is so already, or it cannot be. */
function unchanged(
  by: Wisher['actor'],
  { kind }: OrderWish,
  order: Order,
  because: ActionRefusal | 'fulfilled',
): OrderActionAnswer {
  const facts = { kind, by, order };
  return because === 'fulfilled'
    ? { ...facts, state: 'done', because: null, isAnothers: true }
    : { ...facts, state: 'refused', because, isAnothers: false };
}

/** Somebody else's key tells nothing, and neither does one that was used for something else. */
function isSame(
  known: Intent,
  { conversationId, customer, actor }: Wisher,
  { orderId, wish }: Wished,
): boolean {
  const isOwn = !('id' in customer) || customer.id === known.customerId;
  const isHere = known.conversationId === conversationId && known.actor === actor;
  return isOwn && isHere && known.orderId === orderId && isDeepStrictEqual(known.wish, wish);
}

const answerOf = ({ wish, state, because, actor }: Intent): OrderActionAnswer => ({
  ...{ kind: wish.kind, state, because, by: actor, isAnothers: false, order: null },
});
