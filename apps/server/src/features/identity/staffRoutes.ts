import {
  conversationReference,
  impersonationList,
  problemAnswer,
  staffSession,
} from '@shopbell/protocol/schemas';
import { readImpersonator } from '@shopbell/rules/login';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { VisitorsService } from '../visitors';
import type { Impersonations } from './impersonation';
import type { StaffSessions } from './staffSessions';

export interface StaffRoutesOptions {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly staffSessions: StaffSessions;
  readonly impersonations: Impersonations;
  readonly providerDomain: string | null;
}

const tags = ['self-service'];

export const staffRoutes: FastifyPluginAsyncZod<StaffRoutesOptions> = async (
  server,
  { agents, visitors, staffSessions, impersonations, providerDomain },
) => {
  const beginning = {
    ...{
      tags,
      summary: "For the provider's own staff: a signed session, to say who they are on a page of the shop",
    },
    response: { 200: staffSession, '4xx': problemAnswer },
  };
  server.post('/console/api/staff-session', { schema: beginning }, async ({ headers }) => {
    const { shop, email, sessionId } = await agents.require(headers);
    const impersonator = readImpersonator(email, providerDomain);
    if (impersonator === null) throw new ProblemError('forbidden');
    return { impersonator, ...(await staffSessions.issue({ shopId: shop.id, impersonator, sessionId })) };
  });

  const reading = {
    ...{ tags, summary: "When the provider's staff has asked for a code beside a shopper, newest first" },
    response: { 200: impersonationList, '4xx': problemAnswer },
  };
  server.get('/console/api/impersonations', { schema: reading }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return { impersonations: await impersonations.ofShop(shop.id) };
  });

  const readingOne = {
    ...{
      tags,
      summary: 'The same beside the shopper of a conversation, by what they have proven to be theirs',
    },
    params: conversationReference,
    response: { 200: impersonationList, '4xx': problemAnswer },
  };
  server.get(
    '/console/api/conversations/:conversationId/impersonations',
    { schema: readingOne },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers);
      const place = { shopId: shop.id, ...params };
      if (!(await visitors.access.isOfShop(place))) throw new ProblemError('not-found');
      const { email, emailTrust, phone } = await visitors.find(place);
      const proven = { email: emailTrust === 'verified' ? email : null, phone };
      return { impersonations: await impersonations.beside(shop.id, proven) };
    },
  );
};
