import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { App, Shops } from '../shops';
import type { AvailabilityService } from './AvailabilityService';
import { PresenceNews } from './PresenceNews';
import { agentsStatusRoutes, presenceRoutes } from './routes';
import { createAvailability, toAgentsStatus } from './service';
import { availabilityTables } from './tables';

/** Who is at the desk, and how long an answer takes. */
export const availabilityFeature = defineFeature({
  name: 'availability',
  tables: availabilityTables,
  create(context: Host & { readonly agents: Agents; readonly shops: Shops }) {
    const { agents, shops, frameAnswers, onFailure } = context;
    const availability = createAvailability(context);
    const presence = new PresenceNews(availability, onFailure);

    /** The team as shoppers of this chat see it. */
    async function shownAgents(app: App) {
      const { agents: team } = toAgentsStatus(app, await availability.ofShop(app.shopId));
      return team.map(({ name, avatarUrl }) => ({ name, avatarUrl }));
    }
    const service: AvailabilityService = { ...availability, presence, shownAgents };

    return {
      service,
      async routes(server) {
        await server.register(agentsStatusRoutes, { shops, availability, clock: context.clock });
      },
      async consoleRoutes(server) {
        await server.register(presenceRoutes, { agents, availability });
      },
      visitorFrames: {
        'pending-live-chat-init': {
          pace: 'in-turn',
          async handle(session, { shopId }, { messageId }) {
            const currentWaitTime = await availability.waitTime(shopId);
            frameAnswers.confirm(session, messageId, {
              type: 'live-chat-init',
              payload: { currentWaitTime },
            });
          },
        },
      },
      agentFrames: {
        'agent-presence': (_, { shop, userId }, { payload }) =>
          availability.setPresence({ shopId: shop.id, userId }, payload.status),
      },
      hears: {
        'presence-changed': ({ shopId }) => presence.changed(shopId),
        'agent-presence': (event) => presence.tellOwn(event),
      },
      onVisitor: (session, { app }) => presence.enterShopper(session, app),
      /** Who comes to the desk is seen there. */
      onAgent: (session, { userId }) => presence.enterAgent(session, userId),
      onLeft: (session) => presence.leave(session),
      publicSettings: async (app) => ({ agents: await shownAgents(app) }),
      forgetOld: availability.forgetOld,
      start: () => presence.start(),
      stop: () => presence.stop(),
    };
  },
});
