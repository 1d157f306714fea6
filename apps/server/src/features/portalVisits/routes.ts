import {
  nothing,
  portalAskedBody,
  portalReport,
  portalVisitAnswer,
  portalVisitBody,
  portalVisitQuery,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { IdentityService } from '../identity';
import type { PortalVisits } from './service';

export interface PortalVisitRoutesOptions {
  readonly agents: Agents;
  readonly identity: IdentityService;
  readonly visits: PortalVisits;
}

const tags = ['self-service'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

/** Only who has proven to be a customer is counted, so nobody else can make the numbers up. */
export const portalVisitRoutes: FastifyPluginAsyncZod<PortalVisitRoutesOptions> = async (server, options) => {
  const { identity, visits } = options;
  letPagesAsk(server, ['/ssp/visits', '/ssp/visits/asked'], 'POST');

  const note = {
    ...{ tags, summary: 'Somebody has opened an order for one of the things they can do themselves' },
    querystring: portalVisitQuery,
    body: portalVisitBody,
    response: { 200: portalVisitAnswer, ...answers },
  };
  server.post('/ssp/visits', { schema: note }, async (request) => {
    const { query, body } = request;
    const proven = await identity.tokens.readAccess(query.accessToken);
    if (proven?.shopId !== query.accountId) throw new ProblemError('unauthorized');
    await identity.offerOf(proven.shopId, request);
    return { visit: await visits.note(proven, body.action, body.entryPoint ?? null) };
  });

  const asked = {
    ...{ tags, summary: 'They have written to the shop after all; its id is all that a visit is known by' },
    querystring: portalVisitQuery.pick({ accountId: true }),
    body: portalAskedBody,
    response: { 200: nothing, ...answers },
  };
  server.post('/ssp/visits/asked', { schema: asked }, async (request) => {
    const { shopId } = await identity.offerOf(request.query.accountId, request);
    await visits.noteAsked(shopId, request.body.visits);
    return {};
  });
};

const report = {
  tags: ['settings'],
  summary: 'How often shoppers found by themselves what they wanted to know, in the last thirty days',
  response: { 200: portalReport, ...answers },
};

export const portalReportRoutes: FastifyPluginAsyncZod<PortalVisitRoutesOptions> = async (
  server,
  { agents, visits },
) => {
  server.get('/console/api/portal-report', { schema: report }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return visits.report(shop.id);
  });
};
