import { isFulfilled } from '@shopbell/rules/orders';
import type { Clock } from '../../platform/clock';
import { CommerceError, type CommercePlatform } from '../../platform/commerce';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { CommerceService } from '../commerce';
import { findById, type Intent, settle, type Verdict } from './store';

export interface SettlingDependencies {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly commerce: CommerceService;
  readonly tell: (intent: Intent) => Promise<void>;
}

export const settleQueue = 'order-actions';
/** chosen: who clicked has heard by then as a rule, and who waits after a crash does not wait for long. */
export const settleSoonSeconds = 10;
/** Longer than the shop's system is ever waited for: what cannot be seen by then was not done, or nobody knows. */
const patienceMs = 60_000;
/** A system that is down for so long is not waited for: somebody has to look. */
const silenceMs = 10 * 60_000;

const unknown: Verdict = { state: 'unknown', because: null };

interface Job {
  readonly shopId: number;
  readonly id: string;
}

/**
 * Finds out what became of a wish whose outcome nobody heard: the server ended, or the shop's system did not answer. It
 * is asked what the order looks like, and never told anything again: what it has not done by then is the team's.
 */
export function createSettling({ database, jobs, clock, commerce, tell }: SettlingDependencies) {
  jobs.work<Job>(settleQueue, (batch) => Promise.allSettled(batch.map(settleOne)));

  /** Fails if it should be tried again. */
  async function settleOne({ shopId, id }: Job): Promise<void> {
    const scope = database.inShops([shopId]);
    const intent = await findById(scope, id);
    if (!intent) return;
    if (intent.state !== 'intended') return tell(intent);
    const verdict = await find(intent);
    const settled = await settle(scope, intent, verdict, new Date(clock.now()));
    if (settled) await tell(settled);
  }

  async function find(intent: Intent): Promise<Verdict> {
    const ageMs = clock.now() - intent.intendedAt.getTime();
    const platform = await commerce.platformOf(intent.shopId);
    if (!platform) return unknown;
    try {
      if (await isDone(platform, intent)) return { state: 'done', because: null };
    } catch (error) {
      if (!(error instanceof CommerceError) || ageMs < silenceMs) throw error;
      return unknown;
    }
    if (ageMs < patienceMs) throw new Error('The order does not say yet what became of a wish');
    return unknown;
  }

  return { settleOne };
}

async function isDone(platform: CommercePlatform, intent: Intent): Promise<boolean> {
  const { customerId, orderId, wish, returnsBefore } = intent;
  const customer = await platform.findCustomer({ id: customerId });
  const order = customer && (await platform.findOrder(customer, orderId));
  return order !== null && isFulfilled(wish, order, returnsBefore);
}
