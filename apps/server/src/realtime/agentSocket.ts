import type { IncomingMessage } from 'node:http';
import { agentCloseCodes, closeCodes } from '@shopbell/protocol';
import { agentConversationFrames, agentFrames } from '@shopbell/protocol/schemas';
import type { AgentConversationFrameType, AgentFrame, AgentFrames } from '../feature/frames';
import { type Agents, isShownShop, type SignedInMember } from '../features/agents';
import type { Conversations } from '../features/conversations';
import type { Metrics } from '../platform/metrics';
import { createNack, readFrame } from '../sockets/readFrame';
import type { Session } from '../sockets/Session';
import { untilItAnswers } from '../sockets/untilItAnswers';
import type { Admission } from './visitorSocket';

export interface AgentSocketDependencies {
  readonly agents: Agents;
  readonly conversations: Conversations;
  readonly handlers: Required<AgentFrames>;
  readonly reportUnknown: (type: string) => void;
  readonly metrics: Metrics;
}

type AnyFrame = AgentFrame<keyof typeof agentFrames>;
type ConversationFrame = AgentFrame<AgentConversationFrameType>;
type Handle = (session: Session, who: unknown, frame: AnyFrame) => void | Promise<void>;

export function createAgentSocket(dependencies: AgentSocketDependencies) {
  const { agents, conversations, handlers, reportUnknown, metrics } = dependencies;
  // Each handler stands under the type of the frames it takes.
  const handlerOf = (type: AnyFrame['type']) => handlers[type] as Handle;

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
    return untilItAnswers(session, () => answer(session, member, frame));
  }

  async function answer(session: Session, member: SignedInMember, frame: AnyFrame): Promise<void> {
    if (isInConversation(frame)) return handleInConversation(session, member, frame);
    return handlerOf(frame.type)(session, member, frame);
  }

  async function handleInConversation(session: Session, member: SignedInMember, frame: ConversationFrame) {
    const place = { shopId: member.shop.id, conversationId: frame.payload.conversationId };
    const agent = await conversations.answeringAgent(place, member.userId);
    if (agent === null) return refuseForeign(session, frame);
    return handlerOf(frame.type)(session, { member, place, agent }, frame);
  }

  function refuseForeign(
    session: Session,
    frame: { payload: { messageId?: string; conversationId: string } },
  ): void {
    metrics.drops.inc({ reason: 'foreign-conversation' });
    const { messageId, conversationId } = frame.payload;
    if (messageId === undefined) return;
    metrics.nacks.inc({ code: 'forbidden' });
    const payload = { ...createNack('forbidden', 0), conversationId };
    session.send({ type: 'nack-message', messageId, payload });
  }

  const lines = new WeakMap<Session, { last: Promise<void>; waiting: number }>();

  return {
    async admit(request: IncomingMessage): Promise<Admission<SignedInMember>> {
      const member = await agents.signedIn(request.headers);
      if (!member) return { kind: 'closed', code: closeCodes.unauthorized };
      if (!isShownShop(namedShop(request), member))
        return { kind: 'closed', code: agentCloseCodes.otherShop };
      return { kind: 'admitted', who: member };
    },

    /**
     * Frames of one socket are handled in turn: the look at the conversation's owner must not reorder them. While the
     * database is away they wait, up to a bound.
     */
    receive(session: Session, member: SignedInMember, text: string): Promise<void> {
      const line = lines.get(session) ?? { last: Promise.resolve(), waiting: 0 };
      lines.set(session, line);
      if (line.waiting >= waitingMax) {
        session.close(closeCodes.tryAgainLater);
        return line.last;
      }
      line.waiting += 1;
      line.last = line.last
        .then(() => handle(session, member, text))
        // The client asks again after its reconnect, from where it is.
        .catch(() => session.close(closeCodes.tryAgainLater))
        .finally(() => {
          line.waiting -= 1;
        });
      return line.last;
    },
  };
}

/** Far more than anybody writes in a minute. */
const waitingMax = 1000;

/** A browser's socket has no headers to name it by. */
const namedShop = ({ url = '' }: IncomingMessage): string | null =>
  new URL(url, 'ws://desk').searchParams.get('shop');

const isInConversation = (frame: AnyFrame): frame is ConversationFrame =>
  Object.hasOwn(agentConversationFrames, frame.type);
