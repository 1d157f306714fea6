import { type HistoryEntry, type Message, serverLimits } from '@shopbell/protocol';
import { messageId as messageIdSchema } from '@shopbell/protocol/schemas';
import type { VisitorFrame, VisitorFrameHandler, VisitorFrames } from '../../feature/frames';
import type { FrameAnswers } from '../../sockets/createFrameAnswers';
import type { Session } from '../../sockets/Session';
import { type ConversationsService, cutToBytes } from '../conversations';
import type { AdmittedVisitor, VisitorsService } from '../visitors';
import type { Handovers } from './service';

type HandoverType = keyof typeof confirmationOf;
type KeptType = 'automated-response-event' | 'track-order';

export interface FramesDependencies {
  readonly handovers: Handovers;
  readonly conversations: ConversationsService;
  readonly visitors: VisitorsService;
  readonly frameAnswers: FrameAnswers;
}

export function createHandoverFrames(dependencies: FramesDependencies) {
  const { handovers, conversations, visitors, frameAnswers } = dependencies;
  const { confirm, acknowledge, askForEmail } = frameAnswers;

  const keepHistory = (
    visitor: AdmittedVisitor,
    { type, messageId, payload }: VisitorFrame<HandoverType | 'require-email-capture-flow'>,
  ) =>
    handovers.keep(visitor, {
      kind: kindOf(type),
      clientInstanceId: payload.clientInstanceId,
      messageId: messageId ?? null,
      botName: payload.botName ?? null,
      messageHistory: newestThatFit(payload.messageHistory),
      metadata: payload.metadata,
    });

  /** Null where there are no words of the shopper, undefined after a refusal, which they have heard. */
  async function sayLastWords(
    session: Session,
    visitor: AdmittedVisitor,
    { messageId, payload }: VisitorFrame<HandoverType>,
  ): Promise<Message | null | undefined> {
    const key = messageIdSchema.safeParse(messageId);
    const text = lastWordsIn(newestThatFit(payload.messageHistory));
    if (text === undefined || !key.success) return null;
    const { clientInstanceId } = payload;
    const message = { messageId: key.data, clientInstanceId, content: { type: 'text', text } as const };
    return (await conversations.frames.sendAsVisitor(session, visitor, message))?.message;
  }

  /**
   * What the shopper wrote last in the flow becomes a message, so that the conversation stands in the inbox. What the
   * page says a bot has said stays apart: nobody but the server speaks for the shop.
   */
  async function handOver(
    session: Session,
    visitor: AdmittedVisitor,
    frame: VisitorFrame<HandoverType>,
  ): Promise<void> {
    const isEmailMissing = await visitors.emailGate.isMissing(visitor);
    const message = isEmailMissing ? null : await sayLastWords(session, visitor, frame);
    if (message === undefined) return;
    await keepHistory(visitor, frame);
    const { conversationId } = visitor;
    confirm(session, frame.messageId, {
      type: confirmationOf[frame.type],
      payload: { conversationId, message },
    });
    if (isEmailMissing) askForEmail(session, visitor);
  }

  async function keepFacts(session: Session, visitor: AdmittedVisitor, frame: VisitorFrame<KeptType>) {
    const { type, messageId, payload } = frame;
    const nothingSaid = { clientInstanceId: '', botName: null, messageHistory: [] };
    await handovers.keep(visitor, {
      kind: type,
      messageId: messageId ?? null,
      metadata: payload,
      ...nothingSaid,
    });
    acknowledge(session, frame);
  }

  const handingOver = { pace: 'in-turn', handle: handOver } satisfies VisitorFrameHandler<HandoverType>;
  const keeping = { pace: 'in-turn', handle: keepFacts } satisfies VisitorFrameHandler<KeptType>;

  return {
    'pending-article-recommendation-flow-unsuccessful': handingOver,
    'pending-workflow-recommendation-flow-unsuccessful': handingOver,
    'pending-report-issue-flow-unsuccessful': handingOver,
    'pending-flow-handover': handingOver,
    'automated-response-event': keeping,
    'track-order': keeping,
    'require-email-capture-flow': {
      pace: 'in-turn',
      async handle(session, visitor, frame) {
        await keepHistory(visitor, frame);
        acknowledge(session, frame);
        askForEmail(session, visitor);
      },
    },
  } satisfies VisitorFrames;
}

const confirmationOf = {
  'pending-article-recommendation-flow-unsuccessful': 'article-recommendation-flow-unsuccessful',
  'pending-workflow-recommendation-flow-unsuccessful': 'workflow-recommendation-flow-unsuccessful',
  'pending-report-issue-flow-unsuccessful': 'report-issue-flow-unsuccessful',
  'pending-flow-handover': 'flow-handover',
} as const;

const kindOf = (type: string): string => type.replace(/^pending-/, '');

/** The oldest go first: what was said last is what a person needs. */
const newestThatFit = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  cutToBytes(history.toReversed(), serverLimits.messageHistoryBytesMax).reverse();

const lastWordsIn = (history: readonly HistoryEntry[]): string | undefined =>
  history.findLast((entry) => !entry.fromAgent && entry.content.text.trim() !== '')?.content.text;
