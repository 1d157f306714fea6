import { useStore } from '@shopbell/looks';
import { useMemo, useState } from 'react';
import { Pieces } from '../../app/Pieces';
import { useWidget } from '../../app/WidgetContext';
import { Guarded, lazyView } from '../../chunks';
import { Announcer } from './Announcer';
import type { EmailOffer } from './EmailOffer';
import { EmptyConversation } from './EmptyConversation';
import { MessageList } from './MessageList';
import { timeline } from './timeline';
import { useConversationActions } from './useConversationActions';

const AskForEmail = lazyView('email', () => import('./EmailOffer'));
const WaitNotice = lazyView('wait', () => import('../../waiting/lazy/WaitNotice'));

export interface ConversationProps {
  /** Words that were sent before there was anything to send them. */
  readonly sent: readonly string[];
  readonly isOpen: boolean;
  readonly isTouch: boolean;
  readonly onQuickReply: (reply: string) => void;
  readonly onBottom: (isAtBottom: boolean) => void;
}

/** What has been said. It comes with the client, since before that there is nothing to show. */
export function View({ sent, isOpen, isTouch, onQuickReply, onBottom }: ConversationProps) {
  const widget = useWidget();
  const { conversation, isOtherSideTyping, isLoadingOlder, unread, hasGivenUp } = useStore(
    widget.client.store,
  );
  const details = useStore(widget.details);
  const [email, setEmail] = useState<EmailOffer | null>(null);
  const { retry, loadOlder, ...actions } = useConversationActions();
  const quickReplies = details?.settings?.quickReplies;
  const answer = (reply: string) =>
    quickReplies?.actions?.some((each) => each.reply === reply)
      ? widget.router.push('/linked-reply', { reply })
      : onQuickReply(reply);
  const messages = useMemo(
    () =>
      timeline(email ? { ...conversation, virtual: [...conversation.virtual, email.offer] } : conversation),
    [conversation, email],
  );
  return (
    <>
      <MessageList
        messages={messages}
        sent={sent}
        unread={unread}
        isOpen={isOpen}
        isTouch={isTouch}
        hasGivenUp={hasGivenUp}
        // The shop's settings say what an empty one shows.
        isLoaded={conversation.isLoaded && details !== null}
        isTyping={isOtherSideTyping}
        isLoadingOlder={isLoadingOlder}
        baseUrl={widget.baseUrl}
        actions={{ ...actions, onEmailDeclined: () => email?.decline() }}
        empty={
          <EmptyConversation
            quickReplies={quickReplies?.enabled ? quickReplies.replies : []}
            onQuickReply={answer}
          />
        }
        onRetry={retry}
        onReachTop={loadOlder}
        onBottom={onBottom}
      />
      {conversation.messages.some(({ fromAgent }) => !fromAgent) && (
        <>
          <WaitNotice />
          <AskForEmail conversation={conversation} onOffer={setEmail} />
        </>
      )}
      <Pieces place="conversation" />
      <Guarded>
        <Announcer messages={messages} isListening={isOpen && conversation.isLoaded} />
      </Guarded>
    </>
  );
}
