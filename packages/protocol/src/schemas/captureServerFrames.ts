import { z } from 'zod';
import { responseChannel, servedCart, servedHistoryEntry, servedViewed } from './captureFrames';
import { messageContent } from './content';
import { messageId } from './ids';
import { message, outgoingMessage } from './message';

/** A flow was handed to a person; the shopper's own last words in it have become a message, if there were any. */
const handedOver = z.object({ conversationId: z.string(), message: message.nullable() });

export const emailTrust = z.enum(['typed', 'captured', 'verified']);

/** What is known about whoever writes in a conversation. */
export const visitor = z.object({
  email: z.string().nullable(),
  emailTrust: emailTrust.nullable(),
  /** Only one that they have proven to be theirs. */
  phone: z.string().nullable(),
  name: z.string().nullable(),
  responseChannel,
  cart: servedCart.nullable(),
  /** Products, newest first; only with the shopper's consent. */
  viewed: servedViewed,
  lastActiveDatetime: z.iso.datetime().nullable(),
  messageSeenDatetime: z.iso.datetime().nullable(),
  /** When they left a message for later, because nobody was there. */
  offlineCapturedDatetime: z.iso.datetime().nullable(),
});
export type Visitor = z.infer<typeof visitor>;

/** Made by a rule and shown at its place in the window, but no part of the history (AR-11). */
const virtualMessage = z.object({
  conversationId: z.string(),
  messageId,
  createdDatetime: z.iso.datetime(),
  fromAgent: z.literal(true),
  content: z.object({ type: z.literal('text'), text: z.string() }),
  senderInfo: z.object({
    name: z.string(),
    avatarURL: z.string().nullable(),
    isBot: z.literal(true),
    helpdeskBot: z.literal('gorgias_bot'),
  }),
});
export type VirtualMessage = z.infer<typeof virtualMessage>;

/** Each confirms its pending counterpart, under the messageId of that frame's envelope. */
export const confirmations = {
  'offline-capture-init': message,
  'offline-capture-additional-message': message,
  'contact-form-init': message,
  'contact-form-additional-message': message,
  'article-recommendation-flow-unsuccessful': handedOver,
  'workflow-recommendation-flow-unsuccessful': handedOver,
  'report-issue-flow-unsuccessful': handedOver,
  'flow-handover': handedOver,
  'live-chat-init': z.object({ currentWaitTime: z.number().int().min(0).nullable() }),
  'email-captured': z.object({ email: z.string() }),
  /** For frames whose counterpart has no name of its own. */
  acknowledged: z.object({ type: z.string() }),
} as const;

export const captureServerFrames = {
  ...confirmations,
  /** Nothing can be sent before an email is known (ENT-35). */
  'require-email-capture': z.object({ conversationId: z.string() }),
  /** To agents: the shopper's cart. To a page, without a cart: the server would like to know it. */
  'shopify-cart': z.object({ conversationId: z.string(), cart: servedCart.nullable() }),
  'visitor-changed': z.object({ conversationId: z.string(), visitor }),
  'conversation-message-list': z.object({ conversationId: z.string(), messages: z.array(message) }),
  'unsent-message': outgoingMessage.extend({ content: messageContent }),
  'virtual-message': virtualMessage,
} as const;

/** What a console shows beside a conversation. */
export const visitorDetails = z.object({
  visitor,
  handovers: z.array(
    z.object({
      kind: z.string(),
      botName: z.string().nullable(),
      messageHistory: z.array(servedHistoryEntry),
      metadata: z.record(z.string(), z.unknown()),
      createdDatetime: z.iso.datetime(),
    }),
  ),
});
export type VisitorDetails = z.infer<typeof visitorDetails>;
