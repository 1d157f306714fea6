import {
  campaignReport,
  campaignReportQuery,
  creditedOrders,
  creditedOrdersQuery,
  holdoutReport,
  problemAnswer,
  recordedVisit,
  recordedVisitReference,
  recordedVisits,
  recordedVisitsQuery,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { createCreditedOrders } from './creditedOrders';
import type { createHoldout } from './holdout';
import type { createRecordedVisits } from './recordedVisits';
import type { createReport } from './report';

export interface AttributionRoutesOptions {
  readonly agents: Agents;
  readonly report: ReturnType<typeof createReport>;
  readonly creditedOrders: ReturnType<typeof createCreditedOrders>;
  readonly holdout: ReturnType<typeof createHoldout>;
  readonly visits: ReturnType<typeof createRecordedVisits>;
}

const tags = ['campaigns'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

export const attributionRoutes: FastifyPluginAsyncZod<AttributionRoutesOptions> = async (server, options) => {
  const { agents } = options;
  const path = '/console/api/campaign-report';

  const reading = {
    ...{
      tags,
      summary: 'How often campaigns were shown and answered, and which orders they are credited with',
    },
    querystring: campaignReportQuery,
    response: { 200: campaignReport, ...answers },
  };
  server.get(path, { schema: reading }, async ({ headers, query }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return options.report(shop.id, query);
  });

  const listing = {
    ...{ tags, summary: 'Credited orders, the newest first, each with its evidence' },
    querystring: creditedOrdersQuery,
    response: { 200: creditedOrders, ...answers },
  };
  server.get(`${path}/orders`, { schema: listing }, async ({ headers, query }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return options.creditedOrders(shop.id, query);
  });

  const comparing = {
    ...{ tags, summary: 'What campaigns earn beyond what is bought without them' },
    response: { 200: holdoutReport, ...answers },
  };
  server.get(`${path}/holdout`, { schema: comparing }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return options.holdout(shop.id);
  });

  const visiting = {
    ...{ tags, summary: 'The latest visits of a chat that were recorded with consent' },
    querystring: recordedVisitsQuery,
    response: { 200: recordedVisits, ...answers },
  };
  server.get('/console/api/recorded-visits', { schema: visiting }, async ({ headers, query }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return options.visits.list(shop.id, query.chatId);
  });

  const replaying = {
    ...{ tags, summary: 'One of them, moment by moment' },
    params: recordedVisitReference,
    response: { 200: recordedVisit, ...answers },
  };
  server.get(
    '/console/api/recorded-visits/:sessionId',
    { schema: replaying },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers, canConfigure);
      const found = await options.visits.read(shop.id, params.sessionId);
      if (!found) throw new ProblemError('not-found');
      return found;
    },
  );
};
