import { z } from 'zod';
import {
  agentContent,
  helpdeskBots,
  type MessageContent,
  messageContent,
  messageKinds,
  shopperContent,
} from './content';
import { clientInstanceId, conversationId, messageId, messagePosition } from './ids';
import { openValue } from './openObject';
import { safeText } from './text';

/** SSP-07: what a shopper was led through before somebody at the desk has it. */
export const issueFlowKinds = [
  ...(['TRACK', 'REPORT_ISSUE', 'CANCEL', 'RETURN'] as const),
  ...(['ARTICLE_RECOMMENDATION', 'FLOW_RECOMMENDATION', 'FLOW'] as const),
] as const;
export type IssueFlowKind = (typeof issueFlowKinds)[number];

/** What a message asks for that came from the portal (SSP-22). */
export const selfServiceFlow = z.object({
  kind: z.enum(issueFlowKinds).extract(['CANCEL', 'RETURN', 'REPORT_ISSUE']),
  orderId: z.number().int(),
  orderName: safeText(100),
  /** Empty: the whole order. */
  lineItems: z.array(z.object({ id: z.number().int(), quantity: z.number().int().min(0) })).max(250),
  reason: safeText(500).optional(),
  /** In which they will be told what became of it. */
  language: safeText(10).optional(),
});
export type SelfServiceFlow = z.infer<typeof selfServiceFlow>;

/** What a page says about itself when a message is sent. It is shown to agents, never trusted. */
export const messageMetadata = z.object({
  currentUrl: safeText(2048).optional(),
  capturedMail: safeText(254).optional(),
  chatAvailability: safeText(64).optional(),
  previewMode: z.boolean().optional(),
  revenueId: safeText(512).optional(),
  campaigns: z.array(openValue).max(50).optional(),
  convertMetadata: openValue.optional(),
  idToken: safeText(4096).optional(),
  ai_agent_message_type: safeText(64).optional(),
  isAiAgentConversation: z.boolean().optional(),
  /** The button for a person was pressed, whatever stands on it. */
  isForPerson: z.boolean().optional(),
  /** Which of the two answers to whether that was all was pressed, whatever stands on it. */
  isSolved: z.boolean().optional(),
  selfServiceFlow: selfServiceFlow.optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

export const senderInfo = z.object({
  name: z.string(),
  avatarURL: z.string().nullable(),
  isBot: z.boolean(),
  helpdeskBot: z.enum(helpdeskBots).nullish(),
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
  /** Absent means a message; a signal is for programs and never shown (MSG-04). */
  kind: z.enum(messageKinds).optional(),
  content: messageContent,
  senderInfo: senderInfo.nullable(),
  /** Which change of the conversation was the last to this message; absent before the first. */
  revision: messagePosition.optional(),
  editedDatetime: z.iso.datetime().optional(),
  /** Its words are gone; that there was a message is not. */
  deletedDatetime: z.iso.datetime().optional(),
  /** Who wrote it: told to agents only. */
  authorId: z.string().optional(),
});
export type Message = z.infer<typeof message>;

const outgoing = { messageId, clientInstanceId, metadata: messageMetadata.optional() };

/** A shopper's message on its way to the server. */
export const outgoingMessage = z.object({ ...outgoing, content: shopperContent });

/** An agent's. */
export const agentMessage = z.object({ ...outgoing, content: agentContent });

/** Frozen when the sender presses Send, and shown from then on; what its side may not say, the server refuses. */
export type OutgoingMessage = Omit<z.infer<typeof outgoingMessage>, 'content'> & {
  readonly content: MessageContent;
};
