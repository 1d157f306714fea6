import type { IncomingMessage } from 'node:http';
import { closeCodes, type SenderInfo } from '@shopbell/protocol';
import { agentFrames } from '@shopbell/protocol/schemas';
import { displayName } from '@shopbell/rules/agents';
import { unreachable } from '@shopbell/rules/unreachable';
import type { Agents, SignedInMember } from '../features/agents';
import type { Availability } from '../features/availability';
import type { AnsweringAgent, Conversations, Place } from '../features/conversations';
import type { Metrics } from '../platform/metrics';
import { type ConversationFrames, closeToResume } from './conversationFrames';
import type { PresenceNews } from './PresenceNews';
import { createNack, readFrame } from './readFrame';
import type { Session } from './Session';
import type { Admission } from './visitorSocket';

export interface AgentSocketDependencies {
  readonly agents: Agents;
  readonly conversations: Conversations;
  readonly availability: Availability;
  readonly presence: PresenceNews;
  readonly frames: ConversationFrames;
  /** After an agent's new message is stored. */
  readonly onAnswered: (place: Place) => void;
  readonly reportUnknown: (type: string) => void;
  readonly metrics: Metrics;
}

export function createAgentSocket({
  agents,
  conversations,
  availability,
  presence,
  frames,
  onAnswered,
  reportUnknown,
  metrics,
}: AgentSocketDependencies) {
  async function handle(session: Session, member: SignedInMember, text: string): Promise<void> {
    const frame = readFrame(text, agentFrames);
    if (frame.kind === 'dropped') {
      if (frame.because === 'unknown-type') reportUnknown(frame.type);
      return metrics.drops.inc({ reason: frame.because });
    }
    if (frame.kind === 'refused') {
      metrics.nacks.inc({ code: frame.nack.code });
      return session.send({ type: 'nack-message', messageId: frame.messageId, payload: frame.nack });
    }
    if (frame.type === 'agent-presence') {
      const own = { shopId: member.shop.id, userId: member.userId };
      return availability.setPresence(own, frame.payload.status);
    }
    const { conversationId } = frame.payload;
    const place = { shopId: member.shop.id, conversationId };
    const agent = await conversations.answeringAgent(place, member.userId);
    if (agent === null) return refuseForeign(session, frame);
    switch (frame.type) {
      case 'pending-conversation-message': {
        const { conversationId: _, ...message } = frame.payload;
        const sender = senderOf(agent);
        // Not awaited: the next frame may join the same group commit, in order.
        void frames
          .send(session, {
            ...place,
            appId: agent.appId,
            message,
            fromAgent: true,
            sender,
            authorId: member.userId,
          })
          .then((stored) => {
            if (stored?.isNew) onAnswered(place);
          });
        return;
      }
      case 'synchronize-recent-messages':
        return frames.resume(session, conversationId, frame.payload);
      case 'history':
        return frames.history(session, conversationId, frame.payload);
      case 'typing-activity-agent':
        return conversations.typed(place.shopId, conversationId, 'agent');
      case 'agent-viewing': {
        const { activity } = frame.payload;
        if (activity !== 'left') session.looksAt = conversationId;
        else if (session.looksAt === conversationId) session.looksAt = null;
        return conversations.viewed({ ...place, userId: member.userId, name: member.name, activity });
      }
      default:
        return unreachable(frame);
    }
  }

  function refuseForeign(
    session: Session,
    frame: { type: string; payload: { messageId?: string; conversationId: string } },
  ) {
    metrics.drops.inc({ reason: 'foreign-conversation' });
    const { messageId, conversationId } = frame.payload;
    if (messageId === undefined) return;
    metrics.nacks.inc({ code: 'forbidden' });
    session.send({
      type: 'nack-message',
      messageId,
      payload: { ...createNack('forbidden', 0), conversationId },
    });
  }

  const turns = new WeakMap<Session, Promise<void>>();

  return {
    async admit(request: IncomingMessage): Promise<Admission<SignedInMember>> {
      const member = await agents.signedIn(request.headers);
      return member ? { kind: 'admitted', who: member } : { kind: 'closed', code: closeCodes.unauthorized };
    },

    /** Who comes to the desk is seen there. */
    begin: (session: Session, { userId }: SignedInMember) => presence.enterAgent(session, userId),

    /** Frames of one socket are handled in turn: the look at the conversation's owner must not reorder them. */
    receive(session: Session, member: SignedInMember, text: string): Promise<void> {
      const turn = (turns.get(session) ?? Promise.resolve())
        .then(() => handle(session, member, text))
        .catch(() => closeToResume(session));
      turns.set(session, turn);
      return turn;
    },
  };
}

/** As shoppers see them: under the name the shop chose to show. */
const senderOf = ({ name, avatarUrl, avatarNameType, appName }: AnsweringAgent): SenderInfo => ({
  name: displayName(name, avatarNameType, appName),
  avatarURL: avatarUrl,
  isBot: false,
});
