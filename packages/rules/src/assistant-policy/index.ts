import type { AssistantPolicy } from '@shopbell/protocol';
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
