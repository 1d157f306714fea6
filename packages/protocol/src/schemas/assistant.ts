import { z } from 'zod';
import { nonEmptyText, safeText } from './text';

/** What an assistant tells the page beside its words (AI-01): a message of the kind `signal`, which nobody sees. */
export const assistantSignals = [
  'ai_ignore',
  'handover_to_agent',
  'wait_for_customer_response',
  'wait_for_close_ticket_confirmation',
  'error',
  'request_customer_authentication',
  'authentication_survey',
  'close_ticket',
] as const;
export type AssistantSignal = (typeof assistantSignals)[number];

/** What a message is in a conversation with an assistant (AI-02). */
export const assistantMessageTypes = [
  'entry_customer_message',
  'ai_agent_greeting',
  'ai_agent_response_relevant_true',
  'ai_agent_response_relevant_false',
  'customer_authentication_failed',
  'customer_authentication_success',
  'wait_for_close_ticket_confirmation',
  'chat_handover_to_agent_timeout_ai_agent_response',
] as const;
export type AssistantMessageType = (typeof assistantMessageTypes)[number];

const webAddress = z.url({ protocol: /^https?$/ }).max(2048);

/** Where a sentence of an assistant comes from, as shoppers and agents are shown it. */
export const assistantSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('article'),
    articleId: safeText(100),
    title: nonEmptyText(300),
    url: webAddress,
    /** The words of the article that say it. */
    quote: safeText(1000),
  }),
  z.object({
    kind: z.literal('order'),
    orderId: z.number().int(),
    orderName: nonEmptyText(100),
    /** What of the order, as a name for programs: `status`, `tracking`, `total`. */
    field: nonEmptyText(60),
    value: safeText(500),
  }),
  z.object({
    kind: z.literal('product'),
    productId: safeText(100),
    title: nonEmptyText(300),
    url: webAddress,
    field: nonEmptyText(60),
    value: safeText(500),
  }),
  z.object({ kind: z.literal('flow'), flowId: safeText(100), label: nonEmptyText(300) }),
]);
export type AssistantSource = z.infer<typeof assistantSource>;

/** `content.metadata` of an assistant's words. */
export const assistantWords = z.object({
  ai_agent_message_type: z.enum(assistantMessageTypes),
  sources: z.array(assistantSource).max(10).default([]),
});

/** `content.metadata` of an assistant's signal. */
export const assistantSignalled = z.object({
  signal: z.enum(assistantSignals),
  /** With `authentication_survey`: by what one can sign in here. */
  ways: z
    .array(z.enum(['email', 'phone']))
    .max(2)
    .optional(),
});

/** What self-service offers for an order: all but reports are done by the shop's own system. */
export const proposalKinds = ['cancel', 'return', 'address', 'report'] as const;
export const proposalLinesMax = 60;

/** What an assistant would do if the shopper agrees, in the words in which it will happen. Nothing is done before. */
export const proposalFacts = z.object({
  proposalId: z.uuid(),
  kind: z.enum(proposalKinds),
  orderId: z.number().int(),
  orderName: nonEmptyText(100),
  /** Exactly what will happen; of several lines the first is what the others are. */
  lines: z.array(nonEmptyText(1000)).max(proposalLinesMax),
  /** Something is missing, or the team is asked: there is nothing to agree to, and the portal's form is opened. */
  isForm: z.boolean().optional(),
  /** The lines of the order that the form begins with. */
  itemIds: z.array(z.number().int()).max(50).optional(),
  expiresDatetime: z.iso.datetime(),
});
export type ProposalFacts = z.infer<typeof proposalFacts>;

/** The shopper's click on it; the conversation comes as Bearer, as with every order action. */
export const proposalConfirmation = z.object({
  accountId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  accessToken: safeText(4000),
});
