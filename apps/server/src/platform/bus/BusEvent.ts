import { messageId } from '@shopbell/protocol/schemas';
import { z } from 'zod';

const shopId = z.number().int().positive();

/** What nodes tell each other. Hints only: the database decides (D14), so a lost or doubled one is harmless. */
export const busEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('messages-stored'),
    shopId,
    conversationId: z.uuid(),
    headId: z.number().int().positive(),
  }),
  z.object({
    type: z.literal('messages-changed'),
    shopId,
    conversationId: z.uuid(),
    revision: z.number().int().positive(),
  }),
  z.object({
    type: z.literal('typing'),
    shopId,
    conversationId: z.uuid(),
    by: z.enum(['shopper', 'agent']),
    isPermanent: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('presence-changed'), shopId }),
  z.object({
    type: z.literal('agent-presence'),
    shopId,
    userId: z.string(),
    presence: z.enum(['online', 'away']),
  }),
  z.object({
    type: z.literal('visitor-changed'),
    shopId,
    conversationId: z.uuid(),
    what: z.enum(['email', 'cart', 'other']),
    /** The socket that knows already. */
    by: z.string(),
  }),
  /** Stored nowhere (AR-11), so the words travel along; a node that misses them shows nothing. */
  z.object({
    type: z.literal('auto-replied'),
    shopId,
    conversationId: z.uuid(),
    /** The message that it stands behind; a node of an older version does not say. */
    afterId: z.int().default(0),
    messageId,
    text: z.string(),
    senderName: z.string(),
    createdDatetime: z.iso.datetime(),
  }),
  z.object({
    type: z.literal('conversation-updated'),
    shopId,
    conversationId: z.uuid(),
    mentioned: z.array(z.string()),
  }),
  z.object({
    type: z.literal('conversation-closed'),
    shopId,
    conversationId: z.uuid(),
    closedId: z.number().int().min(0),
  }),
  z.object({
    type: z.literal('agent-viewing'),
    shopId,
    conversationId: z.uuid(),
    userId: z.string(),
    name: z.string(),
    activity: z.enum(['viewing', 'answering', 'left']),
  }),
  z.object({ type: z.literal('message-seen'), shopId, conversationId: z.uuid(), seenAt: z.iso.datetime() }),
  z.object({ type: z.literal('conversation-erased'), shopId, conversationId: z.uuid() }),
  z.object({ type: z.literal('access-revoked'), shopId, conversationId: z.uuid() }),
  /** In the shop's own system: what was read of it a moment ago may be wrong. */
  z.object({
    type: z.literal('order-changed'),
    shopId,
    orderId: z.number().int(),
    customerId: z.number().int().nullable(),
  }),
  z.object({ type: z.literal('chat-switched-off'), shopId, appId: z.number().int().positive() }),
  z.object({ type: z.literal('session-ended'), sessionId: z.string() }),
]);

export type BusEvent = Readonly<z.infer<typeof busEvent>>;
