import { useIsLasting, useStore } from '@shopbell/looks';
import type { FileAttachment } from '@shopbell/protocol';
import { useEffect, useRef, useState } from 'react';
import { attachmentsOf } from '../attachments';
import { lazyView } from '../chunks';
import type { AttachmentTrayProps } from '../content/lazy/AttachmentTray';
import { acceptedFiles, isSendingFile, useFileIntake } from '../content/uploads';
import { Composer, type ConversationProps, draftOf, Skeletons, sayRefused, sendText } from '../conversations';
import { useTexts } from '../i18n';
import { earlyWordsOf } from './earlyWordsOf';
import { TakeFocus } from './TakeFocus';
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
  () => import('../content/lazy/AttachmentTray'),
  null,
);

export function ConversationScreen() {
  const widget = useWidget();
  const isTakenOver = useIsTakenOver();
  const { client } = widget;
  const { t } = useTexts();
  const visitor = useStore(client.store);
  const { messages } = visitor.conversation;
  const isForgetful = useStore(widget.isStorageVolatile) || visitor.isStorageVolatile;
  const isVolatile = isTakenOver && isForgetful;
  const { isOpen } = useStore(widget.window);
  const { size, isHidden } = useStore(widget.page);
  const { set: setDraft } = draftOf(widget);
  const draft = useStore(draftOf(widget));
  const attachments = attachmentsOf(widget);
  const uploads = useStore(attachments.items);
  const { areAttachmentsDisabled = false } = useStore(widget.overrides);
  // What was sent before stays before: it may still wait for the client's code or the shop's settings.
  const early = earlyWordsOf(widget);
  const waiting = useStore(early.waiting);
  const isReady = useStore(client.isReady) && waiting.length === 0;
  const [isAtBottom, setIsAtBottom] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const isConnecting = useIsLasting(!visitor.isConnected, offlineNoticeDelayMs);
  const isTouch = size === 'small';

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message that stands in view is seen
  useEffect(() => {
    if (isOpen && isAtBottom && !isHidden) void client.run((loaded) => loaded.markSeen());
  }, [client, isOpen, isAtBottom, isHidden, messages]);

  const isUploading = isSendingFile(uploads);
  const files = uploads.flatMap(({ state }) => (state.kind === 'done' ? [state.attachment] : []));
  const canSend = !isUploading && (files.length > 0 ? isReady : draft.trim() !== '');
  const send = async (text: string, withFiles: readonly FileAttachment[] = []) => {
    field.current?.focus();
    const isTaken = (await sendText(widget, text, withFiles)) !== null;
    if (!isTaken) sayRefused(widget);
    return isTaken;
  };
  const sendDraft = () => {
    if (!isReady) {
      early.wait([widget.unsent.keep(draft.trim())]);
      return setDraft('');
    }
    void send(draft, files).then((isTaken) => {
      if (!isTaken) return;
      setDraft('');
      attachments.take();
    });
  };
  const intake = useFileIntake(attachments.add, !areAttachmentsDisabled);

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
        sent={waiting.map(({ content }) => content.text)}
        isOpen={isOpen}
        isTouch={isTouch}
        onQuickReply={(reply) => void send(reply)}
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
              onRetry={attachments.retry}
              onRemove={attachments.remove}
            />
          )
        }
        onDraft={setDraft}
        onFiles={attachments.add}
        onSend={sendDraft}
      />
      <TakeFocus on="textarea" />
    </div>
  );
}
