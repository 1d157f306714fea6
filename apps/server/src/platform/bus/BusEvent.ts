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
    type: z.literal('typing'),
    shopId,
    conversationId: z.uuid(),
    by: z.enum(['shopper', 'agent']),
  }),
  z.object({
    type: z.literal('conversation-updated'),
    shopId,
    conversationId: z.uuid(),
    mentioned: z.array(z.string()),
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
  z.object({ type: z.literal('session-ended'), sessionId: z.string() }),
]);

export type BusEvent = Readonly<z.infer<typeof busEvent>>;
