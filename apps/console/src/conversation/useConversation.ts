import type { ConversationChannel } from '@shopbell/client/agent';
import { useStore } from '@shopbell/looks';
import type { Note } from '@shopbell/protocol';
import { useMemo } from 'react';
import type { Dates } from '../app/dates';
import { isAssistantActive } from './assistantLines';
import { groupEntries } from './groupEntries';
import { type Author, threadEntries } from './threadEntries';

export interface ConversationFacts {
  readonly channel: ConversationChannel;
  readonly own: Author;
  readonly notes: readonly Note[];
  readonly seenMs: number | null;
  readonly isConnected: boolean;
  readonly dates: Dates;
  readonly isAssistantOn: boolean;
  readonly nowMs: number;
}

export function useConversation(facts: ConversationFacts) {
  const { channel, notes, own, seenMs, isConnected, dates, isAssistantOn: isOn, nowMs } = facts;
  const { conversation, isOtherSideTyping, isLoadingOlder } = useStore(channel.store);
  const { messages, outbox, isLoaded, hasOlder } = conversation;
  const entries = useMemo(
    () => threadEntries({ conversation: { messages, outbox }, notes, own, isConnected, seenMs }),
    [messages, outbox, notes, own, isConnected, seenMs],
  );
  const days = useMemo(() => groupEntries(entries, dates), [entries, dates]);
  const shopperName = messages.findLast(({ fromAgent }) => !fromAgent)?.senderInfo?.name;
  return {
    ...{ days, entries, shopperName, isLoaded, hasOlder, isOtherSideTyping, isLoadingOlder },
    isAssistantActive: isAssistantActive({ messages, isOn, nowMs }),
  };
}
