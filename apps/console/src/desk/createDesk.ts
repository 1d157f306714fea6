import {
  type AgentClient,
  browserEnvironment,
  type ConversationChannel,
  createAgentClient,
} from '@shopbell/client/agent';
import { conversationsQuery } from '../inbox/conversationsQuery';
import type { DesksOptions } from './createDesks';
import { createThrottle } from './createThrottle';

/** The live half of the console: one connection and the conversations opened on it. */
export interface Desk {
  readonly client: AgentClient;
  channel(conversationId: string): ConversationChannel;
  unsentCount(): number;
}

const refreshIntervalMs = 300;

export function createDesk({ queryClient, onSignedOut }: DesksOptions): Desk {
  const environment = browserEnvironment();
  const opened = new Set<ConversationChannel>();
  const filters = { queryKey: conversationsQuery.queryKey, type: 'active' } as const;

  async function refreshList(): Promise<void> {
    // A fetch under way may have read the list before the change, so it is waited for, not joined.
    const isUnderWay = queryClient.isFetching(filters) > 0;
    if (isUnderWay) await queryClient.refetchQueries(filters, { cancelRefetch: false });
    await queryClient.refetchQueries(filters, { cancelRefetch: false });
  }

  const refresh = createThrottle({
    intervalMs: refreshIntervalMs,
    after: environment.after,
    action: refreshList,
  });
  const client = createAgentClient({
    url: socketUrl(),
    environment,
    onConversationChanged: refresh,
    onConnected: refresh,
    onSignedOut,
  });

  return {
    client,
    channel(conversationId) {
      const channel = client.conversation(conversationId);
      opened.add(channel);
      return channel;
    },
    unsentCount: () =>
      [...opened].reduce((count, { store }) => count + store.get().conversation.outbox.length, 0),
  };
}

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/console/ws`;
