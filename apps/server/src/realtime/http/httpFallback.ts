import type { IncomingMessage } from 'node:http';
import { closeCodes, type ProblemCode, serverLimits } from '@shopbell/protocol';
import { clientInstanceId, envelope, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AdmittedVisitor } from '../../features/visitors';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics';
import type { Peer } from '../../sockets/Session';
import type { Admission } from '../visitorSocket';
import { HttpPeer } from './HttpPeer';
import { Pollers } from './Pollers';

export interface HttpFallbackDependencies {
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly admit: (request: IncomingMessage, token: string) => Promise<Admission<AdmittedVisitor>>;
  readonly enter: (peer: Peer, admission: Admission<AdmittedVisitor>) => void;
  readonly isDraining: () => boolean;
}

const problemOf: Readonly<Record<number, ProblemCode>> = {
  [closeCodes.unauthorized]: 'unauthorized',
  [closeCodes.forbidden]: 'foreign-origin',
  [closeCodes.unknownApp]: 'unknown-app',
};

const place = z.object({
  appId: z.string().optional(),
  appKey: z.string().optional(),
  language: z.string().optional(),
  /** One page; absent: the only one of its conversation. */
  session: clientInstanceId,
});
const polling = place.extend({
  /** How many frames of this session have arrived; absent: all that were ever given. */
  received: z.coerce.number().int().min(0).optional(),
  /** How long to wait for the first frame. */
  wait: z.coerce.number().int().min(0).max(serverLimits.longPollMs).default(serverLimits.longPollMs),
});

/**
 * The socket's door by plain HTTP (CON-20): POST carries the page's frames, GET waits for the server's. Behind it
 * stands the same session as behind a socket, so everything of the contract holds here as there.
 */
export const createHttpFallback = (dependencies: HttpFallbackDependencies): FastifyPluginAsyncZod => {
  const { clock, metrics, admit, enter, isDraining } = dependencies;
  const pollers = new Pollers();

  /** A session that is not here is begun only by whoever cannot have had one: others begin again, from their cursor. */
  async function peerOf(request: FastifyRequest, session: string, mayBegin: boolean): Promise<HttpPeer> {
    if (isDraining()) throw new ProblemError('draining');
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const admission = await admit(request.raw, token);
    if (admission.kind === 'closed') throw new ProblemError(problemOf[admission.code] ?? 'unauthorized');
    const known = pollers.find(admission.who, session);
    if (!known && !mayBegin) throw new ProblemError('not-found');
    const peer = known ?? begin(admission, session);
    if (peer.isAllowed(clock.now())) return peer;
    metrics.drops.inc({ reason: 'poll-rate' });
    throw new ProblemError('rate');
  }

  function begin(admission: Extract<Admission<AdmittedVisitor>, { kind: 'admitted' }>, session: string) {
    const peer = new HttpPeer(clock.now());
    pollers.add(admission.who, session, peer);
    enter(peer, admission);
    // Whoever has a cursor learns at once whether it lacks something, also when this is not its first node.
    const { conversationId, head } = admission.who;
    const { headId } = head;
    const heads = [{ conversationId, headId }];
    peer.send(JSON.stringify({ type: 'heartbeat', payload: { headId, heads } }));
    return peer;
  }

  return async (server) => {
    server.addHook('onRequest', async (request, reply) => {
      reply
        .header('access-control-allow-origin', request.headers.origin ?? '*')
        .header('vary', 'origin')
        .header('cache-control', 'no-store');
    });

    server.options('/ws', async (_, reply) => {
      reply
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-max-age', '600')
        .code(204);
    });

    const description = { tags: ['visitors'], querystring: place };
    const postSchema = {
      ...description,
      summary: "Frames of a page that cannot open a socket: one envelope, or several in the page's order",
      body: z.union([envelope, z.array(envelope).max(200)]),
      response: { 204: z.null(), '4xx': problemAnswer, '5xx': problemAnswer },
    };
    server.post('/ws', { schema: postSchema }, async (request, reply) => {
      const peer = await peerOf(request, request.query.session, request.query.session === '');
      peer.receive([request.body].flat().map((frame) => JSON.stringify(frame)));
      return reply.code(204).send(null);
    });

    const getSchema = {
      ...description,
      summary: 'Frames for a page that cannot open a socket; waits up to 25 s for the first',
      querystring: polling,
      response: { 200: z.array(envelope), '4xx': problemAnswer, '5xx': problemAnswer },
    };
    server.get('/ws', { schema: getSchema }, async (request, reply) => {
      const { session, received, wait } = request.query;
      const peer = await peerOf(request, session, !received);
      const frames = await peer.poll(received ?? peer.given, wait, goneSignal(reply));
      if (frames.length === 0 && peer.closeCode !== null) {
        throw new ProblemError(problemOf[peer.closeCode] ?? 'draining');
      }
      // Each frame was written once already, for everyone who reads it.
      return reply.header('content-type', 'application/json').send(`[${frames.join(',')}]` as never);
    });
  };
};

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
