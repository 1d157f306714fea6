import type { Order, OrderCustomer, OrderWish } from '@shopbell/protocol';
import { isFulfilled } from '@shopbell/rules/orders';
import { type ActionAnswer, CommerceError, type CommercePlatform } from '../../platform/commerce';
import type { Intent, Verdict } from './store';

export interface CarriedOut {
  /** Null as long as nobody knows. */
  readonly verdict: Verdict | null;
  readonly order: Order | null;
}

/** Tells the shop's system once, and then looks at the order: what stands there counts, whatever was heard. */
export async function carryOut(
  platform: CommercePlatform,
  customer: OrderCustomer,
  intent: Pick<Intent, 'wish' | 'orderId' | 'returnsBefore'>,
): Promise<CarriedOut> {
  const heard = await tell(platform, intent);
  const order = await platform.findOrder(customer, intent.orderId).catch(unlessTrouble);
  if (order && isFulfilled(intent.wish, order, intent.returnsBefore))
    return { verdict: { state: 'done', because: null }, order };
  return { verdict: verdictOf(heard, intent), order };
}

type Heard = ActionAnswer | 'nothing';

async function tell(
  platform: CommercePlatform,
  { wish, orderId }: Pick<Intent, 'wish' | 'orderId'>,
): Promise<Heard> {
  try {
    return await act(platform, orderId, wish);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const isSurelyNotDone = error.trouble === 'throttled' || error.trouble === 'refused';
    return isSurelyNotDone ? 'declined' : 'nothing';
  }
}

function act(platform: CommercePlatform, orderId: number, wish: OrderWish): Promise<ActionAnswer> {
  if (wish.kind === 'cancel') return platform.cancelOrder(orderId);
  if (wish.kind === 'address') return platform.changeAddress(orderId, wish.address);
  return platform.returns?.create(orderId, wish) ?? Promise.resolve('declined');
}

/** A cancellation that was accepted may take a moment; the others have none of that, and may be written otherwise. */
function verdictOf(heard: Heard, { wish }: Pick<Intent, 'wish'>): Verdict | null {
  if (heard === 'declined') return { state: 'refused', because: 'declined' };
  return heard === 'accepted' && wish.kind !== 'cancel' ? { state: 'done', because: null } : null;
}

/** Null where it gives no answer. */
function unlessTrouble(error: unknown): null {
  if (error instanceof CommerceError) return null;
  throw error;
}
