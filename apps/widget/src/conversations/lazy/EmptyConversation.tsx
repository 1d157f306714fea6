import { useTexts } from '../../i18n';
import { BellIcon } from '../../icons';

export interface EmptyConversationProps {
  readonly quickReplies: readonly string[];
  readonly onQuickReply: (reply: string) => void;
}

export function EmptyConversation({ quickReplies, onQuickReply }: EmptyConversationProps) {
  const { t } = useTexts();
  return (
    <>
      <div className="empty">
        <BellIcon />
        <strong>{t('conversationEmptyTitle')}</strong>
        {t('conversationEmptyText')}
      </div>
      {quickReplies.length > 0 && (
        <ul className="quick-replies" aria-label={t('quickRepliesLabel')}>
          {quickReplies.map((reply) => (
            <li key={reply}>
              <button type="button" onClick={() => onQuickReply(reply)}>
                {reply}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
