import { useStore } from '@shopbell/looks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Boundary } from '../app/Boundary';
import { browserDates } from '../app/dates';
import { useNow } from '../app/useNow';
import { useConnection } from '../desk/useConnection';
import { useDesk } from '../desk/useDesk';
import { Composer } from './Composer';
import { ConversationHeader } from './ConversationHeader';
import type { Menu } from './ConversationHeaderProps';
import { ConversationThread } from './ConversationThread';
import { detailQuery, notesQuery } from './detailQueries';
import styles from './OpenConversation.module.css';
import { Sidebar } from './Sidebar';
import { NoConversation } from './ThreadStates';
import { TypingStatus } from './TypingStatus';
import { useConversation } from './useConversation';
import { useConversationActions } from './useConversationActions';
import { useConversationKeys } from './useConversationKeys';
import { useSidebar } from './useSidebar';
import { useWriting } from './useWriting';

const noNotes = [] as const;
const noViewers = [] as const;

export function OpenConversation({ conversationId }: { readonly conversationId: string }) {
  const { desk, member } = useDesk();
  const { isConnected } = useConnection(desk.client);
  const dates = useMemo(browserDates, []);
  const nowMs = useNow(60_000);
  const detail = useQuery(detailQuery(conversationId));
  const { data: notes = noNotes } = useQuery(notesQuery(conversationId));
  const viewers = useStore(desk.viewers.store)[conversationId] ?? noViewers;
  const [menu, setMenu] = useState<Menu | null>(null);
  const sidebar = useSidebar();

  const visitor = detail.data?.visitor;
  const summary = detail.data?.summary ?? desk.lists.knownRow(conversationId);
  const seenMs = visitor?.seenAt ? Date.parse(visitor.seenAt) : null;
  const channel = desk.channel(conversationId);
  const isAssistantOn = detail.data?.isAssistantOn ?? false;
  const facts = { channel, notes, own: member, seenMs, isConnected, dates, isAssistantOn, nowMs };
  const thread = useConversation(facts);
  const visitorName = summary?.visitorName ?? thread.shopperName ?? 'Shopper';
  const actions = useConversationActions(summary);
  const { composer, ...writing } = useWriting({ conversationId, visitor, isConnected });
  useConversationKeys({ summary, actions, ...writing, openMenu: setMenu, toggleSidebar: sidebar.toggle });
  useEffect(() => {
    desk.looksAt(conversationId);
    return () => desk.looksAt(null);
  }, [desk, conversationId]);

  if (detail.error !== null && 'code' in detail.error && detail.error.code === 'not-found')
    return <NoConversation />;
  const time = { dates, nowMs };
  return (
    <div className={styles.pane} data-sidebar={sidebar.isOpen ? 'open' : 'closed'}>
      <div className={styles.talk}>
        <ConversationHeader
          visitorName={visitorName}
          seed={conversationId}
          summary={summary}
          actions={actions}
          menu={menu}
          onMenu={setMenu}
          isSidebarOpen={sidebar.isOpen}
          onSidebar={sidebar.toggle}
        />
        <Boundary shown={thread.entries}>
          <ConversationThread {...{ conversationId, thread, visitorName, isConnected }} {...time} />
        </Boundary>
        <Boundary shown={viewers} fallback={null}>
          <TypingStatus visitorName={visitorName} isTyping={thread.isOtherSideTyping} viewers={viewers} />
        </Boundary>
        {thread.isAssistantActive && (
          <p role="status" className={styles.takeOver}>
            The assistant answers here. Your reply takes over, and it says nothing more.
          </p>
        )}
        <Composer visitorName={visitorName} {...composer} />
      </div>
      {sidebar.isOpen && <Sidebar detail={detail} onClose={sidebar.toggle} {...time} />}
    </div>
  );
}
