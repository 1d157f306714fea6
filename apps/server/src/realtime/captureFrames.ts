import {
  type ConfirmationType,
  type HistoryEntry,
  limits,
  type ProblemCode,
  type ServerFrame,
} from '@shopbell/protocol';
import type { captureFrames } from '@shopbell/protocol/schemas';
import { messageId as messageIdSchema } from '@shopbell/protocol/schemas';
import { unreachable } from '@shopbell/rules/unreachable';
import type { z } from 'zod';
import type { Availability } from '../features/availability';
import { type Conversations, cutToBytes, type NewMessage } from '../features/conversations';
import type { Inbox } from '../features/inbox';
import type { Visitors } from '../features/visitors';
import { isConnectionFailure } from '../platform/db';
import type { Metrics } from '../platform/metrics';
import type { ConversationFrames } from './conversationFrames';
import type { EmailGate } from './emailGate';
import { createNack } from './readFrame';
import type { Session } from './Session';
import type { AdmittedVisitor } from './visitorSocket';

type Frames = typeof captureFrames;
export type CaptureFrame = {
  [Type in keyof Frames]: { type: Type; messageId: string | undefined; payload: z.infer<Frames[Type]> };
}[keyof Frames];
type FrameOf<Type extends CaptureFrame['type']> = Extract<CaptureFrame, { type: Type }>;

type HandoverFrame = FrameOf<
  | 'require-email-capture-flow'
  | 'pending-article-recommendation-flow-unsuccessful'
  | 'pending-workflow-recommendation-flow-unsuccessful'
  | 'pending-report-issue-flow-unsuccessful'
  | 'pending-flow-handover'
>;

export interface CaptureDependencies {
  readonly visitors: Visitors;
  readonly conversations: Conversations;
  readonly availability: Availability;
  readonly inbox: Inbox;
  readonly frames: ConversationFrames;
  readonly emailGate: EmailGate;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
}

export type CaptureFrames = ReturnType<typeof createCaptureFrames>;

