import { closeCodes, type HistoryRequest, type Message, type ResumeRequest } from '@shopbell/protocol';
import type { Conversations, NewMessage } from '../features/conversations';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import type { Hub } from './Hub';
import { createNack } from './readFrame';
import { messageFrame, type Session, shownTo } from './Session';

/** When to try again with a message that waits for an earlier one. */
const heldBackMs = 500;

export interface FramesDependencies {
  readonly conversations: Conversations;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

export interface StoredMessage {
  readonly message: Message;
  readonly isNew: boolean;
}

/** What shoppers and agents can do in a conversation, once it is known that they may. */
export function createConversationFrames({ conversations, hub, clock, metrics }: FramesDependencies) {
  function refuse(
    session: Session,
    conversationId: string,
    { messageId, clientInstanceId }: NewMessage['message'],
    nack: ReturnType<typeof createNack>,
  ): void {
    metrics.nacks.inc({ code: nack.code });
    session.send({ type: 'nack-message', messageId, payload: { ...nack, conversationId, clientInstanceId } });
  }

  /** For pages that ask by time and name what they hold: the newest page before it, without those (SOC-04). */
  async function sendRecent(
    session: Session,
    conversationId: string,
    { createdBefore, excludeIds = [] }: ResumeRequest,
  ): Promise<void> {
    const place = { shopId: session.shopId, conversationId };
    const page = await conversations.before(place, { createdBefore });
    const isHeld = new Set(excludeIds);
    const messages = page.messages.filter(({ id }) => !isHeld.has(id));
    const headId = session.follows.get(conversationId)?.headId ?? page.messages.at(-1)?.id ?? 0;
    session.send({
      type: 'synchronize-recent-messages',
      payload: {
        conversationId,
        messages: messages.map((message) => shownTo(session, message)),
        hasMore: page.hasMore,
        headId,
      },
    });
  }

  return {
    /** Gives what is stored, or null after a refusal, which the sender has then heard. */
    async send(session: Session, newMessage: NewMessage): Promise<StoredMessage | null> {
      const { conversationId, message } = newMessage;
      const key = `${conversationId} ${message.clientInstanceId} ${message.messageId}`;
      if (session.isHeldBack(key, clock.now())) {
        refuse(session, conversationId, message, createNack('rate', heldBackMs));
        return null;
      }
      const outcome = await conversations.send(newMessage);
      if (outcome.kind === 'refused') {
        const nack = createNack(outcome.code, outcome.retryAfterMs);
        if (nack.retryable) session.refused(key, outcome.retryAfterMs, clock.now());
        refuse(session, conversationId, message, nack);
        return null;
      }
      metrics.acks.inc();
      // The live way has carried it already, unless it was stored before or this socket is not that far yet.
      const sentId = session.follows.get(conversationId)?.sentId ?? 0;
      if (!outcome.isNew || outcome.message.id > sentId)
        session.send(messageFrame(shownTo(session, outcome.message)));
      return outcome;
    },

    /**
     * What was changed since, then one page of what follows the cursor; after the last page the socket is live from
     * there on.
     */
    async resume(session: Session, conversationId: string, request: ResumeRequest): Promise<void> {
      if (request.createdBefore !== undefined || request.excludeIds !== undefined)
        return sendRecent(session, conversationId, request);
      const { afterId = 0, revision = 0 } = request;
      const follow = hub.follow(session, conversationId, {
        sentId: afterId,
        headId: afterId,
        revision,
        isResuming: true,
      });
      follow.isResuming = true;
      // The page knows best what it has heard.
      follow.revision = revision;
      const changes = await conversations.changesAfter({ shopId: session.shopId, conversationId }, revision);
      hub.sendChanges(session, conversationId, changes);
      const { messages, hasMore } = await conversations.after({
        shopId: session.shopId,
        conversationId,
        afterId,
      });
      const lastId = messages.at(-1)?.id ?? afterId;
      follow.sentId = lastId;
      follow.headId = Math.max(follow.headId, lastId);
      const shown = messages.map((message) => shownTo(session, message));
      const payload = { conversationId, messages: shown, hasMore, headId: follow.headId };
      session.send({ type: 'synchronize-recent-messages', payload });
      if (hasMore) return;
      follow.isResuming = false;
      session.send({ type: 'synced', payload: { conversationId, headId: follow.headId } });
      hub.catchUp(session, conversationId);
    },

    async history(session: Session, conversationId: string, request: HistoryRequest): Promise<void> {
      const page = await conversations.before({ shopId: session.shopId, conversationId }, request);
      const messages = page.messages.map((message) => shownTo(session, message));
      session.send({ type: 'history', payload: { ...page, conversationId, messages } });
    },
  };
}

export type ConversationFrames = ReturnType<typeof createConversationFrames>;

/** A read failed: the client asks again after its reconnect, from where it is. */
export const closeToResume = (session: Session): void => session.close(closeCodes.tryAgainLater);
