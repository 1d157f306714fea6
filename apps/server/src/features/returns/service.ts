import { randomUUID } from 'node:crypto';
import type { NewReturnsConnection, Order, ReturnsAnswer, ReturnsState } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import { CommerceError } from '../../platform/commerce';
import type { Credentials } from '../../platform/credentials';
import type { Database } from '../../platform/db';
import type { Log } from '../../platform/log';
import { askLoop } from '../../platform/loop';
import type { Outgoing } from '../../platform/outgoing';
import type { ProvenCustomer } from '../identity';
import type { Orders } from '../orders';
import { cannotKeep, lockedKey, whyNot, wrongKey } from './sentences';
import {
  deleteReturns,
  findReturns,
  markBroken,
  type ReturnsRow,
  replaceReturns,
  sealKeyAgain,
} from './store';

export interface ReturnsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly outgoing: Outgoing;
  readonly credentials: Credentials | null;
  readonly attempts: Attempts;
  readonly log: Log;
  readonly loopUrl: URL;
  readonly orders: Orders;
}

export type Returns = ReturnType<typeof createReturns>;

/** Nobody sends that much back; a page in a loop would. */
const linkLimit = { name: 'return-link', max: 60, windowMs: 60 * 60_000 };

/** A shop's own portal for returns, at Loop. */
export function createReturns(dependencies: ReturnsDependencies) {
  const { database, clock, outgoing, credentials, attempts, log, loopUrl: origin, orders } = dependencies;
  const inShop = (shopId: number) => database.inShops([shopId]);
  const keyOf = (row: ReturnsRow) => credentials?.open(row.id, row.sealedKey) ?? null;

  /** Asks for an order that nobody has: what comes back is about the key. */
  async function tryKey(apiKey: string): Promise<string | null> {
    try {
      await askLoop({ outgoing, origin, apiKey }, { name: `#${randomUUID()}`, zip: '0' });
      return null;
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      return whyNot[error.trouble];
    }
  }

  async function ask(shopId: number, row: ReturnsRow, order: Order): Promise<Outcome<string>> {
    const opened = keyOf(row);
    const detail = detailOf(row, order);
    if (!opened || !credentials) return refused('platform-down');
    if (detail === null) return refused('not-found');
    if (opened.isOutdated) await sealKeyAgain(inShop(shopId), row, credentials.seal(row.id, opened.secret));
    try {
      const options = { outgoing, origin, apiKey: opened.secret };
      const url = await askLoop(options, { name: order.name, zip: detail });
      if (row.brokenAt) await markBroken(inShop(shopId), row, null);
      return url === null ? refused('not-found') : done(url);
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      if (error.trouble === 'refused') await markBroken(inShop(shopId), row, new Date(clock.now()));
      log.warn({ shopId, trouble: error.trouble, err: error }, 'The return portal gave no address');
      return refused('platform-down');
    }
  }

  return {
    /** For whoever has proven that the order is theirs: what finds it there is taken from the order itself. */
    async linkFor(proven: ProvenCustomer, orderId: number): Promise<Outcome<string>> {
      const { shopId, customerId } = proven;
      const row = await findReturns(inShop(shopId), shopId);
      if (!row) return refused('self-service-off');
      if (!(await attempts.take(linkLimit, `${shopId} ${customerId}`))) return refused('rate');
      const order = await orders.one(proven, orderId);
      return order.isDone ? ask(shopId, row, order.value) : order;
    },

    async read(shopId: number): Promise<ReturnsState> {
      const row = await findReturns(inShop(shopId), shopId);
      return {
        cannotConnect: credentials ? null : cannotKeep,
        connection: row && {
          ...{ lookup: row.lookup, connectedAt: row.connectedAt.toISOString() },
          state: stateOf(row, keyOf(row) !== null),
        },
      };
    },

    /** Nothing is kept that does not work. */
    async connect(shopId: number, { apiKey, lookup }: NewReturnsConnection): Promise<ReturnsAnswer> {
      if (!credentials) return { outcome: 'failed', reason: cannotKeep };
      const reason = await tryKey(apiKey);
      if (reason !== null) return { outcome: 'failed', reason };
      const id = randomUUID();
      const row = { id, lookup, sealedKey: credentials.seal(id, apiKey), connectedAt: new Date(clock.now()) };
      await inShop(shopId).tx((transaction) => replaceReturns(transaction, shopId, row));
      return { outcome: 'connected' };
    },

    disconnect: (shopId: number) => deleteReturns(inShop(shopId), shopId),
  };
}

function detailOf({ lookup }: ReturnsRow, order: Order): string | null {
  switch (lookup) {
    case 'zip':
      return order.shipping_address?.zip ?? order.billing_address?.zip ?? null;
    case 'email':
      return order.email;
    case 'phone':
      return order.phone ?? order.shipping_address?.phone ?? null;
  }
}

function stateOf({ brokenAt }: ReturnsRow, canBeOpened: boolean) {
  if (!canBeOpened) return { kind: 'locked', reason: lockedKey } as const;
  if (!brokenAt) return { kind: 'working' } as const;
  return { kind: 'broken', since: brokenAt.toISOString(), reason: wrongKey } as const;
}
