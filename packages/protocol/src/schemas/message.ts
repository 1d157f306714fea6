import { z } from 'zod';
import { limits } from '../limits';
import { clientInstanceId, conversationId, messageId, messagePosition } from './ids';
import { nonEmptyText, safeText } from './text';

export const textContent = z.object({
  type: z.literal('text'),
  text: nonEmptyText(limits.messageTextMax),
});

export const messageContent = z.discriminatedUnion('type', [textContent]);
export type MessageContent = z.infer<typeof messageContent>;

/** What a page says about itself when a message is sent. It is shown to agents, never trusted. */
export const messageMetadata = z.object({
  currentUrl: safeText(2048).optional(),
  capturedMail: safeText(254).optional(),
  chatAvailability: safeText(64).optional(),
  previewMode: z.boolean().optional(),
  revenueId: safeText(512).optional(),
  campaigns: z.array(z.unknown()).max(50).optional(),
  convertMetadata: z.unknown().optional(),
  idToken: safeText(4096).optional(),
  ai_agent_message_type: safeText(64).optional(),
  isAiAgentConversation: z.boolean().optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

export const senderInfo = z.object({
  name: z.string(),
  avatarURL: z.string().nullable(),
  isBot: z.boolean(),
});
export type SenderInfo = z.infer<typeof senderInfo>;

/** A stored message, as everyone in the conversation sees it. */
export const message = z.object({
  id: messagePosition,
  conversationId,
  messageId,
  clientInstanceId,
  createdDatetime: z.iso.datetime(),
  fromAgent: z.boolean(),
  content: messageContent,
  senderInfo: senderInfo.nullable(),
});
export type Message = z.infer<typeof message>;

/** A message on its way to the server; frozen when the sender presses Send. */
export const outgoingMessage = z.object({
  messageId,
  clientInstanceId,
  content: messageContent,
  metadata: messageMetadata.optional(),
});
export type OutgoingMessage = z.infer<typeof outgoingMessage>;
