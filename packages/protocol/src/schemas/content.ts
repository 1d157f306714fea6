import { z } from 'zod';
import { limits, serverLimits, uploadLimits } from '../limits';
import { proposalFacts } from './assistant';
import { attachment, cardAttachment, uploadReference, visitorFormFieldTypes } from './contentAttachments';
import { orderActionFacts } from './orderActions';
import { orderRequestFacts } from './orderRequests';
import { nonEmptyText, safeText } from './text';

export const messageKinds = ['message', 'signal'] as const;

/** The first is the default: what a bot is that does not say (MSG-13). */
export const helpdeskBots = ['gorgias_bot', 'ai_agent_bot'] as const;
export type HelpdeskBot = (typeof helpdeskBots)[number];

/** One value, or the named fields of a form. */
export const capturedValue = z.union([
  nonEmptyText(1000),
  z.record(z.string().regex(/^[A-Za-z][\w-]{0,39}$/), safeText(1000)),
]);
export type CapturedValue = z.infer<typeof capturedValue>;

const webAddress = z.url({ protocol: /^https?$/ }).max(2048);

/** Fields that any content may have; `text` is what a list or a mail shows of it. */
const common = {
  text: safeText(limits.messageTextMax),
  html: safeText(serverLimits.messageHtmlMax).optional(),
  attachments: z.array(attachment).max(20).optional(),
  capturedValue: capturedValue.optional(),
};
const someMetadata = z.record(z.string(), z.unknown()).optional();

export const articleMetadata = z.object({
  articleId: z.union([z.string(), z.number()]).optional(),
  title: nonEmptyText(300),
  preview: safeText(1000).optional(),
  url: webAddress,
});

export type ArticleFacts = z.infer<typeof articleMetadata>;

const videoMetadata = z.object({ url: webAddress, title: safeText(300).optional() });

const fieldMetadata = z.object({
  field: z.object({
    name: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
    type: z.enum(visitorFormFieldTypes),
    label: nonEmptyText(200),
  }),
});

/** A message's content as everyone reads it (MSG-02). */
export const messageContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...common, metadata: someMetadata }),
  z.object({ type: z.literal('html'), ...common, metadata: someMetadata }),
  z.object({ type: z.literal('attachments'), ...common, metadata: someMetadata }),
  z.object({ type: z.literal('optional-email-capture-form'), ...common, metadata: someMetadata }),
  z.object({ type: z.literal('self-service-email-capture-form'), ...common, metadata: someMetadata }),
  z.object({ type: z.literal('verification-request'), ...common, metadata: someMetadata }),
  z.object({ type: z.literal('field-capture-form'), ...common, metadata: fieldMetadata.optional() }),
  z.object({ type: z.literal('article-recommendation'), ...common, metadata: articleMetadata }),
  z.object({ type: z.literal('video'), ...common, metadata: videoMetadata }),
  z.object({ type: z.literal('order-action'), ...common, metadata: orderActionFacts }),
  z.object({ type: z.literal('order-request'), ...common, metadata: orderRequestFacts }),
  z.object({ type: z.literal('assistant-proposal'), ...common, metadata: proposalFacts }),
]);
export type MessageContent = z.infer<typeof messageContent>;
export type ContentOf<Type extends MessageContent['type']> = Extract<MessageContent, { type: Type }>;

const writtenText = z.object({ type: z.literal('text'), text: nonEmptyText(limits.messageTextMax) });
const besideAttachments = safeText(limits.messageTextMax).default('');

/** What a shopper may say: words, own uploads, and what a form asked for. Everything else would be a forgery. */
export const shopperContent = z.discriminatedUnion('type', [
  writtenText,
  z.object({
    type: z.literal('attachments'),
    text: besideAttachments,
    attachments: z.array(uploadReference).min(1).max(uploadLimits.filesMax),
  }),
  z.object({
    type: z.literal('field-capture-form'),
    text: nonEmptyText(limits.messageTextMax),
    capturedValue,
  }),
]);

/**
 * What an agent may say: also markup, which is sanitised on its way in, cards, articles, and that they want to know who
 * this is.
 */
export const agentContent = z.discriminatedUnion('type', [
  writtenText,
  z.object({ type: z.literal('verification-request'), text: nonEmptyText(limits.messageTextMax) }),
  z.object({
    type: z.literal('html'),
    text: besideAttachments,
    html: nonEmptyText(serverLimits.messageHtmlMax),
  }),
  z.object({
    type: z.literal('attachments'),
    text: besideAttachments,
    attachments: z
      .array(z.union([cardAttachment, uploadReference]))
      .min(1)
      .max(20),
  }),
  z.object({
    type: z.literal('article-recommendation'),
    text: nonEmptyText(limits.messageTextMax),
    metadata: articleMetadata,
  }),
]);

/** What comes in from either side; uploads stand in it by their address only. */
export type WrittenContent = z.infer<typeof shopperContent> | z.infer<typeof agentContent>;
