import type { IncomingHttpHeaders } from 'node:http';
import {
  importApplication,
  importedPage,
  importPage,
  importPlan,
  importRequest,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../http/problem';
import type { Attempts } from '../../../platform/attempts';
import type { Outgoing } from '../../../platform/outgoing';
import type { Agents } from '../../agents';
import { fetchPage } from './fetchPage';
import type { Imports } from './service';

export interface ImportRoutesOptions {
  readonly agents: Agents;
  readonly imports: Imports;
  readonly outgoing: Outgoing;
  readonly attempts: Attempts;
}

const tags = ['help center'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
/** chosen: all letters that may come at once, in up to four bytes and as JSON writes them. */
const bodyLimit = 24_000_000;
/** Of one shop: three whole sitemaps. */
const pages = { name: 'import-page', max: 600, windowMs: 3_600_000 };

export const importRoutes: FastifyPluginAsyncZod<ImportRoutesOptions> = async (
  server,
  { agents, imports, outgoing, attempts },
) => {
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);
  const response = { 200: importPlan, ...answers };

  server.post(
    '/console/api/help-center/import/plan',
    {
      bodyLimit,
      schema: { ...{ tags, summary: 'What files would change', body: importRequest }, response },
      onRequest: async ({ headers }) => void (await editor(headers)),
    },
    async ({ headers, body }) => imports.plan((await editor(headers)).shop.id, body),
  );
  server.post(
    '/console/api/help-center/import',
    {
      bodyLimit,
      schema: {
        ...{ tags, summary: 'Imports files as the plan says it', body: importApplication },
        response,
      },
      onRequest: async ({ headers }) => void (await editor(headers)),
    },
    async ({ headers, body }) => imports.apply(await editor(headers), body),
  );
  server.post(
    '/console/api/help-center/import/page',
    {
      schema: {
        ...{ tags, summary: 'A page of a sitemap as a file', body: importPage },
        response: { 200: importedPage, ...answers },
      },
    },
    async ({ headers, body: { address } }) => {
      const { shop } = await editor(headers);
      if (!(await attempts.take(pages, String(shop.id)))) throw new ProblemError('rate');
      return fetchPage(outgoing, address);
    },
  );
};
