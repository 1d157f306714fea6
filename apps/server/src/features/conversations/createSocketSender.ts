import type { Message, MessageMetadata } from '@shopbell/protocol';
import { erasableRevenueId } from '@shopbell/rules/tracking';
import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics';
import { createNack } from '../../sockets/readFrame';
import { messageFrame, type Session, shownTo } from '../../sockets/Session';
import type { VisitorClaims } from '../visitors';
import type { NewMessage } from './Sending';
import type { Conversations } from './service';

/** When to try again with a message that waits for an earlier one. */
const heldBackMs = 500;

export interface SenderDependencies {
  readonly conversations: Conversations;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

export interface StoredMessage {
  readonly message: Message;
  readonly isNew: boolean;
}

export type SocketSender = ReturnType<typeof createSocketSender>;

/** Stores a message that came on a socket, and answers it there. */
export function createSocketSender({ conversations, clock, metrics }: SenderDependencies) {
  function refuse(
    session: Session,
    conversationId: string,
    { messageId, clientInstanceId }: NewMessage['message'],
    nack: ReturnType<typeof createNack>,
  ): void {
    metrics.nacks.inc({ code: nack.code });
    session.send({ type: 'nack-message', messageId, payload: { ...nack, conversationId, clientInstanceId } });
  }

  /** Gives what is stored, or null after a refusal, which the sender has then heard. */
  async function send(session: Session, newMessage: NewMessage): Promise<StoredMessage | null> {
    const { conversationId, message } = newMessage;
    const key = `${message.clientInstanceId} ${message.messageId}`;
    const { order } = session;
    if (!order.enter(conversationId, key, clock.now())) {
      refuse(session, conversationId, message, createNack('rate', heldBackMs));
      return null;
    }
    // Before the next frame is looked at, which may follow in the same turn of the loop.
    const outcome = conversations.refusal(newMessage) ?? (await conversations.store(newMessage));
    if (outcome.kind === 'refused') {
      const nack = createNack(outcome.code, outcome.retryAfterMs);
      if (nack.retryable) order.refused(conversationId, key, clock.now() + outcome.retryAfterMs);
      else order.settled(conversationId, key);
      refuse(session, conversationId, message, nack);
      return null;
    }
    order.stored(conversationId, key);
    metrics.acks.inc();
    // The live way has carried it already, unless it was stored before or this socket is not that far yet.
    const sentId = session.follows.get(conversationId)?.sentId ?? 0;
    if (!outcome.isNew || outcome.message.id > sentId)
      session.send(messageFrame(shownTo(session, outcome.message)));
    return outcome;
  }

  return {
    send,
    refuse,

    sendAsVisitor(session: Session, visitor: VisitorClaims, message: NewMessage['message']) {
      const { shopId, appId, conversationId } = visitor;
      const kept = message.metadata ? { ...message, metadata: keptMetadata(message.metadata) } : message;
      return send(session, { shopId, appId, conversationId, message: kept, fromAgent: false, sender: null });
    },
  };
}

/** A proof is used, and kept nowhere; a session beside its browser alone, for it is erased by that. */
function keptMetadata({ idToken: _, revenueId, ...metadata }: MessageMetadata): MessageMetadata {
  return revenueId === undefined ? metadata : { ...metadata, revenueId: erasableRevenueId(revenueId) };
}
