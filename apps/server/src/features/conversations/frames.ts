import type { AgentFrames, VisitorFrames } from '../../feature/frames';
import type { FrameAnswers } from '../../sockets/createFrameAnswers';
import { createNack } from '../../sockets/readFrame';
import type { Session } from '../../sockets/Session';
import type { AdmittedVisitor, EmailGate } from '../visitors';
import { senderOf } from './answeringAgent';
import type { SaidListener } from './ConversationsService';
import { closeToResume, type createSocketReader } from './createSocketReader';
import type { SocketSender } from './createSocketSender';
import type { Followers } from './live/Followers';
import type { Place } from './Place';
import type { NewMessage } from './Sending';
import type { Conversations } from './service';

export interface FramesDependencies {
  readonly conversations: Conversations;
  readonly sender: SocketSender;
  readonly reader: ReturnType<typeof createSocketReader>;
  readonly frameAnswers: FrameAnswers;
}

export interface VisitorFramesDependencies extends FramesDependencies {
  readonly emailGate: EmailGate;
  readonly onSaid: SaidListener;
}

export function createConversationVisitorFrames(dependencies: VisitorFramesDependencies) {
  const { conversations, sender, reader, frameAnswers, emailGate, onSaid } = dependencies;

  async function say(session: Session, visitor: AdmittedVisitor, message: NewMessage['message']) {
    const stored = await sender.sendAsVisitor(session, visitor, message);
    if (stored?.isNew) onSaid(session, visitor, stored.message, message.metadata ?? {});
  }

  async function sayIf(
    isPassing: Promise<boolean>,
    ...said: [session: Session, visitor: AdmittedVisitor, message: NewMessage['message']]
  ) {
    if (await isPassing) return say(...said);
    const [session, visitor, message] = said;
    sender.refuse(session, visitor.conversationId, message, createNack('email-required', 0));
    frameAnswers.askForEmail(session, visitor);
  }

  return {
    'pending-conversation-message': {
      pace: 'at-once',
      handle(session, visitor, { payload }) {
        const isPassing = emailGate.check(session, visitor);
        return isPassing ? sayIf(isPassing, session, visitor, payload) : say(session, visitor, payload);
      },
    },
    'synchronize-recent-messages': {
      pace: 'at-once',
      handle: (session, { conversationId }, { payload }) =>
        reader.resume(session, conversationId, payload).catch(() => closeToResume(session)),
    },
    history: {
      pace: 'at-once',
      handle: (session, { conversationId }, { payload }) =>
        reader.history(session, conversationId, payload).catch(() => closeToResume(session)),
    },
    'typing-activity-shopper': {
      pace: 'at-once',
      handle: (_, { shopId, conversationId }) => conversations.typed(shopId, conversationId, 'shopper'),
    },
  } satisfies VisitorFrames;
}

export interface AgentFramesDependencies extends FramesDependencies {
  readonly followers: Followers;
  readonly onAnswered: (place: Place) => void;
}

export function createConversationAgentFrames(dependencies: AgentFramesDependencies) {
  const { conversations, sender, reader, followers, onAnswered } = dependencies;
  return {
    'pending-conversation-message'(session, { place, agent, member }, { payload }) {
      const { conversationId: _, ...message } = payload;
      const from = { fromAgent: true, sender: senderOf(agent), authorId: member.userId };
      // Not awaited: the next frame may join the same group commit, in order.
      void sender.send(session, { ...place, appId: agent.appId, message, ...from }).then((stored) => {
        if (stored?.isNew) onAnswered(place);
      });
    },
    'synchronize-recent-messages': (session, { place }, { payload }) =>
      reader.resume(session, place.conversationId, payload),
    history: (session, { place }, { payload }) => reader.history(session, place.conversationId, payload),
    'typing-activity-agent': (_, { place }) =>
      conversations.typed(place.shopId, place.conversationId, 'agent'),
    'agent-viewing'(session, { place, member }, { payload }) {
      const { activity } = payload;
      if (activity !== 'left') session.looksAt = place.conversationId;
      else if (session.looksAt === place.conversationId) session.looksAt = null;
      if (activity === 'left') followers.leave(session, place.conversationId);
      conversations.viewed({ ...place, userId: member.userId, name: member.name, activity });
    },
  } satisfies AgentFrames;
}
