import type { ConversationState, OutboxEntry } from '@shopbell/rules/conversation';
import { useMemo } from 'react';
import { lazyView } from '../../chunks';
import type { ContentActions } from '../../content';
import { Announcer } from './Announcer';
import { EmptyConversation } from './EmptyConversation';
import { MessageList } from './MessageList';
import { timeline } from './timeline';
import { useEmailOffer } from './useEmailOffer';

const WaitNotice = lazyView('wait', () => import('../../waiting/lazy/WaitNotice'));

export interface ConversationProps {
  readonly conversation: ConversationState;
  /** Words that were sent before there was anything to send them. */
  readonly sent: readonly string[];
  readonly unread: number;
  readonly isOpen: boolean;
  /** Both the newest messages and the shop's settings are there. */
  readonly isLoaded: boolean;
  readonly isTyping: boolean;
  readonly isLoadingOlder: boolean;
  readonly isTouch: boolean;
  readonly baseUrl: string;
  readonly actions: ContentActions;
  readonly quickReplies: readonly string[];
  readonly onQuickReply: (reply: string) => void;
  readonly onRetry: (entry: OutboxEntry) => void;
  readonly onReachTop: () => void;
  readonly onBottom: (isAtBottom: boolean) => void;
}

/** What has been said. It comes with the client, since before that there is nothing to show. */
export function View({ conversation, quickReplies, onQuickReply, ...list }: ConversationProps) {
  const { offer, decline } = useEmailOffer(conversation);
  const actions = { ...list.actions, onEmailDeclined: decline };
  const messages = useMemo(
    () => timeline(offer ? { ...conversation, virtual: [...conversation.virtual, offer] } : conversation),
    [conversation, offer],
  );
  return (
    <>
      <MessageList
        {...list}
        actions={actions}
        messages={messages}
        empty={<EmptyConversation quickReplies={quickReplies} onQuickReply={onQuickReply} />}
      />
      {conversation.messages.some(({ fromAgent }) => !fromAgent) && <WaitNotice />}
      <Announcer messages={messages} isOpen={list.isOpen} />
    </>
  );
}
