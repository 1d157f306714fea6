import { CommerceError } from '../CommercePlatform';
import { readAs } from '../readAs';
import type { Delivery, HookReader, News } from './PlatformHooks';
import { parseJson, textHeader } from './parts';
import { restFacts, restRefundFacts } from './restFacts';
import { privacyWish, restOrder, restRefund } from './restShapes';
import { isSameText, signatureOf } from './signatures';

/** Shopify's way, which the demo's shop has as well: a signature, a topic and a number of their own in the headers. */
export function createRestHooks(prefix: 'x-shopify' | 'x-shop'): HookReader {
  return {
    isFrom: ({ secret, place }, { headers, body }) =>
      isSameText(headers[`${prefix}-hmac-sha256`], signatureOf(secret, body)) &&
      // One app may stand in several shops, and signs for all of them by the same secret.
      isSameText(headers[`${prefix}-shop-domain`], place),

    read(delivery) {
      const topic = textHeader(delivery, `${prefix}-topic`);
      const id = textHeader(delivery, `${prefix}-webhook-id`);
      return { id, topic, news: newsOf(topic, delivery, instantHeader(delivery, `${prefix}-triggered-at`)) };
    },
  };
}

function newsOf(topic: string, { body }: Delivery, at: Date | null): News {
  switch (topic) {
    case 'orders/create':
    case 'orders/updated':
    case 'orders/cancelled':
      return { kind: 'order', facts: restFacts(readAs(restOrder, parseJson(body), 'An order')) };
    case 'refunds/create': {
      const refund = readAs(restRefund, parseJson(body), 'A refund');
      return { kind: 'refund', orderId: refund.order_id, refund: restRefundFacts(refund) };
    }
    case 'customers/redact': {
      const { customer, orders_to_redact } = readAs(privacyWish, parseJson(body), 'A wish');
      return { kind: 'customer-erased', customerId: customer?.id ?? null, orderIds: orders_to_redact ?? [] };
    }
    case 'customers/data_request': {
      const { customer, orders_requested } = readAs(privacyWish, parseJson(body), 'A wish');
      return { kind: 'data-wanted', customerId: customer?.id ?? null, orderIds: orders_requested ?? [] };
    }
    case 'app/uninstalled':
      return { kind: 'uninstalled', at };
    case 'shop/redact':
      return { kind: 'shop-erased', at };
    default:
      return { kind: 'other' };
  }
}

function instantHeader({ headers }: Delivery, name: string): Date | null {
  const text = headers[name];
  if (typeof text !== 'string') return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new CommerceError('unreadable', `${name} is no time`);
  return instant;
}
