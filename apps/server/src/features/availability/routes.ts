import { agentsAnswer, ownPresence, problemAnswer } from '@shopbell/protocol/schemas';
import { agentStatusOf, availabilityOf } from '@shopbell/rules/availability';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import { type Availability, toAgentsStatus, toTeamPresence } from './service';

const parameters = z.object({ appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Public, for any page; pages learn of changes by their sockets, so nothing is kept. */
export const agentsStatusRoutes: FastifyPluginAsyncZod<{
  shops: Shops;
  availability: Availability;
  clock: Clock;
}> = async (server, { shops, availability, clock }) => {
  const schema = {
    summary: 'Who of the team is there, and how long a first answer takes',
    params: parameters,
    response: { 200: agentsAnswer, '4xx': problemAnswer },
  };
  server.get('/api/applications/:appId/agents', { schema }, async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    const app = await shops.findApp({ id: request.params.appId });
    if (!app || app.deletedAt) throw new ProblemError('unknown-app');
    const { preferences, businessHours } = app.settings;
    const agentsStatus = toAgentsStatus(app, await availability.ofShop(app.shopId));
    const state = availabilityOf({ ...preferences, businessHours, agentsStatus }, clock.now());
    return { ...agentsStatus, status: agentStatusOf(state) };
  });
};

/** What a console shows when it opens; then `agent-presence` and `team-presence` tell of changes. */
export const presenceRoutes: FastifyPluginAsyncZod<{ agents: Agents; availability: Availability }> = async (
  server,
  { agents, availability },
) => {
  const schema = {
    summary: 'Who of the team is online or away, and what the caller has set themselves to',
    response: { 200: ownPresence, '4xx': problemAnswer },
  };
  server.get('/console/api/presence', { schema }, async (request) => {
    const member = await agents.require(request.headers);
    const status = await availability.ofShop(member.shop.id);
    const own = status.team.find(({ userId }) => userId === member.userId);
    return { status: own?.presence ?? 'online', ...toTeamPresence(status) };
  });
};
