import { useIsLasting } from '@shopbell/looks';
import type { OutgoingKey } from '@shopbell/rules/conversation';
import { useMemo } from 'react';
import { Boundary } from '../app/Boundary';
import type { Dates } from '../app/dates';
import { useDesk } from '../desk/useDesk';
import { Thread } from './Thread';
import { LoadingThread, StuckThread } from './ThreadStates';
import { ThreadTeller } from './ThreadTeller';
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
  const { days, entries, hasOlder, isLoadingOlder } = thread;
  const channel = desk.channel(conversationId);
  // The same ways every time: the thread is not drawn anew for them.
  const ways = useMemo(
    () => ({
      onLoadOlder: () => channel.loadOlder(),
      onRetry: (key: OutgoingKey) => channel.retry(key),
      onDiscard: (key: OutgoingKey) => desk.toasts.say('The reply was discarded.', channel.discard(key)),
    }),
    [channel, desk],
  );
  const isStuck = useIsLasting(props.isConnected && !thread.isLoaded, loadPatienceMs);
  if (!thread.isLoaded) return isStuck ? <StuckThread onRetry={() => channel.opened()} /> : <LoadingThread />;
  return (
    <>
      <Thread
        days={days}
        entries={entries}
        hasOlder={hasOlder}
        isLoadingOlder={isLoadingOlder}
        {...props}
        {...ways}
        ownId={member.userId}
      />
      <Boundary shown={entries} fallback={null}>
        <ThreadTeller entries={entries} visitorName={props.visitorName} ownId={member.userId} />
      </Boundary>
    </>
  );
}
