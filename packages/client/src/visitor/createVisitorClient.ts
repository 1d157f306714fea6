import type { FlowEvent } from '@shopbell/rules/conversation';
import type { Connection } from '../connection/createConnection';
import { createCapturedEmail } from './capturedEmail';
import { createChatFlow } from './chatFlow';
import { createCredentials } from './credentials';
import { createFlowSends } from './flowSends';
import { createSeenReport } from './seenReport';
import { createServerClock } from './serverClock';
import type { VisitorClient, VisitorClientOptions } from './VisitorClient';
import { createVisitorCalls } from './visitorCalls';
import { createVisitorConnection } from './visitorConnection';
import { createVisitorConversation } from './visitorConversation';
import { createVisitorNotes } from './visitorNotes';
import { createVisitorState } from './visitorState';

/**
 * The shopper's side of one chat: a token, a connection, a conversation, and what of it is unread. Each part stands by
 * itself; here they hear of each other.
 */
export function createVisitorClient(options: VisitorClientOptions): VisitorClient {
  const { environment } = options;
  const clientInstanceId = options.clientInstanceId ?? environment.newInstanceId();
  const send = (frame: object): boolean => connection.send(frame);
  const refresh = (): void => state.refresh();

  const flow = createChatFlow();
  const notes = createVisitorNotes(options);
  const clock = createServerClock(environment, clientInstanceId);
  const seenReport = createSeenReport(send);
  const capturedEmail = createCapturedEmail({ ...options, send, onLearnt: refresh });
  const state = createVisitorState(flow, capturedEmail, () => ({ ...conversation, connection }));
  const conversation = createVisitorConversation(options, {
    clientInstanceId,
    send,
    refresh,
    onOther: flow.begin,
    onVolatile: state.storageFailed,
  });
  const credentials = createCredentials({
    ...options,
    serverNow: clock.now,
    appKey: options.appKey ?? null,
    read: notes.token,
    write: notes.noteToken,
    // What was seen was seen in the old conversation, which may be that of an earlier page.
    onOtherConversation(isAnew) {
      if (isAnew) forgetShopper();
      conversation.attention.forget();
    },
  });
  const flowSends = createFlowSends({
    ...options,
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
    ...conversation,
    ...{ flow, credentials, notes, clock, capturedEmail, seenReport, flowSends, send, refresh },
  };
  const connection: Connection = createVisitorConnection(options, parts);
  conversation.current.listen();
  return createVisitorCalls(options, {
    ...parts,
    ...{ clientInstanceId, store: state.store, connection, dispatch, forgetShopper },
  });
}
