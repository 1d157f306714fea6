import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  Announcer,
  Composer,
  EmptyConversation,
  MessageList,
  type TimelineMessage,
  timeline,
} from '../conversations';
import { useTexts } from '../i18n';
import { useDelayed } from './useDelayed';
import { useStore } from './useStore';
import { useWidget } from './WidgetContext';

const offlineNoticeDelayMs = 2000;

export function ConversationScreen() {
  const widget = useWidget();
  const { client } = widget;
  const { t } = useTexts();
  const visitor = useStore(client.store);
  const { conversation, isConnected, isOtherSideTyping, isLoadingOlder, unread } = visitor;
  const isVolatile = useStore(widget.isStorageVolatile) || visitor.isStorageVolatile;
  const { isOpen } = useStore(widget.window);
  const { size } = useStore(widget.page);
  const draft = useStore(widget.draft);
  const details = useStore(widget.details);
  const isReady = useStore(client.isReady);
  const { messages, outbox, isLoaded } = conversation;
  const [isSendWanted, setIsSendWanted] = useState(false);
  const [isAtBottom, setIsAtBottom] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const items = useMemo(() => timeline(messages, outbox), [messages, outbox]);
  const isConnecting = useDelayed(!isConnected, offlineNoticeDelayMs);
  const isTouch = size === 'small';

  useEffect(() => {
    // On a phone the field would pull up the keyboard over half of what there is to read.
    if (isOpen && !isTouch) field.current?.focus();
    else if (isOpen) field.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  }, [isOpen, isTouch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message that stands in view is seen
  useEffect(() => {
    if (isOpen && isAtBottom) void client.run((loaded) => loaded.markSeen());
  }, [client, isOpen, isAtBottom, messages]);

  const send = async (text: string) => {
    field.current?.focus();
    const messageId = await widget.sendText(text);
    if (messageId !== null) return true;
    widget.notices.show({ kind: 'general', type: 'danger', text: t('errorSending') });
    return false;
  };
  const sendDraft = () => {
    // The client's code may still be on its way: the text stays in the field until it is there.
    if (!isReady) return setIsSendWanted(true);
    setIsSendWanted(false);
    widget.setDraft('');
    void send(draft).then((isTaken) => !isTaken && widget.setDraft(draft));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the client has come
  useEffect(() => {
    if (isReady && isSendWanted) sendDraft();
  }, [isReady]);
  const retry = useCallback(
    ({ entry }: TimelineMessage) => entry && client.run((loaded) => loaded.retry(entry.message)),
    [client],
  );
  const loadOlder = useCallback(() => void client.run((loaded) => loaded.loadOlder()), [client]);
  const quickReplies = details?.settings?.quickReplies;

  return (
    <>
      {isConnecting && (
        <p className="connection" role="status">
          {t('connectionConnecting')}
        </p>
      )}
      {isVolatile && (
        <p className="connection" role="status">
          {t('connectionMemoryOnly')}
        </p>
      )}
      <MessageList
        messages={items}
        unread={unread}
        isOpen={isOpen}
        isLoaded={isLoaded && details !== null}
        isTyping={isOtherSideTyping}
        isLoadingOlder={isLoadingOlder}
        isTouch={isTouch}
        empty={
          <EmptyConversation
            quickReplies={quickReplies?.enabled ? quickReplies.replies : []}
            onQuickReply={send}
          />
        }
        onRetry={retry}
        onReachTop={loadOlder}
        onBottom={setIsAtBottom}
      />
      <Announcer messages={items} isOpen={isOpen} />
      <Composer field={field} draft={draft} onDraft={widget.setDraft} onSend={sendDraft} />
    </>
  );
}
