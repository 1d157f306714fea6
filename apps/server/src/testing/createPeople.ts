import { createAgentClient } from '@shopbell/client/agent';
import { memoryStorage } from '@shopbell/client/testing';
import { createVisitorClient, loadHttpFallback } from '@shopbell/client/visitor/full';
import type { ConversationState } from '@shopbell/rules/conversation';
import { vi } from 'vitest';
import { roamingEnvironment } from './roamingEnvironment';
import { createTestClients } from './startTestApp';

/** Someone in a conversation, with the real headless client. */
export interface Person {
  readonly state: () => ConversationState;
  readonly isOtherSideTyping: () => boolean;
  readonly address: () => string;
  readonly onChange: (listener: () => void) => () => void;
  send(text: string): void;
  type(): void;
  leave(): void;
}

export function createShopper(
  addresses: readonly string[],
  appId: number,
  environment = roamingEnvironment(addresses),
): Person {
  const client = createVisitorClient({
    appId,
    baseUrl: addresses[0] ?? '',
    language: 'en-US',
    environment,
    storage: memoryStorage(),
    loadFallback: loadHttpFallback(environment),
  });
  client.connect();
  return {
    state: () => client.store.get().conversation,
    isOtherSideTyping: () => client.store.get().isOtherSideTyping,
    address: () => environment.address,
    onChange: client.store.subscribe,
    send: (text) => void client.send({ type: 'text', text }),
    type: () => client.type(),
    leave: () => client.disconnect(),
  };
}

/** An agent of the demo shop, who opens the first conversation that moves after `act`. */
export async function createAgent(addresses: readonly string[], act: () => void): Promise<Person> {
  const cookie = await createTestClients(addresses[0] ?? '').signIn('agent@demo.shop', 'shopbell-demo');
  const environment = roamingEnvironment(addresses, cookie);
  let changed: string | null = null;
  const client = createAgentClient({
    url: 'ws://node/console/ws',
    environment,
    onConversationChanged: (conversationId) => {
      changed = conversationId;
    },
    onConnected: () => {},
    onSignedOut: () => {},
  });
  client.connect();
  await vi.waitUntil(() => client.store.get().isConnected, { timeout: 5000 });
  act();
  const channel = client.conversation(await vi.waitUntil(() => changed, { timeout: 5000 }));
  await vi.waitUntil(() => channel.store.get().conversation.isLoaded, { timeout: 5000 });
  return {
    state: () => channel.store.get().conversation,
    isOtherSideTyping: () => channel.store.get().isOtherSideTyping,
    address: () => environment.address,
    onChange: channel.store.subscribe,
    send: (text) => void channel.queue({ type: 'text', text }),
    type: () => channel.type(),
    leave: () => client.disconnect(),
  };
}
