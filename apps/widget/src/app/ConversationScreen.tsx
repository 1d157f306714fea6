import { useIsLasting, useStore } from '@shopbell/looks';
import type { CapturedValue, FileAttachment } from '@shopbell/protocol';
import type { OutboxEntry } from '@shopbell/rules/conversation';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyView } from '../chunks';
import type { AttachmentTrayProps } from '../content/lazy/AttachmentTray';
import { acceptedFiles, isSendingFile, useFileIntake } from '../content/uploads';
import { Composer, type ConversationProps, Skeletons } from '../conversations';
import { useTexts } from '../i18n';
import { useIsTakenOver } from './useIsTakenOver';
import { useWidget } from './WidgetContext';

const offlineNoticeDelayMs = 2000;

const Conversation = lazyView<ConversationProps>(
  'conversation',
  () => import('../conversations/lazy/Conversation'),
  ({ sent }) => <Skeletons sent={sent} />,
);

const AttachmentTray = lazyView<AttachmentTrayProps>(
  'attachments',
  async () => {
    const { AttachmentTray: View } = await import('../content/lazy/AttachmentTray');
    return { View };
  },
  null,
);

export interface ConversationScreenProps {
  /** Words that were sent before the app was there and are still with us. */
  readonly sent: readonly string[];
}

export function ConversationScreen({ sent }: ConversationScreenProps) {
  const widget = useWidget();
  const isTakenOver = useIsTakenOver();
  const { client } = widget;
  const { t } = useTexts();
  const visitor = useStore(client.store);
  const { conversation, isConnected, isOtherSideTyping, isLoadingOlder, unread } = visitor;
  const isForgetful = useStore(widget.isStorageVolatile) || visitor.isStorageVolatile;
  const isVolatile = isTakenOver && isForgetful;
  const { isOpen, wasAsked } = useStore(widget.window);
  const { size, isHidden } = useStore(widget.page);
  const draft = useStore(widget.draft);
  const uploads = useStore(widget.attachments.items);
  const { areAttachmentsDisabled = false } = useStore(widget.overrides);
  const details = useStore(widget.details);
  const isReady = useStore(client.isReady);
  const { messages, isLoaded } = conversation;
  const [isSendWanted, setIsSendWanted] = useState(false);
  const [isAtBottom, setIsAtBottom] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const isConnecting = useIsLasting(!isConnected, offlineNoticeDelayMs);
  const isTouch = size === 'small';

  // With the frame in which the field appears, not behind what else arrives with it.
  useLayoutEffect(() => {
    // On a phone the field would pull up the keyboard over half of what there is to read.
    const dialog = field.current?.closest<HTMLElement>('[role=dialog]');
    // Whoever is in the window already has the focus where they want it.
    if (!isOpen || !wasAsked || !dialog || dialog.matches(':focus-within')) return;
    if (isTouch) dialog.focus();
    else field.current?.focus();
  }, [isOpen, wasAsked, isTouch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message that stands in view is seen
  useEffect(() => {
    if (isOpen && isAtBottom && !isHidden) void client.run((loaded) => loaded.markSeen());
  }, [client, isOpen, isAtBottom, isHidden, messages]);

  const isUploading = isSendingFile(uploads);
  const canSend = !isUploading && (draft.trim() !== '' || uploads.some(({ state }) => state.kind === 'done'));
  const refuse = () => widget.notices.show({ kind: 'general', type: 'danger', text: t('errorSending') });
  const send = async (text: string, files: readonly FileAttachment[] = []) => {
    field.current?.focus();
    const isTaken = (await widget.sendText(text, files)) !== null;
    if (!isTaken) refuse();
    return isTaken;
  };
  const sendDraft = () => {
    // The client's code may still be on its way: the text stays in the field until it is there.
    if (!isReady) return setIsSendWanted(true);
    setIsSendWanted(false);
    widget.setDraft('');
    void send(draft, widget.attachments.take()).then((isTaken) => !isTaken && widget.setDraft(draft));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the client has come
  useEffect(() => {
    if (isReady && isSendWanted) sendDraft();
  }, [isReady]);
  const retry = useCallback(
    ({ message }: OutboxEntry) => void client.run((loaded) => loaded.retry(message)),
    [client],
  );
  const loadOlder = useCallback(() => void client.run((loaded) => loaded.loadOlder()), [client]);
  const actions = useMemo(
    () => ({
      onEmail: async (email: string) => widget.captureEmail(email.trim()),
      onCapture: (value: CapturedValue, text: string) => widget.answerForm(value, text),
    }),
    [widget],
  );
  const intake = useFileIntake(widget.attachments.add, !areAttachmentsDisabled);
  const quickReplies = details?.settings?.quickReplies;

  return (
    <div className={intake.isOver ? 'drop-zone over' : 'drop-zone'} {...intake.handlers}>
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
      <Conversation
        conversation={conversation}
        sent={sent}
        unread={unread}
        isOpen={isOpen}
        isLoaded={isLoaded && details !== null}
        isTyping={isOtherSideTyping}
        isLoadingOlder={isLoadingOlder}
        isTouch={isTouch}
        baseUrl={widget.baseUrl}
        actions={actions}
        quickReplies={quickReplies?.enabled ? quickReplies.replies : []}
        onQuickReply={(reply) => void send(reply)}
        onRetry={retry}
        onReachTop={loadOlder}
        onBottom={setIsAtBottom}
      />
      {intake.isOver && (
        <p className="drop-here" aria-hidden="true">
          {t('composerDropFiles')}
        </p>
      )}
      <Composer
        field={field}
        draft={draft}
        canSend={canSend}
        accept={areAttachmentsDisabled ? null : acceptedFiles}
        tray={
          uploads.length > 0 && (
            <AttachmentTray
              items={uploads}
              isTouch={isTouch}
              t={t}
              onRetry={widget.attachments.retry}
              onRemove={widget.attachments.remove}
            />
          )
        }
        onDraft={widget.setDraft}
        onFiles={widget.attachments.add}
        onSend={sendDraft}
      />
    </div>
  );
}
