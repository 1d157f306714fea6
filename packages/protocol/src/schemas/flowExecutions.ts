import { z } from 'zod';
import { fileAttachment } from './contentAttachments';
import { answerRule } from './flows';
import { orderActionKinds, orderWish } from './orderActions';
import { safeText } from './text';

/** What was said in a flow, by it or by the shopper. */
export const flowMessage = z.object({
  id: z.string(),
  fromShopper: z.boolean(),
  text: z.string(),
  link: z.object({ label: z.string(), url: z.string() }).optional(),
  /** The link is an article that the window can show; with its first words. */
  article: z.object({ preview: z.string() }).optional(),
});
export type FlowMessage = z.infer<typeof flowMessage>;

/** Exactly what a yes will do with an order. */
export const flowDeed = z.object({
  kind: z.enum(orderActionKinds),
  orderName: z.string(),
  orderTotal: z.string(),
  /** What is cancelled or goes back, and what comes instead. */
  items: z.array(z.string()),
  instead: z.array(z.string()),
  /** A new one, line by line. */
  address: z.array(z.string()),
});
export type FlowDeed = z.infer<typeof flowDeed>;

/** What a flow waits for. A page may be older than the server: what it does not know, it says so of. */
export const flowPrompt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), stepId: z.string(), choices: z.array(z.string()) }),
  z.object({ kind: z.literal('question'), stepId: z.string(), answer: answerRule, wrong: z.string() }),
  z.object({ kind: z.literal('sign-in'), stepId: z.string() }),
  z.object({ kind: z.literal('order-selection'), stepId: z.string() }),
  z.object({ kind: z.literal('line-item-selection'), stepId: z.string(), orderId: z.string() }),
  /** Where to, or what of it: what has to be known before there is anything to say yes to. */
  z.object({
    ...{ kind: z.literal('order-wish'), stepId: z.string() },
    ...{ action: z.enum(['address', 'return']), orderId: z.string() },
  }),
  z.object({ kind: z.literal('confirmation'), stepId: z.string(), deed: flowDeed }),
  z.object({ kind: z.literal('delay'), stepId: z.string(), seconds: z.number() }),
  /** Something is being done elsewhere: asked again soon. */
  z.object({ kind: z.literal('working'), stepId: z.string() }),
]);
export type FlowPrompt = z.infer<typeof flowPrompt>;

export const flowStatuses = ['waiting', 'working', 'ended', 'handed-over'] as const;
export type FlowStatus = (typeof flowStatuses)[number];

/** FLW-01: what a page knows of a flow that a shopper is in. */
export const flowExecution = z.object({
  flow: z.object({ flowId: z.string(), flowLabel: z.string() }),
  executionId: z.uuid(),
  /** Whoever has it goes on with this execution, and with no other. */
  accessToken: z.string(),
  canGoBack: z.boolean(),
  previewMode: z.boolean(),
  messages: z.array(flowMessage),
  status: z.enum(flowStatuses),
  prompt: flowPrompt.nullable(),
  /** Rises with every step; who answers what they have not seen is shown it instead. */
  revision: z.number().int(),
});
export type FlowExecution = z.infer<typeof flowExecution>;

const accountId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const flowStartBody = z.object({
  accountId,
  flowId: z.uuid(),
  /** One tap, however often it is sent. */
  key: z.uuid(),
  language: safeText(10).optional(),
  /** Tried out: nothing of it changes an order or comes to the team. */
  isPreview: z.boolean().default(false),
  /** Of who writes it: tries out what is saved, published or not. */
  previewToken: safeText(1000).optional(),
});

/** What a shopper answers; who they are and whose order it is stands in the access token, not here. */
export const flowAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), choice: z.number().int().min(0).max(100) }),
  z.object({ kind: z.literal('text'), value: safeText(2000) }),
  z.object({ kind: z.literal('files'), files: z.array(fileAttachment).min(1).max(5) }),
  z.object({ kind: z.literal('signed-in'), accessToken: safeText(4000) }),
  z.object({
    kind: z.literal('order'),
    accessToken: safeText(4000),
    orderId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  }),
  z.object({
    kind: z.literal('items'),
    accessToken: safeText(4000),
    itemIds: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(250),
  }),
  /** Null where the page has found that it cannot be done. */
  z.object({ kind: z.literal('order-wish'), accessToken: safeText(4000), wish: orderWish.nullable() }),
  z.object({ kind: z.literal('confirmation'), isYes: z.boolean(), accessToken: safeText(4000).optional() }),
  /** The time is over, or something may be done by now. */
  z.object({ kind: z.literal('passed') }),
]);
export type FlowAnswer = z.infer<typeof flowAnswer>;

const seen = z.number().int().min(0).max(1_000_000);
export const flowAdvanceBody = z.object({
  accountId,
  accessToken: safeText(200),
  revision: seen,
  answer: flowAnswer,
});
export const flowMoveBody = z.object({ accountId, accessToken: safeText(200), revision: seen });
export const flowLookQuery = z.object({
  accountId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  accessToken: safeText(200),
});
export const flowReference = z.object({ executionId: z.uuid() });

/** HTTP-23. */
export const flowSearchBody = z.object({
  query: safeText(2000),
  language: safeText(10),
  accountId: z.union([
    accountId,
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ]),
});
export const flowSearchAnswer = z.object({
  flows: z.array(z.object({ id: z.string(), score: z.number(), name: z.string() })),
});
