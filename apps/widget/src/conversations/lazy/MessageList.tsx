import type { OutboxEntry } from '@shopbell/rules/conversation';
import type { ReactNode } from 'react';
import { Guarded } from '../../chunks';
import type { ContentActions } from '../../content';
import { useTexts } from '../../i18n';
import { DownIcon } from '../../icons';
import { SentEarly, Skeletons } from '../Skeletons';
import { Bubble } from './Bubble';
import type { TimelineMessage } from './timeline';
import { useAnchoredScroll } from './useAnchoredScroll';
import { useLongList } from './useLongList';

export interface MessageListProps {
  readonly messages: readonly TimelineMessage[];
  readonly sent: readonly string[];
  readonly unread: number;
  readonly isOpen: boolean;
  readonly isLoaded: boolean;
  readonly isTyping: boolean;
  readonly isLoadingOlder: boolean;
  readonly isTouch: boolean;
  readonly hasGivenUp: boolean;
  readonly baseUrl: string;
  readonly actions: ContentActions;
  readonly empty: ReactNode;
  readonly onRetry: (entry: OutboxEntry) => void;
  readonly onReachTop: () => void;
  readonly onBottom: (isAtBottom: boolean) => void;
}

export function MessageList(props: MessageListProps) {
  const { messages, isLoaded, isTyping, isLoadingOlder, unread, isOpen, onReachTop, onBottom } = props;
  const { t } = useTexts();
  const { LongList, plainMax } = useLongList(messages.length);
  const isLong = LongList !== null;
  const scroll = useAnchoredScroll({ messages, isTyping, isOpen, isLong, onReachTop, onBottom });
  const bubble = (message: TimelineMessage) => (
    <Guarded key={message.key}>
      <Bubble
        message={message}
        isTouch={props.isTouch}
        hasGivenUp={props.hasGivenUp}
        baseUrl={props.baseUrl}
        actions={props.actions}
        onRetry={props.onRetry}
      />
    </Guarded>
  );
  return (
    <div className="list">
      <div
        ref={scroll.element}
        className={isLong ? 'messages long' : 'messages'}
        role="log"
        // New messages are announced one by one beside it; the list would also read out what loads above.
        aria-live="off"
        aria-label={t('conversationLabel')}
        aria-busy={!isLoaded}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        {!isLoaded && messages.length === 0 && <Skeletons sent={props.sent} />}
        {isLoaded && messages.length === 0 && props.empty}
        {LongList ? (
          <LongList messages={messages} scroller={scroll.element} place={scroll.place}>
            {bubble}
          </LongList>
        ) : (
          messages.slice(-plainMax).map(bubble)
        )}
        {messages.length > 0 && <SentEarly texts={props.sent} />}
        {isTyping && <TypingDots label={t('conversationSomeoneTyping')} />}
      </div>
      {isLoadingOlder && <p className="to-bottom older">{t('conversationLoadingOlder')}</p>}
      {!scroll.isAtBottom && (
        <button
          type="button"
          className="to-bottom"
          aria-label={unread > 0 ? undefined : t('conversationJumpToLatest')}
          onClick={scroll.glide}
        >
          {unread > 0 && t('conversationNewMessages', { count: unread })}
          <DownIcon />
        </button>
      )}
    </div>
  );
}

const TypingDots = ({ label }: { readonly label: string }) => (
  <div className="message agent run-end typing" role="status">
    <span className="visually-hidden">{label}</span>
    <span className="bubble" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  </div>
);
