import { z } from 'zod';
import { messagePosition } from './ids';
import { orderRequestDecisions, orderRequestKinds } from './orderRequests';
import { safeText } from './text';

const openedRequest = z.object({
  /** The message that asks. */
  id: messagePosition,
  kind: z.enum(orderRequestKinds),
  orderName: z.string(),
  state: z.enum(['open', ...orderRequestDecisions]),
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
  state: z.enum(orderRequestDecisions),
  /** The one that was seen. */
  revision: z.number().int().nonnegative().max(1_000_000),
  /** In the agent's own words, for the shopper. */
  note: safeText(1000).optional(),
});
export type RequestDecision = z.infer<typeof requestDecision>;
