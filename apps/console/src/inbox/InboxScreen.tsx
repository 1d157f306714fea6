import { Outlet, useParams } from '@tanstack/react-router';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { useDesk } from '../desk/useDesk';
import { ConversationList } from './ConversationList';
import styles from './InboxScreen.module.css';
import { inboxTitle } from './inboxTitle';
import { useConversations } from './useConversations';

export function InboxScreen() {
  const { conversationId } = useParams({ strict: false });
  const list = useConversations();
  const { member } = useDesk();
  useDocumentTitle(inboxTitle(list.waitingCount));
  return (
    <main className={styles.inbox} data-showing={conversationId === undefined ? 'list' : 'conversation'}>
      <div className={styles.list}>
        <ConversationList {...list} openId={conversationId ?? null} appKey={member.shop.appKey} />
      </div>
      <div className={styles.conversation}>
        <Outlet />
      </div>
    </main>
  );
}
