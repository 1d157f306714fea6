import type { ReactNode } from 'react';
import { Bubble } from './Bubble';
import type { TimelineMessage } from './timeline';
import { useAnchoredScroll } from './useAnchoredScroll';

export interface MessageListProps {
  readonly messages: readonly TimelineMessage[];
  readonly isLoaded: boolean;
  readonly isTyping: boolean;
  readonly isLoadingOlder: boolean;
  readonly empty: ReactNode;
  readonly onRetry: (message: TimelineMessage) => void;
  readonly onReachTop: () => void;
}

export function MessageList(props: MessageListProps) {
  const { messages, isLoaded, isTyping, isLoadingOlder } = props;
  const scroll = useAnchoredScroll(messages, isTyping, props.onReachTop);
  return (
    <div
      ref={scroll}
      className="messages"
      role="log"
      aria-label="Messages"
      aria-busy={!isLoaded}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {isLoadingOlder && <p className="day">Loading earlier messages…</p>}
      {!isLoaded && messages.length === 0 && <Skeletons />}
      {isLoaded && messages.length === 0 && props.empty}
      {messages.map((message) => (
        <Bubble key={message.key} message={message} onRetry={props.onRetry} />
      ))}
      {isTyping && <TypingDots />}
    </div>
  );
}

const Skeletons = () => (
  <div aria-hidden="true">
    <div className="skeleton" />
    <div className="skeleton short" />
    <div className="skeleton mine" />
  </div>
);

const TypingDots = () => (
  <div className="message agent run-end typing" role="status">
    <span className="visually-hidden">Someone is typing…</span>
    <span className="bubble" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  </div>
);
