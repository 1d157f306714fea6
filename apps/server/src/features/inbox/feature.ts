import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Availability } from '../availability';
import type { ConversationsService } from '../conversations';
import type { Visitors } from '../visitors';
import { messageRoutes } from './messageRoutes';
import { inboxRoutes } from './routes';
import { createInbox } from './service';
import { inboxSettingsRoutes } from './settingsRoutes';
import { inboxTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly visitors: Visitors;
  readonly conversations: ConversationsService;
  readonly availability: Availability;
}

/** The desk as agents see it: what stands where, and what they do about it. */
export const inboxFeature = defineFeature({
  name: 'inbox',
  tables: inboxTables,
  create(context: Needs) {
    const { agents, visitors, conversations, availability, sockets, frameAnswers } = context;
    const inbox = createInbox({ ...context, availableAgents: availability.activeAgents });
    conversations.whenStored(inbox.stored);
    availability.whenArrived(inbox.routeSoon);

    return {
      service: inbox,
      async consoleRoutes(server) {
        await server.register(inboxRoutes, { agents, inbox });
        await server.register(messageRoutes, { agents, inbox, conversations });
        await server.register(inboxSettingsRoutes, { agents, inbox });
      },
      visitorFrames: {
        'message-seen': {
          pace: 'in-turn',
          async handle(session, visitor, frame) {
            const given = new Date(frame.payload.messageSeenDate).getTime();
            const seenAt = await inbox.seen(visitor, given);
            await visitors.hasSeen(visitor, seenAt?.getTime() ?? given, session.id);
            frameAnswers.acknowledge(session, frame);
          },
        },
      },
      hears: {
        'conversation-updated'({ shopId, conversationId, mentioned }) {
          for (const session of sockets.agentsOf(shopId))
            session.send({ type: 'conversation-updated', payload: { conversationId, mentioned } });
        },
        'message-seen'({ conversationId, seenAt: messageSeenDate }) {
          for (const session of conversations.live.followers.of(conversationId))
            if (session.signInId !== null)
              session.send({ type: 'message-seen', payload: { conversationId, messageSeenDate } });
        },
      },
      aboutAddress: {
        async exports(transaction, { shopId, address }) {
          return {
            blocked_address: await transaction.query(
              'select email, is_proven, blocked_at from blocked_address where shop_id = $1 and email = $2',
              [shopId, address],
            ),
          };
        },
      },
      start: inbox.start,
      stop: inbox.stop,
    };
  },
});
