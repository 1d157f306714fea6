import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { itemCount } from '../cart/cart';
import { readCart } from '../cart/cartCookie';
import { asFields, firstText } from './fields';
import { layout } from './layout';
import type { Page } from './page';
import { policyHeader, policyOf, withNonce } from './policy';

export type SendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => FastifyReply;

const shopScript = '<script defer src="/storefront/shop.js"></script>';

export function createPageSender(snippet: string): SendPage {
  const scripts = `${shopScript}\n${snippet}`;
  return (request, reply, page) => {
    const policy = policyOf(firstText(asFields(request.query).policy));
    const count = itemCount(readCart(request.headers.cookie));
    reply.code(page.status ?? 200).type('text/html; charset=utf-8');
    reply.header('x-content-type-options', 'nosniff');
    // The header shows the shopper's own cart count. Not no-store: that would cost the back button its page.
    reply.header('cache-control', 'private, no-cache');
    if (policy === 'none') return reply.send(layout(page, { scripts, itemCount: count }));
    const nonce = randomBytes(18).toString('base64');
    reply.header('content-security-policy', policyHeader(policy, nonce));
    return reply.send(layout(page, { scripts: withNonce(scripts, nonce), itemCount: count }));
  };
}
