import type { WebhookState } from '@shopbell/protocol';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { OrderFacts, Told } from '../../platform/commerce';
import { afterCommit, type Database, type Queryable, withinShops } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { CommerceService } from '../commerce';
import type { AddressHashes } from './addressHashes';
import { factsFor, guestsOf, openDataRequests, ordersUnder, summary } from './readings';
import { eraseFacts, forgetGuests, forgetShop, isNew, keepDataRequest, keepFacts, keepRefund } from './store';

export interface WebhooksDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly commerce: CommerceService;
  readonly hashesOf: AddressHashes;
}

export type Webhooks = ReturnType<typeof createWebhooks>;
export type Received = 'taken' | 'known' | 'ignored';

interface OrderPlace {
  readonly shopId: number;
  readonly orderId: number;
}

const queue = 'order-facts';
/** What is told within the same second has the same number there; behind it, all of it is read at once. */
const readAfterSeconds = 2;

const dayMs = 86_400_000;
const keptMs = { deliveries: 7 * dayMs, facts: 730 * dayMs, requests: 90 * dayMs };

/** What the systems of shops tell by themselves. */
export function createWebhooks(dependencies: WebhooksDependencies) {
  const { database, bus, clock, jobs, commerce, hashesOf } = dependencies;
  jobs.work<OrderPlace>(queue, (batch) => Promise.allSettled(batch.map(readOrder)));

  const now = () => new Date(clock.now());
  const announce = (handle: Queryable, shopId: number, orderId: number, customerId: number | null) =>
    afterCommit(handle, () => bus.publish({ type: 'order-changed', shopId, orderId, customerId }));

  async function keep(transaction: Queryable, shopId: number, facts: OrderFacts): Promise<void> {
    await keepFacts(transaction, shopId, facts, hashesOf(shopId, facts.addresses));
    announce(transaction, shopId, facts.orderId, facts.customerId);
  }

  async function readOrder({ shopId, orderId }: OrderPlace): Promise<void> {
    const facts = await commerce.orderFactsOf(shopId, orderId);
    if (facts) await database.inShops([shopId]).tx((transaction) => keep(transaction, shopId, facts));
  }

  async function apply(transaction: Queryable, shopId: number, { id, news }: Told): Promise<void> {
    switch (news.kind) {
      case 'order':
        return keep(transaction, shopId, news.facts);
      case 'refund':
        await keepRefund(transaction, shopId, news.orderId, news.refund);
        return announce(transaction, shopId, news.orderId, null);
      case 'order-changed':
        return announce(transaction, shopId, news.orderId, null);
      case 'customer-erased':
        for (const orderId of await eraseFacts(transaction, shopId, news, now()))
          announce(transaction, shopId, orderId, news.customerId);
        return;
      case 'data-wanted':
        return keepDataRequest(transaction, shopId, id, news, now());
      case 'uninstalled':
        await commerce.uninstalled(transaction, shopId, news.at ?? now());
        return;
      case 'shop-erased':
        await forgetShop(transaction, shopId);
        return commerce.forget(transaction, shopId, news.at ?? now());
      case 'other':
        return;
    }
  }

  return {
    /** What is not committed when this fails is told again by the platform. */
    receive: (shopId: number, told: Told): Promise<Received> =>
      database.tx(async (transaction) => {
        const { news } = told;
        const isTaken = await withinShops(transaction, [shopId], async () => {
          if (!(await isNew(transaction, shopId, told, now()))) return false;
          await apply(transaction, shopId, told);
          return true;
        });
        if (!isTaken) return 'known';
        // As the owner: the table of jobs is not the shop's.
        const startAfterSeconds = readAfterSeconds;
        if (news.kind === 'order-changed')
          await jobs.enqueue(transaction, queue, { shopId, orderId: news.orderId }, { startAfterSeconds });
        return news.kind === 'other' ? 'ignored' : 'taken';
      }),

    async stateOf(shopId: number): Promise<WebhookState> {
      const inShop = database.inShops([shopId]);
      const hook = await commerce.hookStateOf(shopId);
      const { lastReceivedAt, orderCount } = await summary(inShop, shopId);
      const requests = await openDataRequests(inShop, shopId);
      return {
        address: hook?.address ?? null,
        topics: [...(hook?.topics ?? [])],
        topicsByHand: [...(hook?.topicsByHand ?? [])],
        note: hook?.note ?? null,
        lastReceivedAt: lastReceivedAt?.toISOString() ?? null,
        orderCount,
        dataRequests: requests.map(({ id, customerId, askedAt, orderCount: count }) => ({
          ...{ id, customerId, askedAt: askedAt.toISOString(), orderCount: count },
        })),
      };
    },

    /** Null where nobody has asked. */
    async dataFor(shopId: number, requestId: string): Promise<object | null> {
      const inShop = database.inShops([shopId]);
      const found = (await openDataRequests(inShop, shopId)).find(({ id }) => id === requestId);
      return found ? { customerId: found.customerId, orders: await factsFor(inShop, shopId, found) } : null;
    },

    async settle(shopId: number, requestId: string): Promise<boolean> {
      const rows = await database
        .inShops([shopId])
        .query('delete from data_request where shop_id = $1 and id = $2 returning 1', [shopId, requestId]);
      return rows.length > 0;
    },

    /** The browsers that ordered under an address, as long as the facts of those orders are kept. */
    async guestsUnder(transaction: Queryable, shopId: number, address: string): Promise<string[]> {
      const orderIds = await ordersUnder(transaction, shopId, hashesOf(shopId, [address]));
      return guestsOf(transaction, shopId, orderIds);
    },

    forgetGuests,

    async forgetOld(): Promise<void> {
      const before = (ms: number) => [new Date(clock.now() - ms)];
      await database.query('delete from webhook_delivery where received_at < $1', before(keptMs.deliveries));
      await database.query('delete from order_fact where updated_at < $1', before(keptMs.facts));
      await database.query('delete from order_refund where refunded_at < $1', before(keptMs.facts));
      await database.query('delete from data_request where asked_at < $1', before(keptMs.requests));
    },
  };
}
