import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Load } from '../platform/load';
import type { Metrics } from '../platform/metrics';
import { ProblemError } from './problem';
import type { Visits } from './Visits';

/** Tokens are free to make, addresses are not. */
export function refuseCrowd({ visits, metrics }: { readonly visits: Visits; readonly metrics: Metrics }) {
  return async ({ method, url, headers, raw }: FastifyRequest, reply: FastifyReply) => {
    if (method !== 'GET' || !/^\/auth(?=\?|$)/.test(url) || visits.isAllowed(raw, 'token')) return;
    metrics.drops.inc({ reason: 'network-rate' });
    letOthersRead(reply, headers.origin);
    throw new ProblemError('rate');
  };
}

/** Without it the page would see a broken line instead of a refusal. */
const letOthersRead = (reply: FastifyReply, origin = '*') =>
  reply.header('access-control-allow-origin', origin).header('vary', 'origin');

/** What brings more work: a token leads to a socket, a socket to messages, a picture to be drawn anew, orders to others. */
const newWork = /^\/(auth|ws|attachments|ssp)(?=[/?]|$)/;

/**
 * With too much to do already, shoppers' pages are told when to come again (D17). Scripts and settings, which pages need
 * to show the chat at all, are still given, and so is everything that agents ask for: they are few, and they help.
 */
export function refuseOverload({ load, metrics }: { readonly load: Load; readonly metrics: Metrics }) {
  return async ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    if (!load.isTooMuch || method === 'OPTIONS' || !newWork.test(url)) return;
    metrics.drops.inc({ reason: 'overloaded' });
    letOthersRead(reply, headers.origin);
    throw new ProblemError('overloaded');
  };
}
