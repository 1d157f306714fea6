import type { VisitorFrame, VisitorFrameHandler, VisitorFrames } from '../../feature/frames';
import type { FrameAnswers } from '../../sockets/createFrameAnswers';
import type { Session } from '../../sockets/Session';
import type { ConversationsService } from '../conversations';
import type { AdmittedVisitor, VisitorsService } from '../visitors';

type LeavingType = 'pending-offline-capture-init' | 'contact-form-init';
type AddingType = 'pending-offline-capture-additional-message' | 'contact-form-additional-message';

export interface FramesDependencies {
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly frameAnswers: FrameAnswers;
}

/** Messages that are left for later and answered by mail (SOC-05 to SOC-07, SOC-33), and the wish to be. */
export function createCorrespondenceFrames({ visitors, conversations, frameAnswers }: FramesDependencies) {
  const { refuse, confirm, acknowledge, askForEmail } = frameAnswers;
  const { emailGate } = visitors;
  const { sendAsVisitor } = conversations.frames;

  function refuseWithoutEmail(
    session: Session,
    visitor: AdmittedVisitor,
    messageId: string | undefined,
  ): void {
    refuse(session, messageId, 'email-required');
    askForEmail(session, visitor);
  }

  /** The contact first, then the message: an agent who reads it can answer it. */
  async function leave(session: Session, visitor: AdmittedVisitor, frame: VisitorFrame<LeavingType>) {
    const { email, name, ...message } = frame.payload;
    if (!(await visitors.captureEmail(visitor, { email }, session.id)).isDone)
      return refuse(session, message.messageId, 'offline-capture-init');
    const stored = await sendAsVisitor(session, visitor, message);
    if (!stored) return;
    await visitors.leftMessage(visitor, name ?? null, session.id);
    const type = frame.type === 'contact-form-init' ? frame.type : 'offline-capture-init';
    confirm(session, message.messageId, { type, payload: stored.message });
  }

  async function add(session: Session, visitor: AdmittedVisitor, frame: VisitorFrame<AddingType>) {
    const message = frame.payload;
    if (await emailGate.isMissing(visitor)) return refuseWithoutEmail(session, visitor, message.messageId);
    const stored = await sendAsVisitor(session, visitor, message);
    if (!stored) return;
    const isLegacy = frame.type === 'contact-form-additional-message';
    const type = isLegacy ? frame.type : 'offline-capture-additional-message';
    confirm(session, message.messageId, { type, payload: stored.message });
  }

  const leaving = {
    pace: 'in-turn',
    handle: leave,
    onQueued: emailGate.waitFor,
  } satisfies VisitorFrameHandler<LeavingType>;
  const adding = { pace: 'in-turn', handle: add } satisfies VisitorFrameHandler<AddingType>;

  return {
    'pending-offline-capture-init': leaving,
    'contact-form-init': leaving,
    'pending-offline-capture-additional-message': adding,
    'contact-form-additional-message': adding,
    'switch-response-channel': {
      pace: 'in-turn',
      async handle(session, visitor, frame) {
        const { channel } = frame.payload;
        if (channel === 'email' && (await visitors.find(visitor)).email === null)
          return refuseWithoutEmail(session, visitor, frame.messageId);
        await visitors.switchChannel(visitor, channel, session.id);
        acknowledge(session, frame);
      },
    },
  } satisfies VisitorFrames;
}
