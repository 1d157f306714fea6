import { useIsLasting, useStore } from '@shopbell/looks';
import { fillMacro, firstNameOf } from '@shopbell/rules/macros';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { browserDates } from '../app/dates';
import { lazyPart } from '../app/lazyPart';
import { useNow } from '../app/useNow';
import { useConnection } from '../desk/useConnection';
import { useDesk } from '../desk/useDesk';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { colleaguesQuery } from '../inbox/inboxQueries';
import { Composer, type ComposerMode, type ComposerTool } from './Composer';
import { ConversationHeader, type Menu } from './ConversationHeader';
import { detailQuery, notesQuery } from './detailQueries';
import { mentionsIn } from './mentions';
import styles from './OpenConversation.module.css';
import { Thread } from './Thread';
import { LoadingThread, NoConversation, StuckThread } from './ThreadStates';
import { TypingStatus } from './TypingStatus';
import { useConversation } from './useConversation';
import { useConversationActions } from './useConversationActions';
import { useConversationKeys } from './useConversationKeys';
import { useDraft } from './useDraft';
import { useSidebar } from './useSidebar';
import { useViewing } from './useViewing';

const VisitorSidebar = lazyPart(async () => (await import('../visitors/lazy/VisitorSidebar')).VisitorSidebar);

const loadPatienceMs = 8000;
const noNotes = [] as const;
const noViewers = [] as const;

export function OpenConversation({ conversationId }: { readonly conversationId: string }) {
  const { desk, member } = useDesk();
  const channel = desk.channel(conversationId);
  const { isConnected } = useConnection(desk.client);
  const dates = useMemo(browserDates, []);
  const nowMs = useNow(60_000);
  const detail = useQuery(detailQuery(conversationId));
  const { data: notes = noNotes } = useQuery(notesQuery(conversationId));
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const viewers = useStore(desk.viewers.store)[conversationId] ?? noViewers;
  const [mode, setMode] = useState<ComposerMode>('reply');
  const [tool, setTool] = useState<ComposerTool | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [reply, setReply] = useDraft(conversationId);
  const [noteText, setNoteText] = useDraft(`${conversationId}:note`);
  const sidebar = useSidebar();
  const tray = desk.trays.of(conversationId);
  const trayItems = useStore(tray.store);
  const field = useRef<HTMLTextAreaElement>(null);
  const wrote = useViewing(desk.client, conversationId, isConnected);
  const adding = useAddNote(conversationId, () => setNoteText(''));

  const visitor = detail.data?.visitor;
  const summary = detail.data?.summary ?? desk.lists.knownRow(conversationId);
  const seenMs = visitor?.seenAt ? Date.parse(visitor.seenAt) : null;
  const thread = useConversation({ channel, notes, ownName: member.name, seenMs, isConnected, dates });
  const isStuck = useIsLasting(isConnected && !thread.isLoaded, loadPatienceMs);
  const visitorName = summary?.visitorName ?? thread.shopperName ?? 'Shopper';
  const actions = useConversationActions(summary);
  const isMissing = detail.error !== null && 'code' in detail.error && detail.error.code === 'not-found';

  useEffect(() => {
    desk.looksAt(conversationId);
    return () => desk.looksAt(null);
  }, [desk, conversationId]);

  function choose(wanted: ComposerMode) {
    setMode(wanted);
    field.current?.focus();
  }

  useConversationKeys({
    summary,
    actions,
    choose,
    openMenu: setMenu,
    openTool: (wanted) => {
      setMode('reply');
      setTool(wanted);
    },
    toggleSidebar: sidebar.toggle,
    insertMacro,
  });

  function changeReply(text: string) {
    setReply(text);
    wrote(text);
    if (text !== '') channel.type();
  }

  function send(text: string) {
    const attachments = tray.take();
    channel.queue(
      attachments.length > 0 ? { type: 'attachments', text, attachments } : { type: 'text', text },
    );
    changeReply('');
  }

  function fill(text: string): string {
    return fillMacro(text, {
      'visitor.name': visitor?.name ?? null,
      'visitor.firstName': visitor?.name ? firstNameOf(visitor.name) : null,
      'visitor.email': visitor?.email ?? null,
      'agent.name': member.name,
      'agent.firstName': firstNameOf(member.name),
      'shop.name': member.shop.name,
    }).text;
  }

  function insertMacro(text: string) {
    setMode('reply');
    changeReply(reply === '' ? fill(text) : `${reply.trimEnd()}\n${fill(text)}`);
    field.current?.focus();
  }

  if (isMissing) return <NoConversation />;
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
        {thread.isLoaded ? (
          <Thread
            {...thread}
            visitorName={visitorName}
            ownName={member.name}
            nowMs={nowMs}
            dates={dates}
            isConnected={isConnected}
            onLoadOlder={() => channel.loadOlder()}
            onRetry={(key) => channel.retry(key)}
            onDiscard={(key) => desk.toasts.say('The reply was discarded.', channel.discard(key))}
          />
        ) : isStuck ? (
          <StuckThread onRetry={() => channel.opened()} />
        ) : (
          <LoadingThread />
        )}
        <TypingStatus visitorName={visitorName} isTyping={thread.isOtherSideTyping} viewers={viewers} />
        <Composer
          visitorName={visitorName}
          mode={mode}
          tool={tool}
          text={mode === 'note' ? noteText : reply}
          tray={trayItems}
          colleagues={colleagues}
          problem={mode === 'note' && adding.isError ? problemText(adding.error) : null}
          isBusy={mode === 'note' && adding.isPending}
          field={field}
          onMode={choose}
          onTool={setTool}
          onChange={mode === 'note' ? setNoteText : changeReply}
          onSend={
            mode === 'note' ? (text) => adding.mutate({ text, mentions: mentionsIn(text, colleagues) }) : send
          }
          onFill={fill}
          onFiles={tray.addFiles}
          onCard={tray.addCard}
          onTrayRetry={tray.retry}
          onTrayRemove={tray.remove}
        />
      </div>
      {sidebar.isOpen && (
        <aside className={styles.sidebar} aria-label="Details">
          <Suspense>
            <VisitorSidebar detail={detail} dates={dates} nowMs={nowMs} onClose={sidebar.toggle} />
          </Suspense>
        </aside>
      )}
    </div>
  );
}

/** Under one id until it stands: a note that was sent twice is one note. */
function useAddNote(conversationId: string, onAdded: () => void) {
  const queryClient = useQueryClient();
  const id = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: async (note: { readonly text: string; readonly mentions: readonly string[] }) => {
      await sendJson('POST', `conversations/${conversationId}/notes`, { id: id.current, ...note });
      id.current = crypto.randomUUID();
      onAdded();
      await queryClient.invalidateQueries({ queryKey: notesQuery(conversationId).queryKey });
    },
  });
}
