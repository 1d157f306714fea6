import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export type WebhookTopic = 'orders/create' | 'orders/updated' | 'orders/cancelled' | 'refunds/create';

export type WebhookOptions = {
  /** Where they are told; known only once something listens there. */
  address: () => string;
  secret: string;
};

/** What the shop tells by itself, never waiting for it. */
export type Webhooks = { tell(topic: WebhookTopic, body: (origin: string) => object): void };

/** The shop forgets everything when its process ends, so it needs no longer patience than this. */
const pausesMs = [200, 1_000, 5_000];
const timeoutMs = 5_000;

/** As Shopify sends them: signed by HMAC-SHA256, under a number that stays the same when it is told again. */
export function createWebhooks({ address, secret }: WebhookOptions): Webhooks {
  async function send(headers: Record<string, string>, body: string): Promise<void> {
    for (const pauseMs of [...pausesMs, null]) {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(address(), { method: 'POST', headers, body, signal }).catch(() => null);
      if (answer?.ok || pauseMs === null) return;
      await wait(pauseMs, undefined, { ref: false });
    }
  }

  return {
    tell(topic, bodyFor) {
      const body = JSON.stringify(bodyFor(new URL(address()).origin));
      const headers = {
        'content-type': 'application/json',
        'x-shop-topic': topic,
        'x-shop-shop-domain': 'demo',
        'x-shop-webhook-id': randomUUID(),
        'x-shop-triggered-at': new Date().toISOString(),
        'x-shop-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      };
      void send(headers, body);
    },
  };
}

/** A shop that nobody listens to. */
export const silentWebhooks: Webhooks = { tell: () => {} };
