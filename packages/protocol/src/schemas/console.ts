import { z } from 'zod';
import { conversationId, messagePosition } from './ids';

export const roles = ['owner', 'admin', 'agent'] as const;
export type Role = (typeof roles)[number];

export const consoleMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** `appKey` is the shop's first chat, for the line its owner pastes. */
  shop: z.object({ id: z.number().int(), name: z.string(), appKey: z.string().nullable() }),
});
export type ConsoleMember = z.infer<typeof consoleMember>;

/** A row of the inbox. */
export const conversationSummary = z.object({
  conversationId,
  visitorName: z.string(),
  appName: z.string(),
  headId: messagePosition,
  lastMessage: z.object({ text: z.string(), fromAgent: z.boolean(), createdDatetime: z.iso.datetime() }),
  /** The shopper wrote last: someone waits for an answer. */
  isWaiting: z.boolean(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversationList = z.object({
  conversations: z.array(conversationSummary),
  hasMore: z.boolean(),
});
export type ConversationList = z.infer<typeof conversationList>;
