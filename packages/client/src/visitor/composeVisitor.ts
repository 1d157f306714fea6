import { storageKey } from '@shopbell/protocol';
import { createChannel } from '../conversation/createChannel';
import { createAttention } from './attention';
import { createCapturedEmail } from './capturedEmail';
import { createCurrent } from './createCurrent';
import { createOrphans } from './createOrphans';
import { createSeenReport } from './createSeenReport';
import { createShown } from './createShown';
import { createCredentials } from './credentials';
import { createFlowSends } from './flowSends';
import { createOutbox } from './outbox/createOutbox';
import { createPresence } from './presence';
import { readCapturedEmail } from './storage';
import { readJson } from './storage/readJson';
import { createTabs } from './tabs';
import type { VisitorClientOptions } from './VisitorClient';

/** The connection as the parts need it; it is opened with them in hand. */
export interface Line {
  readonly send: (frame: object) => boolean;
  readonly isOpen: () => boolean;
}

export type VisitorParts = ReturnType<typeof composeVisitor>;

export function composeVisitor(options: VisitorClientOptions, { send, isOpen }: Line) {
  const { environment, storage, appId, baseUrl, appKey = null, onProblem = () => {} } = options;
  const clientInstanceId = environment.newInstanceId();
  const key = (name: Parameters<typeof storageKey>[1]) => storageKey(appId, name);
  const givenEmail = () => readCapturedEmail(storage, appId);
  const store = options.outboxStore ?? null;
  const onVolatile = () => shown.learn({ isStorageVolatile: true });
  const outbox = createOutbox({ environment, appId, store, conversationId: () => current.id(), onVolatile });
  const tabs = createTabs({
    ...{ environment, appId, clientInstanceId },
    onLeading: () => orphans.look(),
    onGone: (gone) => void orphans.adopt(gone),
    onNews(news) {
      if (news.type === 'wrote') return tabs.watch(news.clientInstanceId);
      attention.seenElsewhere(news.id);
      shown.refresh();
    },
  });
  const attention = createAttention({
    ...{ environment, storage, appId },
    mayChime: () => tabs.isLeading,
    onChime: () => options.onChime?.(),
  });
  const shown = createShown({
    email: givenEmail(),
    channel: () => current.channel(),
    isConnected: isOpen,
    look(conversation) {
      outbox.retain(conversation.outbox);
      attention.look(conversation);
      return attention.unread(conversation);
    },
  });
  const learnEmail = (email: string): void => {
    storage.write(key('captured-email'), email);
    shown.learn({ email });
  };
  const typing = 'typing-activity-shopper';

  const channelOptions = {
    environment,
    clientInstanceId,
    scope: {},
    typing,
    send,
    keep: outbox.keep,
  } as const;
  const current = createCurrent(() => createChannel(channelOptions), shown);
  const orphans = createOrphans({
    ...{ clientInstanceId, outbox, tabs },
    isInConversation: () => current.id() !== null,
    adopt: (messages) => current.channel().adopt(messages),
  });
  return {
    ...{
      clientInstanceId,
      key,
      onProblem,
      send,
      outbox,
      tabs,
      attention,
      shown,
      learnEmail,
      current,
      orphans,
    },
    seenReport: createSeenReport(send),
    credentials: createCredentials({
      ...{ environment, baseUrl, appId, appKey },
      read: () => readJson(storage, key('token'), onProblem),
      write: (value) => storage.write(key('token'), value),
      // What was seen was seen in the old conversation, which may be that of an earlier page.
      onOtherConversation: () => attention.forget(),
    }),
    capturedEmail: createCapturedEmail({ environment, read: givenEmail, write: learnEmail, send }),
    presence: createPresence(environment, send, () =>
      Number(storage.read(key('last-active')) ?? environment.now()),
    ),
    flowSends: createFlowSends({
      ...{ environment, clientInstanceId, send, onProblem },
      onOutcome: (flow, isFailed) => shown.dispatch({ type: isFailed ? 'flow-failed' : 'flow-sent', flow }),
    }),
  };
}
