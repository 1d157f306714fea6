import { closeCodes } from '@shopbell/protocol';
import { type Connection, createConnection } from '../connection/createConnection';
import type { ChannelFrame } from '../conversation/ChannelFrame';
import { createFrameTable } from '../createFrameTable';
import type { VisitorParts } from './composeVisitor';
import { socketAddress } from './socketAddress';
import type { VisitorClientOptions } from './VisitorClient';

/** The shopper's connection, and who hears of what comes by it. */
export function connectVisitor(options: VisitorClientOptions, parts: VisitorParts): Connection {
  const { environment, storage } = options;
  const { shown, current, credentials, capturedEmail, presence, flowSends, onProblem } = parts;

  async function address() {
    const { token, conversationId } = await credentials.current();
    if (current.id() !== conversationId) parts.tabs.enter(conversationId);
    current.enter(conversationId);
    return socketAddress(options, token);
  }

  const takeOwn = createFrameTable({
    drain: ({ payload }) => connection.moveAway(payload.retryAfterMs),
    heartbeat: ({ payload }) => current.channel().headAnnounced(payload.headId),
    // SOC-34: also what another tab of this conversation was told.
    'email-captured': ({ payload }) => {
      parts.learnEmail(payload.email);
      return false;
    },
    'nack-message': ({ messageId }) => capturedEmail.refused(messageId),
  });

  function receive(frame: ChannelFrame): void {
    if (takeOwn(frame)) return;
    const isKnown = flowSends.receive(frame) || current.channel().receive(frame);
    const isTaken = options.onFrame?.(frame) ?? false;
    if (!isKnown && !isTaken) onProblem({ code: 'UNKNOWN_FRAME', info: { type: String(frame.type) } });
  }

  const connection = createConnection(environment, {
    address,
    onProblem,
    ...(options.loadFallback && { loadFallback: options.loadFallback }),
    onOpen(opening) {
      storage.write(parts.key('last-active'), String(environment.now()));
      capturedEmail.opened();
      current.channel().opened(opening);
      parts.seenReport.opened();
      presence.opened();
      void parts.orphans.look();
      shown.refresh();
    },
    onFrame: receive,
    onClose(code) {
      if (code === closeCodes.unauthorized) credentials.refused();
      presence.closed();
      flowSends.closed();
      current.channel().closed();
      shown.refresh();
    },
  });
  return connection;
}
