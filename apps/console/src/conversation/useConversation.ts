import type { ConversationChannel } from '@shopbell/client/agent';
import { useMemo } from 'react';
import type { Dates } from '../app/dates';
import { useStore } from '../app/useStore';
import { groupEntries } from './groupEntries';
import { threadEntries } from './threadEntries';

export interface ConversationFacts {
  readonly channel: ConversationChannel;
  readonly ownName: string;
  readonly isConnected: boolean;
  readonly dates: Dates;
}

export function useConversation({ channel, ownName, isConnected, dates }: ConversationFacts) {
  const { conversation, isOtherSideTyping, isLoadingOlder } = useStore(channel.store);
  const { messages, outbox, isLoaded, hasOlder } = conversation;
  const entries = useMemo(
    () => threadEntries({ conversation: { messages, outbox }, ownName, isConnected }),
    [messages, outbox, ownName, isConnected],
  );
  const days = useMemo(() => groupEntries(entries, dates), [entries, dates]);
  const shopperName = messages.findLast(({ fromAgent }) => !fromAgent)?.senderInfo?.name;
  return { days, entries, shopperName, isLoaded, hasOlder, isOtherSideTyping, isLoadingOlder };
}
