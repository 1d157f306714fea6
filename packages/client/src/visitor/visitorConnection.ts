import { closeCodes } from '@shopbell/protocol';
import { type Connection, createConnection } from '../connection/createConnection';
import type { createCapturedEmail } from './capturedEmail';
import type { createChatFlow } from './chatFlow';
import type { createCredentials } from './credentials';
import type { CurrentConversation } from './currentConversation';
import type { createFlowSends } from './flowSends';
import { createFrameReader } from './frameReader';
import type { createOrphans } from './orphans';
import { createPresence } from './presence';
import type { createSeenReport } from './seenReport';
import type { createServerClock } from './serverClock';
import { socketAddress } from './socketAddress';
import type { createTabs } from './tabs';
import type { VisitorClientOptions } from './VisitorClient';
import type { createVisitorNotes } from './visitorNotes';

/** All that a connection, its end and its frames mean something to. */
export interface VisitorConnectionParts {
  readonly current: CurrentConversation;
  readonly flow: ReturnType<typeof createChatFlow>;
  readonly credentials: ReturnType<typeof createCredentials>;
  readonly notes: ReturnType<typeof createVisitorNotes>;
  readonly clock: ReturnType<typeof createServerClock>;
  readonly capturedEmail: ReturnType<typeof createCapturedEmail>;
  readonly seenReport: ReturnType<typeof createSeenReport>;
  readonly flowSends: ReturnType<typeof createFlowSends>;
  readonly orphans: ReturnType<typeof createOrphans>;
  readonly tabs: ReturnType<typeof createTabs>;
  readonly send: (frame: object) => boolean;
  readonly refresh: () => void;
}

/** The connection to the conversation that the token names, and what is done when it opens and when it is lost. */
export function createVisitorConnection(
  options: VisitorClientOptions,
  parts: VisitorConnectionParts,
): Connection {
  const { current, credentials, notes, capturedEmail, seenReport, flowSends, orphans, tabs, refresh } = parts;
  const presence = createPresence(options.environment, parts.send, notes.lastActiveMs);

  async function address() {
    const { conversationId, token } = await credentials.current();
    if (current.id() !== conversationId) tabs.enter(conversationId);
    current.enter(conversationId);
    return socketAddress(options, token);
  }

  const connection: Connection = createConnection(options.environment, {
    ...options,
    address,
    onOpen(opening) {
      notes.noteActive();
      capturedEmail.opened();
      current.channel().opened(opening);
      seenReport.opened();
      presence.opened();
      orphans.look();
      refresh();
    },
    onFrame: createFrameReader(options, { ...parts, connection: () => connection }),
    onFailed: refresh,
    onClose(code) {
      if (code === closeCodes.unauthorized) credentials.refused();
      presence.closed();
      flowSends.closed();
      current.channel().closed();
      refresh();
    },
  });
  return connection;
}
