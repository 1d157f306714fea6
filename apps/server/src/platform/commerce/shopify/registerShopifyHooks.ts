import { z } from 'zod';
import { CommerceError } from '../CommercePlatform';
import { readAs } from '../readAs';
import { createAskShopify, type ShopifyOptions } from './askShopify';

/** As the API calls them, and as they stand in the header of what is told. */
const topics = {
  ORDERS_CREATE: 'orders/create',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_CANCELLED: 'orders/cancelled',
  REFUNDS_CREATE: 'refunds/create',
  APP_UNINSTALLED: 'app/uninstalled',
} as const;

/** Shopify takes these from an app's own configuration only; there is no call for them. */
export const shopifyPrivacyTopics = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

const mutation = `mutation Register($topic: WebhookSubscriptionTopic!, $hook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $hook) {
    webhookSubscription { id }
    userErrors { message }
  }
}`;

const answer = z.object({
  webhookSubscriptionCreate: z.object({
    webhookSubscription: z.object({ id: z.string() }).nullish(),
    userErrors: z.array(z.object({ message: z.string() })),
  }),
});

/** What Shopify will tell at this address from now on. */
export async function registerShopifyHooks(options: ShopifyOptions, uri: string): Promise<string[]> {
  const ask = createAskShopify(options);
  for (const topic of Object.keys(topics)) {
    const { webhookSubscriptionCreate: made } = readAs(
      answer,
      await ask(mutation, { topic, hook: { uri, format: 'JSON' } }),
      'A webhook',
    );
    const refusal = made.userErrors.find(({ message }) => !isThereAlready(message));
    if (refusal) throw new CommerceError('refused', `Shopify: ${refusal.message.slice(0, 200)}`);
  }
  return Object.values(topics);
}

const isThereAlready = (message: string): boolean => /already been taken/i.test(message);
