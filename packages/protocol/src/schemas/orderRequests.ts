import { z } from 'zod';
import { messagePosition } from './ids';
import { safeText } from './text';

/** What somebody asks of the team about an order. */
export const orderRequestKinds = ['cancel', 'return', 'report', 'address'] as const;
export type OrderRequestKind = (typeof orderRequestKinds)[number];

/** Open until somebody at the desk has decided. */
export const orderRequestStates = ['open', 'accepted', 'declined', 'done'] as const;
export type OrderRequestState = (typeof orderRequestStates)[number];

const kind = z.enum(orderRequestKinds);
const decision = z.enum(orderRequestStates).exclude(['open']);
export type OrderRequestDecision = z.infer<typeof decision>;

export const openedRequest = z.object({
  /** The message that asks. */
  id: messagePosition,
  kind,
  orderName: z.string(),
  state: z.enum(orderRequestStates),
  /** How often it has been decided: who decides anew says what they have seen. */
  revision: z.number().int().nonnegative(),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
});
export type OpenedRequest = z.infer<typeof openedRequest>;

/** What was asked in a conversation, newest first. */
export const conversationRequests = z.object({
  requests: z.array(openedRequest),
  /** Somebody has proven where they can be reached, so that a mail goes there. */
  isMailed: z.boolean(),
});
export type ConversationRequests = z.infer<typeof conversationRequests>;

export const requestDecision = z.object({
  state: decision,
  /** The one that was seen. */
  revision: z.number().int().nonnegative().max(1_000_000),
  /** In the agent's own words, for the shopper. */
  note: safeText(1000).optional(),
});
export type RequestDecision = z.infer<typeof requestDecision>;

/** What stands in a conversation about it. */
export const orderRequestFacts = z.object({
  kind,
  orderName: z.string(),
  state: decision,
  /** The message that asked. */
  request: messagePosition,
});
export type OrderRequestFacts = z.infer<typeof orderRequestFacts>;
