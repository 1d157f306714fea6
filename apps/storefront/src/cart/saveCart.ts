import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../createShop';
import { isSecure } from '../shell/isSecure';
import type { CartOutcome, CartProblem } from './cart';
import { cartCookie, readToken, tokenCookie } from './cartCookie';
import { type CartDetails, detailsCookie } from './cartDetails';

export type SaveResult = { ok: true } | { ok: false; problem: CartProblem };

/** Hands the outcome through, so that the answer can be written where the question was asked. */
export function saveCart(request: FastifyRequest, reply: FastifyReply, outcome: CartOutcome): CartOutcome {
  if (outcome.ok) reply.header('set-cookie', cartCookie(outcome.cart, isSecure(request)));
  return outcome;
}

export function saveDetails(request: FastifyRequest, reply: FastifyReply, details: CartDetails): SaveResult {
  const cookie = detailsCookie(details, isSecure(request));
  if (cookie === null) return { ok: false, problem: { code: 'details-too-long' } };
  reply.header('set-cookie', cookie);
  return { ok: true };
}

export function ensureToken(shop: Shop, request: FastifyRequest, reply: FastifyReply): string {
  const known = readToken(request.headers.cookie);
  if (known) return known;
  const token = shop.newToken();
  reply.header('set-cookie', tokenCookie(token, isSecure(request)));
  return token;
}
