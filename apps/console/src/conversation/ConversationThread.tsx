import { useIsLasting } from '@shopbell/looks';
import type { Dates } from '../app/dates';
import { useDesk } from '../desk/useDesk';
import { Thread } from './Thread';
import { LoadingThread, StuckThread } from './ThreadStates';
import type { useConversation } from './useConversation';

export interface ConversationThreadProps {
  readonly conversationId: string;
  readonly thread: ReturnType<typeof useConversation>;
  readonly visitorName: string;
  readonly isConnected: boolean;
  readonly dates: Dates;
  readonly nowMs: number;
}

const loadPatienceMs = 8000;

/** What was said, or why it is not there yet. */
export function ConversationThread({ conversationId, thread, ...props }: ConversationThreadProps) {
  const { desk, member } = useDesk();
  const channel = desk.channel(conversationId);
  const isStuck = useIsLasting(props.isConnected && !thread.isLoaded, loadPatienceMs);
  if (!thread.isLoaded) return isStuck ? <StuckThread onRetry={() => channel.opened()} /> : <LoadingThread />;
  return (
    <Thread
      {...thread}
      {...props}
      ownName={member.name}
      onLoadOlder={() => channel.loadOlder()}
      onRetry={(key) => channel.retry(key)}
      onDiscard={(key) => desk.toasts.say('The reply was discarded.', channel.discard(key))}
    />
  );
}
