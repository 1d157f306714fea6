import type { AssistantPolicy, Order } from '@shopbell/protocol';
import { returnClaims } from '../grounding';

/** Nothing is promised by rule. */
export const noPolicy: AssistantPolicy = { returnDays: null, areSaleItemsReturned: null };

/**
 * Whether a sentence promises what the owner does not, in numbers of days or about reduced pieces. An article may be
 * outdated, and a model may quote it: what the owner wrote as a rule counts more.
 */
export function contradictsPolicy(sentence: string, policy: AssistantPolicy): boolean {
  const claims = returnClaims(sentence);
  if (claims === null) return false;
  const { returnDays, areSaleItemsReturned } = policy;
  if (returnDays !== null && claims.days.some((days) => days > returnDays)) return true;
  return (
    areSaleItemsReturned !== null && claims.saleItems !== null && claims.saleItems !== areSaleItemsReturned
  );
}

/** What a shop knows of a piece that somebody wants to send back: whether it was bought for less; null where nobody can say. */
export type IsReduced = boolean | null;

const dayMs = 86_400_000;

/**
 * Whether the owner's rules let these pieces go back. Where an order does not say enough for a rule, a person decides:
 * `unsure`. A day counts to its end, and days begin when the last parcel has arrived.
 */
export function judgeReturn(
  { returnDays, areSaleItemsReturned }: AssistantPolicy,
  { fulfillments }: Pick<Order, 'fulfillments'>,
  areReduced: readonly IsReduced[],
  nowMs: number,
): 'fine' | 'too-late' | 'unsure' {
  if (areSaleItemsReturned === false && areReduced.some((isReduced) => isReduced !== false)) return 'unsure';
  if (returnDays === null) return 'fine';
  const hasArrived = fulfillments.every(({ shipment_status: status }) => status === 'delivered');
  const since = Math.max(
    ...fulfillments.map(({ created_at, updated_at }) => Date.parse(hasArrived ? updated_at : created_at)),
  );
  if (nowMs < since + (returnDays + 1) * dayMs && fulfillments.length > 0) return 'fine';
  return hasArrived && fulfillments.length > 0 ? 'too-late' : 'unsure';
}