/** What a shopper's page sends beside messages (SOC-03, SOC-05 to SOC-21). */
export function createCaptureFrames(dependencies: CaptureDependencies) {
  const { visitors, conversations, availability, inbox, frames, emailGate, metrics, onFailure } =
    dependencies;

  function refuse(session: Session, messageId: string | undefined, code: ProblemCode, retryAfterMs = 0) {
    if (messageId === undefined) return metrics.drops.inc({ reason: code });
    metrics.nacks.inc({ code });
    session.send({ type: 'nack-message', messageId, payload: createNack(code, retryAfterMs) });
  }

  function confirm<Type extends ConfirmationType>(
    session: Session,
    messageId: string | undefined,
    frame: { type: Type; payload: Extract<ServerFrame, { type: Type }>['payload'] },
  ): void {
    session.send({ ...frame, ...(messageId !== undefined && { messageId }) } as ServerFrame);
  }

  const acknowledge = (session: Session, { type, messageId }: CaptureFrame) =>
    confirm(session, messageId, { type: 'acknowledged', payload: { type } });

  const askForEmail = (session: Session, { conversationId }: AdmittedVisitor) =>
    session.send({ type: 'require-email-capture', payload: { conversationId } });

  async function captureEmail(session: Session, visitor: AdmittedVisitor, frame: FrameOf<'email-captured'>) {
    const outcome = await visitors.captureEmail(visitor, frame.payload.email, session.id);
    if (!outcome.isDone) return refuse(session, frame.messageId, outcome.because);
    confirm(session, frame.messageId, { type: 'email-captured', payload: { email: outcome.value } });
  }

  /** The contact first, then the message: an agent who reads it can answer it. */
  async function leaveMessage(
    session: Session,
    visitor: AdmittedVisitor,
    frame: FrameOf<'pending-offline-capture-init' | 'contact-form-init'>,
  ): Promise<void> {
    const { email, name, ...message } = frame.payload;
    if (!(await visitors.captureEmail(visitor, email, session.id)).isDone)
      return refuse(session, message.messageId, 'offline-capture-init');
    const stored = await frames.send(session, submission(visitor, message));
    if (!stored) return;
    await visitors.leftMessage(visitor, name ?? null, session.id);
    const type = frame.type === 'contact-form-init' ? frame.type : 'offline-capture-init';
    confirm(session, message.messageId, { type, payload: stored.message });
  }

  async function addToMessage(
    session: Session,
    visitor: AdmittedVisitor,
    frame: FrameOf<'pending-offline-capture-additional-message' | 'contact-form-additional-message'>,
  ): Promise<void> {
    const message = frame.payload;
    if (await emailGate.isMissing(visitor)) {
      refuse(session, message.messageId, 'email-required');
      return askForEmail(session, visitor);
    }
    const stored = await frames.send(session, submission(visitor, message));
    if (!stored) return;
    const isLegacy = frame.type === 'contact-form-additional-message';
    const type = isLegacy ? frame.type : 'offline-capture-additional-message';
    confirm(session, message.messageId, { type, payload: stored.message });
  }

  /**
   * What the shopper wrote last in the flow becomes a message, so that the conversation stands in the inbox. What the
   * page says a bot has said stays apart: nobody but the server speaks for the shop.
   */
  async function handOver(session: Session, visitor: AdmittedVisitor, frame: HandoverFrame): Promise<void> {
    const { messageId, payload } = frame;
    const messageHistory = newestThatFit(payload.messageHistory);
    const key = messageIdSchema.safeParse(messageId);
    const text = messageHistory.findLast((entry) => !entry.fromAgent && entry.content.text.trim() !== '')
      ?.content.text;
    const isEmailMissing = await emailGate.isMissing(visitor);
    let message = null;
    if (text !== undefined && key.success && !isEmailMissing && frame.type !== 'require-email-capture-flow') {
      const content = { type: 'text', text } as const;
      const { clientInstanceId } = payload;
      const outgoing = { messageId: key.data, clientInstanceId, content };
      const stored = await frames.send(session, submission(visitor, outgoing));
      if (!stored) return;
      message = stored.message;
    }
    await visitors.handOver(visitor, {
      kind: kindOf(frame.type),
      clientInstanceId: payload.clientInstanceId,
      messageId: messageId ?? null,
      botName: payload.botName ?? null,
      messageHistory,
      metadata: payload.metadata,
    });
    const { conversationId } = visitor;
    if (frame.type === 'require-email-capture-flow') acknowledge(session, frame);
    else
      confirm(session, messageId, { type: confirmationOf[frame.type], payload: { conversationId, message } });
    if (frame.type === 'require-email-capture-flow' || isEmailMissing) askForEmail(session, visitor);
  }

  async function switchChannel(
    session: Session,
    visitor: AdmittedVisitor,
    frame: FrameOf<'switch-response-channel'>,
  ): Promise<void> {
    const { channel } = frame.payload;
    if (channel === 'email' && (await visitors.find(visitor)).email === null) {
      refuse(session, frame.messageId, 'email-required');
      return askForEmail(session, visitor);
    }
    await visitors.switchChannel(visitor, channel, session.id);
    acknowledge(session, frame);
  }

  const keep = (
    visitor: AdmittedVisitor,
    { type, messageId }: CaptureFrame,
    metadata: Record<string, unknown>,
  ) =>
    visitors.handOver(visitor, {
      kind: type,
      clientInstanceId: '',
      messageId: messageId ?? null,
      botName: null,
      messageHistory: [],
      metadata,
    });

  async function act(session: Session, visitor: AdmittedVisitor, frame: CaptureFrame): Promise<void> {
    switch (frame.type) {
      case 'email-captured':
        return captureEmail(session, visitor, frame);
      case 'pending-offline-capture-init':
      case 'contact-form-init':
        return leaveMessage(session, visitor, frame);
      case 'pending-offline-capture-additional-message':
      case 'contact-form-additional-message':
        return addToMessage(session, visitor, frame);
      case 'pending-live-chat-init': {
        const currentWaitTime = await availability.waitTime(visitor.shopId);
        return confirm(session, frame.messageId, { type: 'live-chat-init', payload: { currentWaitTime } });
      }
      case 'require-email-capture-flow':
      case 'pending-article-recommendation-flow-unsuccessful':
      case 'pending-workflow-recommendation-flow-unsuccessful':
      case 'pending-report-issue-flow-unsuccessful':
      case 'pending-flow-handover':
        return handOver(session, visitor, frame);
      case 'automated-response-event':
        await keep(visitor, frame, frame.payload);
        return acknowledge(session, frame);
      case 'track-order':
        await keep(visitor, frame, frame.payload);
        return acknowledge(session, frame);
      case 'switch-response-channel':
        return switchChannel(session, visitor, frame);
      case 'shopify-cart':
        await visitors.storeCart(visitor, frame.payload.cart, session.id);
        return acknowledge(session, frame);
      case 'chat-is-active':
        await visitors.wasActive(visitor, frame.payload.lastActiveDateTime, session.id);
        return acknowledge(session, frame);
      case 'page-viewed':
        await visitors.viewedPage(visitor, frame.payload.url, session.id);
        return acknowledge(session, frame);
      case 'message-seen': {
        const given = new Date(frame.payload.messageSeenDate).getTime();
        const seenAt = await inbox.seen(visitor, given);
        await visitors.hasSeen(visitor, seenAt?.getTime() ?? given, session.id);
        return acknowledge(session, frame);
      }
      default:
        return unreachable(frame);
    }
  }

  async function tryToAct(
    session: Session,
    visitor: AdmittedVisitor,
    frame: CaptureFrame,
    messageId: string | undefined,
  ): Promise<void> {
    try {
      await act(session, visitor, frame);
    } catch (error) {
      onFailure(error);
      refuse(session, messageId, isConnectionFailure(error) ? 'database-down' : 'internal', 1000);
    }
  }

  const turns = new WeakMap<Session, Promise<void>>();

  return {
    /** In turn: a switch to email must find the email that was sent before it. */
    receive(session: Session, visitor: AdmittedVisitor, frame: CaptureFrame): Promise<void> {
      const messageId =
        frame.messageId ?? ('messageId' in frame.payload ? String(frame.payload.messageId) : undefined);
      const waitMs = conversations.mustWaitMs(visitor.conversationId);
      if (waitMs !== null) return Promise.resolve(refuse(session, messageId, 'rate', waitMs));
      const before = turns.get(session) ?? Promise.resolve();
      const turn = before.then(() => tryToAct(session, visitor, frame, messageId));
      turns.set(session, turn);
      if ('email' in frame.payload) emailGate.waitFor(session, visitor, turn);
      return turn;
    },
  };
}

const confirmationOf = {
  'pending-article-recommendation-flow-unsuccessful': 'article-recommendation-flow-unsuccessful',
  'pending-workflow-recommendation-flow-unsuccessful': 'workflow-recommendation-flow-unsuccessful',
  'pending-report-issue-flow-unsuccessful': 'report-issue-flow-unsuccessful',
  'pending-flow-handover': 'flow-handover',
} as const;

const submission = (
  { shopId, appId, conversationId }: AdmittedVisitor,
  message: NewMessage['message'],
): NewMessage => ({ shopId, appId, conversationId, message, fromAgent: false, sender: null });

const kindOf = (type: string): string => type.replace(/^pending-/, '');

/** The oldest go first: what was said last is what a person needs. */
const newestThatFit = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  cutToBytes(history.toReversed(), limits.messageHistoryBytesMax).reverse();
