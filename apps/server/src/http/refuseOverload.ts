import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Load } from '../platform/load';
import type { Metrics } from '../platform/metrics';
import { ProblemError } from './problem';

/** What brings more work: a token leads to a socket, a socket to messages, a picture to be drawn anew. */
const newWork = /^\/(auth|ws|attachments)(?=[/?]|$)/;

/**
 * With too much to do already, shoppers' pages are told when to come again (D17). Scripts and settings, which pages need
 * to show the chat at all, are still given, and so is everything that agents ask for: they are few, and they help.
 */
export function refuseOverload({ load, metrics }: { readonly load: Load; readonly metrics: Metrics }) {
  return async ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    if (!load.isTooMuch || method === 'OPTIONS' || !newWork.test(url)) return;
    metrics.drops.inc({ reason: 'overloaded' });
    // Without it the page would see a broken line instead of a refusal.
    reply.header('access-control-allow-origin', headers.origin ?? '*').header('vary', 'origin');
    throw new ProblemError('overloaded');
  };
}
