import type { VisitorFrame, VisitorFrameHandler, VisitorFrames, VisitorFrameType } from '../feature/frames';
import type { Conversations } from '../features/conversations';
import type { AdmittedVisitor } from '../features/visitors';
import { troubleOf } from '../platform/db';
import type { FrameAnswers } from '../sockets/createFrameAnswers';
import type { Session } from '../sockets/Session';

export interface TurnsDependencies {
  readonly handlers: Required<VisitorFrames>;
  readonly conversations: Conversations;
  readonly frameAnswers: FrameAnswers;
  readonly onFailure: (error: unknown) => void;
}

export type VisitorTurns = ReturnType<typeof createVisitorTurns>;

/** Gives each frame of a shopper's page to the feature that answers it. */
export function createVisitorTurns({ handlers, conversations, frameAnswers, onFailure }: TurnsDependencies) {
  const turns = new WeakMap<Session, Promise<void>>();

  /** In turn: a switch to email must find the email that was sent before it. */
  function queue(
    session: Session,
    visitor: AdmittedVisitor,
    frame: VisitorFrame<VisitorFrameType>,
    handler: VisitorFrameHandler<VisitorFrameType>,
  ): Promise<void> {
    const messageId = nameOf(frame);
    const waitMs = conversations.mustWaitMs(visitor.conversationId, 'signals');
    if (waitMs !== null) return Promise.resolve(frameAnswers.refuse(session, messageId, 'rate', waitMs));
    const before = turns.get(session) ?? Promise.resolve();
    const turn = before
      .then(() => handler.handle(session, visitor, frame))
      .catch((error) => {
        onFailure(error);
        frameAnswers.refuse(session, messageId, troubleOf(error), 1000);
      });
    turns.set(session, turn);
    handler.onQueued?.(session, visitor, turn);
    return turn;
  }

  return {
    receive(
      session: Session,
      visitor: AdmittedVisitor,
      frame: VisitorFrame<VisitorFrameType>,
    ): void | Promise<void> {
      // Each handler stands under the type of the frames it takes.
      const handler = handlers[frame.type] as VisitorFrameHandler<VisitorFrameType>;
      if (handler.pace === 'in-turn') return queue(session, visitor, frame, handler);
      return handler.handle(session, visitor, frame);
    },
  };
}

function nameOf({ messageId, payload }: VisitorFrame<VisitorFrameType>): string | undefined {
  return messageId ?? ('messageId' in payload ? String(payload.messageId) : undefined);
}
