import type { Connection } from '../connection/createConnection';
import type { WritableStore } from '../createStore';
import type { createAttention } from './attention';
import { type createOutbox, hasRoom } from './outbox/createOutbox';
import type { VisitorClient, VisitorClientOptions, VisitorState } from './VisitorClient';
import type { VisitorConnectionParts } from './visitorConnection';

/** All that the page's calls reach. */
export interface VisitorParts extends VisitorConnectionParts {
  readonly clientInstanceId: string;
  readonly store: WritableStore<VisitorState>;
  readonly attention: ReturnType<typeof createAttention>;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly connection: Connection;
  readonly dispatch: VisitorClient['dispatch'];
  readonly forgetShopper: () => void;
}

/** What a page may ask of the client. */
export function createVisitorCalls(options: VisitorClientOptions, parts: VisitorParts): VisitorClient {
  const { clock, connection, credentials, current, flow, flowSends, orphans, refresh, send, tabs } = parts;

  function nudge(): void {
    connection.nudge();
    refresh();
  }

  return {
    store: parts.store,
    credentials: credentials.store,
    connect() {
      tabs.join();
      connection.start();
      connection.nudge();
    },
    disconnect() {
      connection.stop();
      orphans.stop();
      tabs.leave();
    },
    nudge,
    serverNow: clock.now,
    retry(outgoing) {
      current.channel().retry(outgoing);
      nudge();
    },
    type: () => current.channel().type(),
    loadOlder: () => current.channel().loadOlder(),
    sendFlow: flowSends.send,
    signal: (type, payload) => send({ type, payload }),
    dispatch: parts.dispatch,
    trackFile: trackFileWith(flow, refresh),
    reopenCount: connection.reopenCount,
    async token(isRenewal) {
      if (isRenewal) credentials.refused();
      return (await credentials.current()).token;
    },
    ...conversationCalls(options, parts),
    logout: logoutOf(parts),
  };
}

/** What is said in the conversation, and that it was seen. */
function conversationCalls(
  { startContext }: VisitorClientOptions,
  {
    attention,
    capturedEmail,
    clientInstanceId,
    current,
    flow,
    notes,
    refresh,
    seenReport,
    tabs,
  }: VisitorParts,
): Pick<VisitorClient, 'send' | 'markSeen' | 'setEmail'> {
  return {
    send(content, metadata, given) {
      if (!hasRoom(current.waiting())) return null;
      notes.noteSending();
      flow.sending(current.state(), startContext);
      const messageId = current.channel().queue(content, metadata, given);
      tabs.tell({ type: 'wrote', clientInstanceId });
      return messageId;
    },
    markSeen() {
      const seen = attention.see(current.state().conversation);
      if (!seen) return;
      tabs.tell({ type: 'seen', id: seen.id });
      if (seen.at !== null) {
        flow.advance({ type: 'seen', at: seen.at });
        seenReport.tell(seen.at);
      }
      refresh();
    },
    setEmail(given, name) {
      capturedEmail.set(given, name);
      // What was refused for want of it goes behind it, and the server lets it wait for its turn.
      for (const { message, delivery } of current.waiting())
        if (delivery.kind === 'unsent' && delivery.because === 'email-required')
          current.channel().retry(message);
    },
  };
}

function trackFileWith(flow: VisitorParts['flow'], refresh: () => void): VisitorClient['trackFile'] {
  const count = (change: 1 | -1): void => {
    flow.countFiles(change);
    refresh();
  };
  return (upload) => {
    count(1);
    return upload.finally(() => count(-1));
  };
}

function logoutOf(parts: VisitorParts): VisitorClient['logout'] {
  return (isDoneElsewhere = false) => {
    parts.connection.stop();
    if (!isDoneElsewhere) {
      parts.forgetShopper();
      void parts.outbox.forget();
    }
    parts.attention.forget();
    parts.credentials.forget();
    parts.capturedEmail.forget();
    parts.seenReport.forget();
    parts.current.leave();
  };
}
