import type { ConfirmationType, ProblemCode, ServerFrame } from '@shopbell/protocol';
import type { Metrics } from '../platform/metrics';
import { createNack } from './readFrame';
import type { Session } from './Session';

export type FrameAnswers = ReturnType<typeof createFrameAnswers>;

/** How a frame is answered on the socket it came by. */
export function createFrameAnswers(metrics: Metrics) {
  function confirm<Type extends ConfirmationType>(
    session: Session,
    messageId: string | undefined,
    frame: { type: Type; payload: Extract<ServerFrame, { type: Type }>['payload'] },
  ): void {
    session.send({ ...frame, ...(messageId !== undefined && { messageId }) } as ServerFrame);
  }

  return {
    confirm,

    /** Without a name for it, a refusal is only counted. */
    refuse(session: Session, messageId: string | undefined, code: ProblemCode, retryAfterMs = 0): void {
      if (messageId === undefined) return metrics.drops.inc({ reason: code });
      metrics.nacks.inc({ code });
      session.send({ type: 'nack-message', messageId, payload: createNack(code, retryAfterMs) });
    },

    acknowledge(
      session: Session,
      { type, messageId }: { type: string; messageId: string | undefined },
    ): void {
      confirm(session, messageId, { type: 'acknowledged', payload: { type } });
    },

    askForEmail(session: Session, { conversationId }: { readonly conversationId: string }): void {
      session.send({ type: 'require-email-capture', payload: { conversationId } });
    },
  };
}
