import type { VisitorClient } from '@shopbell/client/visitor';
import type { LauncherSettings } from '@shopbell/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Composer, MessageList, type TimelineMessage, timeline } from '../conversations';
import { BellIcon } from '../icons';
import { ChatWindow } from '../window/ChatWindow';
import { useDelayed } from './useDelayed';
import { useStore } from './useStore';

export interface ConversationScreenProps {
  readonly settings: LauncherSettings;
  readonly client: VisitorClient;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ConversationScreen({ settings, client, isOpen, onClose }: ConversationScreenProps) {
  const { conversation, isConnected, isOtherSideTyping, isLoadingOlder } = useStore(client.store);
  const { messages, outbox, isLoaded } = conversation;
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const items = useMemo(() => timeline(messages, outbox), [messages, outbox]);
  const isOffline = useDelayed(!isConnected, 2000);

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message in the open window is seen
  useEffect(() => {
    if (isOpen) client.markSeen();
  }, [client, isOpen, messages]);

  const send = () => {
    client.send({ type: 'text', text: draft.trim() }, { currentUrl: location.href });
    setDraft('');
    field.current?.focus();
  };
  const retry = useCallback(
    (item: TimelineMessage) => item.entry && client.retry(item.entry.message),
    [client],
  );
  const loadOlder = useCallback(() => client.loadOlder(), [client]);

  return (
    <ChatWindow
      name={settings.name}
      introduction={settings.decoration.introductionText}
      background={settings.decoration.backgroundStyle}
      isOpen={isOpen}
      notice={isOffline ? 'Connecting… What you write is kept and sent.' : null}
      onClose={onClose}
    >
      <MessageList
        messages={items}
        isLoaded={isLoaded}
        isTyping={isOtherSideTyping}
        isLoadingOlder={isLoadingOlder}
        empty={<EmptyConversation />}
        onRetry={retry}
        onReachTop={loadOlder}
      />
      <Composer
        field={field}
        draft={draft}
        onSend={send}
        onDraft={(text) => {
          setDraft(text);
          if (text.trim() !== '') client.type();
        }}
      />
    </ChatWindow>
  );
}

const EmptyConversation = () => (
  <div className="empty">
    <BellIcon />
    <strong>Ask us anything</strong>
    Write a message below and we will answer here.
  </div>
);
