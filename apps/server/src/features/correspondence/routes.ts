import { createHmac, timingSafeEqual } from 'node:crypto';
import { problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Metrics } from '../../platform/metrics';
import type { Inbound } from './inbound';

export interface InboundRoutesOptions {
  readonly inbound: Inbound;
  readonly metrics: Metrics;
  readonly secret: string;
}

const bytesMax = 512 * 1024;
const text = z.string().max(200_000);

const inboundMail = z.object({
  from: z.string().min(3).max(500),
  to: z.union([z.string(), z.array(z.string())]).optional(),
  subject: z.string().max(2000).default(''),
  text: text.default(''),
  html: text.default(''),
  messageId: z.string().min(1).max(1000),
  inReplyTo: z.string().max(2000).default(''),
  headers: z.record(z.string().max(200), z.string().max(20_000)).default({}),
});

/** For the mail provider: whoever knows the secret may speak in the name of anyone who writes to us. */
export const inboundMailRoutes: FastifyPluginAsyncZod<InboundRoutesOptions> = async (server, options) => {
  const { inbound, metrics, secret } = options;
  const rawBodies = new WeakMap<FastifyRequest['raw'], Buffer>();
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bytesMax },
    (request, body: Buffer, done) => {
      rawBodies.set(request.raw, body);
      try {
        done(null, JSON.parse(body.toString('utf8')));
      } catch {
        done(new ProblemError('invalid-request'), undefined);
      }
    },
  );

  const isSigned = ({ raw, headers }: FastifyRequest): boolean => {
    const given = Buffer.from(String(headers['x-shopbell-signature'] ?? ''));
    const hash = createHmac('sha256', secret).update(rawBodies.get(raw) ?? '');
    const expected = Buffer.from(`sha256=${hash.digest('hex')}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  const schema = {
    tags: ['correspondence'],
    summary: "A shopper's reply by mail, signed: X-Shopbell-Signature: sha256=HMAC(body)",
    body: inboundMail,
    response: {
      200: z.object({ outcome: z.enum(['stored', 'ignored']), because: z.string().optional() }),
      '4xx': problemAnswer,
      '5xx': problemAnswer,
    },
  };
  const preValidation = async (request: FastifyRequest) => {
    if (!isSigned(request)) throw new ProblemError('unauthorized');
  };
  server.post('/inbound-mail', { schema, bodyLimit: bytesMax, preValidation }, async (request) => {
    const outcome = await inbound.receive(request.body);
    if (outcome.outcome === 'refused') throw new ProblemError(outcome.code);
    // Ignored is an answer, not a failure: a provider would deliver the mail again and again.
    if (outcome.outcome === 'ignored') metrics.drops.inc({ reason: `mail-${outcome.because}` });
    return outcome;
  });
};
