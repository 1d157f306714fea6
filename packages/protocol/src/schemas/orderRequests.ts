import { z } from 'zod';
import { messagePosition } from './ids';

/** What somebody asks of the team about an order. */
export const orderRequestKinds = ['cancel', 'return', 'report', 'address'] as const;
export type OrderRequestKind = (typeof orderRequestKinds)[number];

/** What the team says to it. */
export const orderRequestDecisions = ['accepted', 'declined', 'done'] as const;
export type OrderRequestDecision = (typeof orderRequestDecisions)[number];
/** Open until somebody at the desk has decided. */
export type OrderRequestState = 'open' | OrderRequestDecision;

/** What stands in a conversation about it. */
export const orderRequestFacts = z.object({
  kind: z.enum(orderRequestKinds),
  orderName: z.string(),
  state: z.enum(orderRequestDecisions),
  /** The message that asked. */
  request: messagePosition,
});
export type OrderRequestFacts = z.infer<typeof orderRequestFacts>;
