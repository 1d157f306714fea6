import { conversationReference, problemAnswer, transcriptRequest } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Agents } from '../agents';
import type { Transcripts } from '../correspondence';
import type { Visitors } from '../visitors';

export interface TranscriptRoutesOptions {
  readonly agents: Agents;
  readonly visitors: Visitors;
  readonly transcripts: Transcripts;
  readonly attempts: Attempts;
}

const perAgent = { name: 'transcript-agent', max: 30, windowMs: 60 * 60_000 };

/** An agent mails the conversation: to the shopper, or to an address the agent gives. */
export const transcriptRoutes: FastifyPluginAsyncZod<TranscriptRoutesOptions> = async (server, options) => {
  const { agents, visitors, transcripts, attempts } = options;
  const schema = {
    tags: ['inbox'],
    summary: 'Mail the conversation to its shopper, or to the address given',
    params: conversationReference,
    body: transcriptRequest,
    response: { 200: z.object({ email: z.string() }), '4xx': problemAnswer },
  };
  server.post(
    '/console/api/conversations/:conversationId/transcript',
    { schema },
    async ({ headers, params, body }) => {
      const { shop, userId } = await agents.require(headers);
      const place = { shopId: shop.id, ...params };
      const email = body.email ?? (await visitors.find(place)).email;
      if (email === null) throw new ProblemError('email-required');
      if (!(await attempts.take(perAgent, userId))) throw new ProblemError('rate');
      return { email: orThrow(await transcripts.send(place, { ...body, email })) };
    },
  );
};
