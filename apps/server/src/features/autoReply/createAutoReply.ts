import type { Message } from '@shopbell/protocol';
import { judgeAutoReply } from '@shopbell/rules/auto-reply';
import { nextMessageId } from '@shopbell/rules/conversation';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Session } from '../../sockets/Session';
import type { Availability } from '../availability';
import type { Conversations } from '../conversations';
import { speakTo } from '../shops';
import type { AdmittedVisitor } from '../visitors';

export interface AutoReplyDependencies {
  readonly conversations: Conversations;
  readonly availability: Availability;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Answers in the shop's name while a shopper waits (AR-01): one reply for each wait, which stands behind the newest message
 * of it. Virtual, and no part of the history (AR-11); its name is the beginning of the wait, so that every node, every tab
 * and every further message mean the same one.
 */
export function createAutoReply(dependencies: AutoReplyDependencies) {
  const { conversations, availability, bus, clock, onFailure } = dependencies;
  /** What a shopper said while their reply was being worked out: only the newest counts. */
  const next = new WeakMap<Session, Message | null>();

  async function reply(visitor: AdmittedVisitor, message: Message): Promise<void> {
    const { settings, name } = visitor.app;
    const { autoResponder } = settings.preferences;
    const { aiAgent } = settings.automation;
    const verdict = judgeAutoReply({
      isAiAgentEnabled: aiAgent.enabled && !aiAgent.isSilenced,
      autoResponder,
      lastText: message.content.text,
      waitSeconds: await availability.waitTime(visitor.shopId),
      words: speakTo(visitor.app, visitor.language),
    });
    if (!verdict.send) return;
    if (verdict.isUnexpected) onFailure(new Error(`Unexpected auto-reply option "${autoResponder.reply}"`));
    const since = await conversations.waitingSince(visitor);
    // Somebody was faster.
    if (since === null) return;
    const { shopId, conversationId } = visitor;
    bus.publish({
      type: 'auto-replied',
      shopId,
      conversationId,
      afterId: message.id,
      messageId: nextMessageId(since.getTime(), null),
      text: verdict.text,
      senderName: name,
      createdDatetime: new Date(clock.now()).toISOString(),
    });
  }

  return async (session: Session, visitor: AdmittedVisitor, message: Message): Promise<void> => {
    const isRunning = next.has(session);
    next.set(session, message);
    if (isRunning) return;
    for (let said = next.get(session); said; said = next.get(session)) {
      next.set(session, null);
      await reply(visitor, said).catch(onFailure);
    }
    next.delete(session);
  };
}
