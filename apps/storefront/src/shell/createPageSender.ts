import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentCustomer } from '../account/currentCustomer';
import { itemCount } from '../cart/cart';
import { readCart } from '../cart/cartCookie';
import type { Shop } from '../createShop';
import { chosenChat } from './chosenChat';
import { asFields, firstText } from './fields';
import { type Frame, layout } from './layout';
import type { Page } from './page';
import { policyHeader, policyOf, withNonce } from './policy';

export type SendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => FastifyReply;

const shopScript = '<script defer src="/storefront/shop.js"></script>';

/** The HTML a merchant pastes before `</body>`, for the chat that somebody has chosen or the shop's own. */
export type SnippetOf = (chosenKey: string | null) => string;

export function createPageSender(shop: Shop, snippetOf: SnippetOf): SendPage {
  return (request, reply, page) => {
    const scripts = `${shopScript}\n${snippetOf(chosenChat(request, reply))}`;
    const policy = policyOf(firstText(asFields(request.query).policy));
    const frame: Frame = {
      scripts,
      itemCount: itemCount(readCart(shop.catalog, request.headers.cookie)),
      customer: currentCustomer(shop, request),
    };
    reply.code(page.status ?? 200).type('text/html; charset=utf-8');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    // Every header shows the shopper's own cart count. Only what is private is not stored at all: that costs the
    // back button its page.
    reply.header('cache-control', page.isPrivate ? 'private, no-store' : 'private, no-cache');
    if (policy === 'none') return reply.send(layout(page, frame));
    const nonce = shop.newNonce();
    reply.header('content-security-policy', policyHeader(policy, nonce));
    return reply.send(layout(page, { ...frame, scripts: withNonce(scripts, nonce) }));
  };
}
