import type { Connection } from '../connection/createConnection';
import type { ChannelFrame } from '../conversation/ChannelFrame';
import type { createCapturedEmail } from './capturedEmail';
import type { createChatFlow } from './chatFlow';
import type { CurrentConversation } from './currentConversation';
import type { createFlowSends } from './flowSends';
import type { createServerClock } from './serverClock';
import type { VisitorClientOptions } from './VisitorClient';

/** Frames whose sender waits for nothing more. */
const answers = ['acknowledged', 'email-captured', 'live-chat-init', 'visitor-changed'];

export interface FrameReaderParts {
  readonly connection: () => Connection;
  readonly current: CurrentConversation;
  readonly flow: ReturnType<typeof createChatFlow>;
  readonly clock: ReturnType<typeof createServerClock>;
  readonly capturedEmail: ReturnType<typeof createCapturedEmail>;
  readonly flowSends: ReturnType<typeof createFlowSends>;
  readonly refresh: () => void;
}

/** Gives each frame to the part of the client, or of the app, that it is for. One that nobody knows is a problem. */
export function createFrameReader(
  { onFrame, onProblem }: Pick<VisitorClientOptions, 'onFrame' | 'onProblem'>,
  { connection, current, flow, clock, capturedEmail, flowSends, refresh }: FrameReaderParts,
) {
  return (frame: ChannelFrame): void => {
    if (frame.type === 'drain')
      return connection().moveAway(current.waiting().length ? 0 : frame.payload.retryAfterMs);
    if (frame.type === 'heartbeat') return current.channel().headAnnounced(frame.payload.headId);
    if (frame.type === 'email-captured') capturedEmail.learn(frame.payload.email);
    if (frame.type === 'conversation-message') clock.heard(frame.payload);
    if (frame.type === 'synced' || frame.type === 'conversation-changed') {
      const { closedId, nowMs } = frame.payload;
      flow.closed(closedId);
      if (nowMs) clock.told(nowMs);
      refresh();
    }
    if (frame.type === 'nack-message' && capturedEmail.refused(frame.messageId)) return;
    const isKnown =
      flowSends.receive(frame) || current.channel().receive(frame) || answers.includes(frame.type);
    const isTaken = onFrame?.(frame, isKnown) ?? false;
    const judge = (isSomeones: boolean) =>
      isSomeones || onProblem?.({ code: 'UNKNOWN_FRAME', info: { type: String(frame.type) } });
    if (typeof isTaken === 'boolean') judge(isKnown || isTaken);
    else if (!isKnown) void isTaken.then(judge);
  };
}
