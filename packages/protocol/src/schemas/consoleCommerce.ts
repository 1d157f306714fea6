import { z } from 'zod';
import { nonEmptyText } from './text';

const accessToken = nonEmptyText(500);

/** Where a shop sells, and what opens it to the desk. */
export const newConnection = z.discriminatedUnion('platform', [
  z.object({
    platform: z.literal('shopify'),
    /** The shop's own name at Shopify, whatever domain its pages have. */
    place: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$/, 'must be like my-shop.myshopify.com'),
    accessToken,
    /** Of the app, which is one for both: signs what the shop's pages pass on, and what Shopify tells by itself. */
    appSecret: nonEmptyText(200).optional(),
  }),
  z.object({
    platform: z.literal('magento2'),
    place: z
      .string()
      .max(300)
      .regex(/^https?:\/\/[^\s@?#]+$/, 'must be an address like https://shop.example'),
    accessToken,
  }),
  z.object({
    platform: z.literal('bigcommerce'),
    place: z.string().regex(/^[a-z0-9]{4,20}$/, 'must be the store hash, like abc123'),
    accessToken,
  }),
]);
export type NewConnection = z.infer<typeof newConnection>;

const instant = z.iso.datetime();

/** Never the secret itself. */
const commerceConnection = z.object({
  platform: z.enum(['shopify', 'magento2', 'bigcommerce']),
  place: z.string(),
  connectedAt: instant,
  /** Whether who is signed in to the shop is known here without a code. */
  knowsShoppers: z.boolean(),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('working') }),
    /** The platform has refused twice in a row. */
    z.object({ kind: z.literal('broken'), since: instant, reason: z.string() }),
    /** It is kept, but the key that opens it is not here: it must be entered again. */
    z.object({ kind: z.literal('locked'), reason: z.string() }),
  ]),
});

export const commerceState = z.object({
  /** The demo's own shop, which needs no connection. */
  isDemo: z.boolean(),
  /** Why nothing can be connected here; null where it can. */
  cannotConnect: z.string().nullable(),
  connection: commerceConnection.nullable(),
});
export type CommerceState = z.infer<typeof commerceState>;

export const connectAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('connected'),
    connection: commerceConnection,
    /** What works less well than it could, and what would mend it. */
    advice: z.array(z.string()),
  }),
  z.object({ outcome: z.literal('failed'), reason: z.string(), missing: z.array(z.string()) }),
]);
export type ConnectAnswer = z.infer<typeof connectAnswer>;

/** What the shop's system tells by itself, and what stands in the way. */
export const webhookState = z.object({
  /** Where it is to be told; null where the platform cannot. */
  address: z.string().nullable(),
  /** What we have asked it to tell. */
  topics: z.array(z.string()),
  /** What only the owner can ask it for. */
  topicsByHand: z.array(z.string()),
  note: z.string().nullable(),
  lastReceivedAt: instant.nullable(),
  /** Of how many orders facts are kept. */
  orderCount: z.number().int(),
  /** Customers who want to know what is kept about them, as the platform has passed it on; the oldest first. */
  dataRequests: z.array(
    z.object({
      id: z.string(),
      customerId: z.number().nullable(),
      askedAt: instant,
      orderCount: z.number().int(),
    }),
  ),
});
export type WebhookState = z.infer<typeof webhookState>;

export const dataRequestReference = z.object({ id: nonEmptyText(200) });
