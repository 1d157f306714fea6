import {
  arePlainEvents,
  guestQuery,
  pageEventsBody,
  pageEventsQuery,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { isBot } from '@shopbell/rules/tracking';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { type FastifyPluginAsyncZod, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Metrics } from '../../platform/metrics';
import type { Allowances } from './createAllowances';
import type { KnownChats } from './createKnownChats';
import type { Tracking } from './service';

export interface TrackingRoutesOptions {
  readonly tracking: Tracking;
  readonly chatFor: KnownChats;
  readonly allowances: Allowances;
  readonly metrics: Metrics;
}

const tags = ['tracking'];
const answers = { 204: z.null(), '4xx': problemAnswer, '5xx': problemAnswer };

/** What a page sends while it goes away is plain text to the browser: so it need not ask first whether it may. */
export function takePlainJson(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    server.getDefaultJsonParser('error', 'error'),
  );
}

/** A thousand events a second are looked at while somebody waits for an acknowledgement. */
const lookFirst: FastifySchemaCompiler<unknown> = (route) => {
  const judge = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  if (route.httpPart !== 'body') return judge;
  return (body) => (arePlainEvents(body) ? { value: body } : judge(body));
};

export const trackingRoutes: FastifyPluginAsyncZod<TrackingRoutesOptions> = async (server, options) => {
  const { tracking, chatFor, allowances, metrics } = options;
  takePlainJson(server);
  letPagesAsk(server, ['/ssp/events'], 'POST, DELETE');
  server.addHook('onRequest', ({ raw, method }, _, done) => {
    if (method === 'OPTIONS' || allowances.mayNetwork(raw)) return done();
    metrics.pageEvents.inc({ end: 'refused' });
    done(new ProblemError('rate'));
  });

  const take = {
    ...{ tags, summary: 'What a shopper who has consented does on a page of the shop' },
    querystring: pageEventsQuery,
    body: pageEventsBody,
    response: answers,
  };
  server.post('/ssp/events', { schema: take, validatorCompiler: lookFirst }, async (request, reply) => {
    const { body, query, headers } = request;
    const chat = await chatFor(query, request);
    tracking.take(chat, 'events' in body ? body.events : [body], isBot(headers['user-agent']));
    return reply.code(204).send(null);
  });

  const forget = {
    ...{ tags, summary: 'Consent was taken back: all that is kept of this browser goes' },
    querystring: guestQuery,
    response: answers,
  };
  server.delete('/ssp/events', { schema: forget }, async (request, reply) => {
    const { guestId, ...reference } = request.query;
    const { shopId } = await chatFor(reference, request);
    await tracking.forget(shopId, guestId.toLowerCase());
    return reply.code(204).send(null);
  });
};
