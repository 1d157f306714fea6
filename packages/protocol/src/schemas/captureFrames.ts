import { z } from 'zod';
import { storefrontLimits } from '../limits';
import { clientInstanceId } from './ids';
import { outgoingMessage } from './message';
import { openObject } from './openObject';
import { safeText } from './text';

const time = z.union([z.iso.datetime({ offset: true }), z.number().int().positive().max(8.64e15)]);
/** Whether it is a real one is judged where the answer can say so. */
const email = safeText(254);

const cartId = z.union([z.number().int(), safeText(64)]);
const money = z.number().min(0).max(Number.MAX_SAFE_INTEGER);
const cartItem = z.object({
  product_id: cartId,
  variant_id: cartId,
  quantity: z.number().int().min(0).max(1_000_000),
  line_price: money,
  original_line_price: money,
  title: safeText(300).optional(),
  url: safeText(2048).optional(),
  image: safeText(2048).nullish(),
});
/** The storefront's cart as far as agents are shown it (ENT-44). Prices are in the smallest unit of the currency. */
export const cart = z.object({
  token: safeText(255).nullish(),
  currency: safeText(10).optional(),
  item_count: z.number().int().min(0).optional(),
  total_price: money.optional(),
  items: z.array(cartItem).max(250).default([]),
});
export type Cart = z.infer<typeof cart>;

const servedId = z.union([z.number(), z.string()]);
/** As it was stored: nothing is changed on the way out. */
export const servedCart = z.object({
  token: z.string().nullish(),
  currency: z.string().optional(),
  item_count: z.number().optional(),
  total_price: z.number().optional(),
  items: z.array(
    z.object({
      product_id: servedId,
      variant_id: servedId,
      quantity: z.number(),
      line_price: z.number(),
      original_line_price: z.number(),
      title: z.string().optional(),
      url: z.string().optional(),
      image: z.string().nullish(),
    }),
  ),
}) satisfies z.ZodType<Cart>;

const pageUrl = safeText(2048).pipe(z.url({ protocol: /^https?$/ }));
const viewedProduct = z.object({ id: z.number().int(), title: safeText(300), url: pageUrl });
export type ViewedProduct = z.infer<typeof viewedProduct>;

/** As it was stored. */
export const servedViewed = z.array(z.object({ id: z.number(), title: z.string(), url: z.string() }));

export const responseChannel = z.enum(['email', 'chat']);
export type ResponseChannel = z.infer<typeof responseChannel>;

/** What was said in a flow that the server did not run. The page claims it: agents are shown it as that. */
const historyEntry = z.object({
  messageId: safeText(64).optional(),
  fromAgent: z.boolean().default(false),
  createdDatetime: z.iso.datetime({ offset: true }).optional(),
  content: z.object({
    type: safeText(64).default('text'),
    text: safeText(5000).default(''),
    html: safeText(20_000).optional(),
  }),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const servedHistoryEntry = z.object({
  messageId: z.string().optional(),
  fromAgent: z.boolean(),
  createdDatetime: z.string().optional(),
  content: z.object({ type: z.string(), text: z.string(), html: z.string().optional() }),
});

export const handoverPayload = z.object({
  clientInstanceId,
  messageHistory: z.array(historyEntry).max(500).default([]),
  botName: safeText(100).nullish(),
  metadata: openObject.prefault({}),
});

const contactInit = outgoingMessage.extend({ email, name: safeText(100).optional() });

/** What a shopper's page sends beside messages: contacts, carts, signs of life, and flows that need a person. */
export const captureFrames = {
  /** The name where the shop's page has told it as well (ROL-02). */
  'email-captured': z.object({ email, name: safeText(100).optional() }),
  'pending-offline-capture-init': contactInit,
  'pending-offline-capture-additional-message': outgoingMessage,
  // Pages of before say it so (SOC-33).
  'contact-form-init': contactInit,
  'contact-form-additional-message': outgoingMessage,
  'pending-live-chat-init': z.object({}),
  'require-email-capture-flow': handoverPayload,
  'pending-article-recommendation-flow-unsuccessful': handoverPayload,
  'pending-workflow-recommendation-flow-unsuccessful': handoverPayload,
  'pending-report-issue-flow-unsuccessful': handoverPayload,
  'pending-flow-handover': handoverPayload,
  'automated-response-event': openObject,
  'track-order': z.object({
    order: openObject,
    fulfillment: openObject.nullish(),
    capturedMail: email.nullish(),
    metadata: openObject.prefault({}),
  }),
  'switch-response-channel': z.object({ channel: responseChannel }),
  'shopify-cart': z.object({
    cart,
    shop: z.object({ myshopify_domain: safeText(255).nullish() }).prefault({}),
    customer: z.object({ token: safeText(255).nullish() }).prefault({}),
  }),
  'chat-is-active': z.object({ lastActiveDateTime: time }),
  /** The page in front of the shopper, told by those who have written. */
  'page-viewed': z.object({ url: pageUrl }),
  /** What was looked at lately, newest first, told with the shopper's consent; none where they take it back. */
  'products-viewed': z.object({ products: z.array(viewedProduct).max(storefrontLimits.recentlyViewed) }),
  'message-seen': z.object({ messageSeenDate: time }),
} as const;

export type CaptureFrameType = keyof typeof captureFrames;
