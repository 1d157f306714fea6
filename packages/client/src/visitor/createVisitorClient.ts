import type { OutgoingMessage } from '@shopbell/protocol';
import type { FlowEvent } from '@shopbell/rules/conversation';
import type { Connection } from '../connection/createConnection';
import { createChannel } from '../conversation/createChannel';
import { createAttention } from './attention';
import { createCapturedEmail } from './capturedEmail';
import { createChatFlow } from './chatFlow';
import { createCredentials } from './credentials';
import { createCurrentConversation } from './currentConversation';
import { createFlowSends } from './flowSends';
import { createOrphans } from './orphans';
import { createOutbox } from './outbox/createOutbox';
import { createSeenReport } from './seenReport';
import { createServerClock } from './serverClock';
import { createTabs } from './tabs';
import type { VisitorClient, VisitorClientOptions } from './VisitorClient';
import { createVisitorCalls } from './visitorCalls';
import { createVisitorConnection } from './visitorConnection';
import { createVisitorNotes } from './visitorNotes';
import { createVisitorState } from './visitorState';

/** What is kept names no browser; what leaves names the one that it leaves from. */
const naming = (message: OutgoingMessage, revenueId?: string): OutgoingMessage =>
  message.metadata ? { ...message, metadata: { ...message.metadata, revenueId } } : message;

/**
 * The shopper's side of one chat: a token, a connection, a conversation, and what of it is unread. Each part stands by
 * itself; here they hear of each other.
 */
export function createVisitorClient(options: VisitorClientOptions): VisitorClient {
  const { environment, storage, appId } = options;
  const clientInstanceId = environment.newInstanceId();
  const send = (frame: object): boolean => connection.send(frame);
  const refresh = (): void => state.refresh();

  const flow = createChatFlow();
  const notes = createVisitorNotes(options);
  const clock = createServerClock(environment, clientInstanceId);
  const seenReport = createSeenReport(send);
  const capturedEmail = createCapturedEmail({ environment, storage, appId, send, onLearnt: refresh });
  const state = createVisitorState(flow, capturedEmail, () => ({ current, outbox, attention, connection }));
  const outbox = createOutbox({
    environment,
    appId,
    store: options.outboxStore ?? null,
    conversationId: () => current.id(),
    onVolatile: state.storageFailed,
  });
  const current = createCurrentConversation({
    open: () =>
      createChannel({
        environment,
        clientInstanceId,
        scope: {},
        typing: 'typing-activity-shopper',
        send,
        keep: (message) => outbox.keep(naming(message)),
        leaving: (message) => naming(message, options.revenueId?.()),
      }),
    onOther: flow.begin,
    onChange: refresh,
  });
  const orphans = createOrphans({
    environment,
    clientInstanceId,
    outbox,
    tabs: () => tabs,
    channel: current.channel,
  });
  const tabs = createTabs({
    environment,
    appId,
    clientInstanceId,
    onLeading: orphans.look,
    onGone: orphans.adopt,
    onNews(news) {
      if (news.type === 'wrote') return tabs.watch(news.clientInstanceId);
      attention.seenElsewhere(news.id);
      refresh();
    },
  });
  const attention = createAttention({
    environment,
    storage,
    appId,
    mayChime: () => tabs.isLeading,
    onChime: () => options.onChime?.(),
  });
  const credentials = createCredentials({
    environment,
    serverNow: clock.now,
    baseUrl: options.baseUrl,
    appId,
    appKey: options.appKey ?? null,
    read: notes.token,
    write: notes.noteToken,
    // What was seen was seen in the old conversation, which may be that of an earlier page.
    onOtherConversation(isAnew) {
      if (isAnew) forgetShopper();
      attention.forget();
    },
  });
  const flowSends = createFlowSends({
    environment,
    clientInstanceId,
    send,
    onOutcome: (kind, isFailed) => dispatch({ type: isFailed ? 'flow-failed' : 'flow-sent', flow: kind }),
    onProblem: options.onProblem ?? (() => {}),
  });

  function dispatch(event: FlowEvent): void {
    flow.advance(event);
    refresh();
  }

  function forgetShopper(): void {
    notes.dropPersonal();
    capturedEmail.forget();
  }

  const parts = {
    current,
    credentials,
    notes,
    clock,
    capturedEmail,
    seenReport,
    flowSends,
    orphans,
    tabs,
    send,
    refresh,
  };
  const connection: Connection = createVisitorConnection(options, parts);
  current.listen();
  return createVisitorCalls(options, {
    ...parts,
    clientInstanceId,
    store: state.store,
    flow,
    attention,
    outbox,
    connection,
    dispatch,
    forgetShopper,
  });
}
