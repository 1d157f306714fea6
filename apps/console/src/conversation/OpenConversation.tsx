import { useMemo } from 'react';
import { browserDates } from '../app/dates';
import { useIsLasting } from '../app/useIsLasting';
import { useNow } from '../app/useNow';
import { useConnection } from '../desk/useConnection';
import { useDesk } from '../desk/useDesk';
import { useConversations } from '../inbox/useConversations';
import { Composer } from './Composer';
import { ConversationHeader } from './ConversationHeader';
import { Thread } from './Thread';
import { LoadingThread, StuckThread } from './ThreadStates';
import { TypingStatus } from './TypingStatus';
import { useConversation } from './useConversation';
import { useDraft } from './useDraft';

const loadPatienceMs = 8000;

export function OpenConversation({ conversationId }: { readonly conversationId: string }) {
  const { desk, member } = useDesk();
  const channel = desk.channel(conversationId);
  const { isConnected } = useConnection(desk.client);
  const dates = useMemo(browserDates, []);
  const nowMs = useNow(60_000);
  const [draft, setDraft] = useDraft(conversationId);
  const thread = useConversation({ channel, ownName: member.name, isConnected, dates });
  const isStuck = useIsLasting(isConnected && !thread.isLoaded, loadPatienceMs);
  const summary = useConversations().conversations.find((row) => row.conversationId === conversationId);
  const visitorName = summary?.visitorName ?? thread.shopperName ?? 'Shopper';

  function change(text: string) {
    setDraft(text);
    if (text !== '') channel.type();
  }

  function send(text: string) {
    channel.queue({ type: 'text', text });
    setDraft('');
  }

  return (
    <>
      <ConversationHeader
        visitorName={visitorName}
        seed={conversationId}
        appName={summary?.appName ?? null}
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
        />
      ) : isStuck ? (
        <StuckThread onRetry={() => channel.opened()} />
      ) : (
        <LoadingThread />
      )}
      <TypingStatus visitorName={visitorName} isTyping={thread.isOtherSideTyping} />
      <Composer visitorName={visitorName} text={draft} onChange={change} onSend={send} />
    </>
  );
}
