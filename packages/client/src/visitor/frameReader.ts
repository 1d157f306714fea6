import type { Connection } from '../connection/createConnection';
import type { ChannelFrame } from '../conversation/ChannelFrame';
import type { ConversationChannel } from '../conversation/createChannel';
import type { createCapturedEmail } from './capturedEmail';
import type { createFlowSends } from './flowSends';
import type { createServerClock } from './serverClock';
import type { VisitorClientOptions } from './VisitorClient';

/** Frames whose sender waits for nothing more. */
const answers = ['acknowledged', 'email-captured', 'live-chat-init', 'visitor-changed'];

export interface FrameReaderOptions extends Pick<VisitorClientOptions, 'onFrame' | 'onProblem'> {
  readonly connection: () => Connection;
  readonly channel: () => ConversationChannel;
  readonly clock: ReturnType<typeof createServerClock>;
  readonly capturedEmail: ReturnType<typeof createCapturedEmail>;
  readonly flowSends: ReturnType<typeof createFlowSends>;
}

/** Gives each frame to whatever of the client, or of the app, it is for. One that nobody knows is a problem. */
export function createFrameReader(options: FrameReaderOptions) {
  const { connection, channel, clock, capturedEmail, flowSends } = options;
  return (frame: ChannelFrame): void => {
    if (frame.type === 'drain')
      return connection().moveAway(
        channel().store.get().conversation.outbox.length ? 0 : frame.payload.retryAfterMs,
      );
    if (frame.type === 'heartbeat') return channel().headAnnounced(frame.payload.headId);
    if (frame.type === 'email-captured') capturedEmail.learn(frame.payload.email);
    if (frame.type === 'conversation-message') clock.heard(frame.payload);
    if (frame.type === 'nack-message' && capturedEmail.refused(frame.messageId)) return;
    const isKnown = flowSends.receive(frame) || channel().receive(frame) || answers.includes(frame.type);
    const isTaken = options.onFrame?.(frame) ?? false;
    const judge = (isSomeones: boolean) =>
      isSomeones || options.onProblem?.({ code: 'UNKNOWN_FRAME', info: { type: String(frame.type) } });
    if (typeof isTaken === 'boolean') judge(isKnown || isTaken);
    else if (!isKnown) void isTaken.then(judge);
  };
}
