import type { Message } from '@shopbell/protocol';
import { judgeAutoReply } from '@shopbell/rules/auto-reply';
import { nextMessageId } from '@shopbell/rules/conversation';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Session } from '../../sockets/Session';
import type { Availability } from '../availability';
import { speakTo } from '../shops';
import type { AdmittedVisitor, Visitors } from '../visitors';

export interface AutoReplyDependencies {
  readonly visitors: Visitors;
  readonly availability: Availability;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

/** Answers a shopper's message in the shop's name, once in a conversation: virtual, no part of the history (AR-11). */
export function createAutoReply({ visitors, availability, bus, clock, onFailure }: AutoReplyDependencies) {
  const answered = new WeakSet<Session>();

  async function reply(session: Session, visitor: AdmittedVisitor, message: Message): Promise<void> {
    const { settings, name } = visitor.app;
    const { autoResponder } = settings.preferences;
    if (!autoResponder.enabled || answered.has(session)) return;
    const verdict = judgeAutoReply({
      isAiAgentEnabled: settings.automation.aiAgent.enabled,
      autoResponder,
      lastText: message.content.text,
      waitSeconds: await availability.waitTime(visitor.shopId),
      words: speakTo(visitor.app, visitor.language),
    });
    if (!verdict.send) return;
    answered.add(session);
    if (verdict.isUnexpected) onFailure(new Error(`Unexpected auto-reply option "${autoResponder.reply}"`));
    if (!(await visitors.claimAutoReply(visitor))) return;
    const { shopId, conversationId } = visitor;
    const nowMs = clock.now();
    bus.publish({
      type: 'auto-replied',
      shopId,
      conversationId,
      messageId: nextMessageId(nowMs, null),
      text: verdict.text,
      senderName: name,
      createdDatetime: new Date(nowMs).toISOString(),
    });
  }

  return (session: Session, visitor: AdmittedVisitor, message: Message): void => {
    reply(session, visitor, message).catch(onFailure);
  };
}
