import { closeCodes } from '@shopbell/protocol';
import type { BusListeners } from '../../feature/Feature';
import type { AgentNews } from './live/AgentNews';
import type { Live } from './live/Live';

/** The token opens nothing any more; a page that asks for a new one begins anew. */
function sendPagesAway(live: Live, conversationId: string): void {
  for (const session of live.followers.of(conversationId))
    if (session.signInId === null) session.close(closeCodes.unauthorized);
}

/** What the bus says: other nodes' news, and our own once more, which then finds everyone up to date. */
export function createConversationListeners(live: Live, agentNews: AgentNews) {
  return {
    'messages-stored'(event) {
      live.messages.known(event.conversationId, event.headId);
      agentNews.tell(event);
    },
    'messages-changed': ({ conversationId, revision }) => live.changes.known(conversationId, revision),
    'conversation-closed'({ conversationId, closedId }) {
      for (const session of live.followers.of(conversationId))
        if (session.signInId === null)
          session.send({
            type: 'conversation-changed',
            payload: { conversationId, headId: closedId, closedId },
          });
    },
    'agent-viewing'({ conversationId, userId, name, activity }) {
      for (const session of live.followers.of(conversationId))
        if (session.signInId !== null)
          session.send({ type: 'agent-viewing', payload: { conversationId, userId, name, activity } });
    },
    typing({ conversationId, by, isPermanent }) {
      const type = by === 'agent' ? 'typing-activity-agent' : 'typing-activity-shopper';
      const payload = { conversationId, ...(isPermanent && { isPermanent }) };
      for (const session of live.followers.of(conversationId)) {
        const isAgent = session.signInId !== null;
        if (isAgent !== (by === 'agent')) session.send({ type, payload });
      }
    },
    'conversation-erased': ({ conversationId }) => sendPagesAway(live, conversationId),
    'access-revoked': ({ conversationId }) => sendPagesAway(live, conversationId),
  } satisfies BusListeners;
}
