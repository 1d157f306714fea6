import {
  pageReportGroups,
  pageReportsBody,
  pageReportsQuery,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import { type Allowances, type KnownChats, takePlainJson } from '../tracking';
import type { PageReports } from './service';

export interface PageReportRoutesOptions {
  readonly agents: Agents;
  readonly reports: PageReports;
  readonly chatFor: KnownChats;
  readonly allowances: Allowances;
}

const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

/** Taken only for a chat whose page was told to report. */
export const pageReportRoutes: FastifyPluginAsyncZod<PageReportRoutesOptions> = async (server, options) => {
  const { reports, chatFor, allowances } = options;
  takePlainJson(server);
  letPagesAsk(server, ['/api/reports'], 'POST');
  server.addHook('onRequest', async ({ raw, method }) => {
    if (method !== 'OPTIONS' && !allowances.mayNetwork(raw)) throw new ProblemError('rate');
  });
  const take = {
    ...{ tags: ['tracking'], summary: 'What went wrong on a page, without anybody’s words' },
    querystring: pageReportsQuery,
    body: pageReportsBody,
    response: { 204: z.null(), ...answers },
  };
  server.post('/api/reports', { schema: take }, async (request, reply) => {
    const chat = await chatFor(request.query, request);
    if (chat.settings.tracking.reportsUrl === null) throw new ProblemError('tracking-off');
    await reports.take(chat, request.body.reports);
    return reply.code(204).send(null);
  });
};

const list = {
  ...{ tags: ['settings'], summary: 'What went wrong on the shop’s pages, the latest first' },
  response: { 200: pageReportGroups, ...answers },
};

export const pageReportConsoleRoutes: FastifyPluginAsyncZod<PageReportRoutesOptions> = async (
  server,
  { agents, reports },
) => {
  server.get('/console/api/page-reports', { schema: list }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return { groups: await reports.groups(shop.id) };
  });
};
