import type { OrderRequestDecision, OrderRequestState } from '@shopbell/protocol';

const decisions = ['accepted', 'declined', 'done'] as const satisfies readonly OrderRequestDecision[];

/** What can be decided about a request: whatever it is not yet, so that who has decided by mistake can say so. */
export const nextDecisions = (state: OrderRequestState): readonly OrderRequestDecision[] =>
  decisions.filter((decision) => decision !== state);
