import { createAgentClient } from '@shopbell/client/agent';
import { memoryStorage } from '@shopbell/client/testing';
import { createVisitorClient } from '@shopbell/client/visitor/full';
import type { ConversationState } from '@shopbell/rules/conversation';
import { expect, it, vi } from 'vitest';
import { createTestClients, freePort, nodeEnvironment, prepareTestDatabase, startProgram } from './testing';

const messagesEach = process.env.LONG === '1' ? 60 : 30;

/** What a sender had been told at the moment of the kill, and how to look again later. */
interface Sender {
  readonly name: string;
  readonly state: () => ConversationState;
  readonly send: (text: string) => void;
  readonly onChange: (listener: () => void) => () => void;
}

const ownTexts = ({ name, state }: Sender) =>
  state()
    .messages.filter(({ content }) => content.text.startsWith(`${name} `))
    .map(({ content }) => content.text);
const expectedTexts = ({ name }: Sender) =>
  Array.from({ length: messagesEach }, (_, index) => `${name} ${index + 1}`);

it('killed by SIGKILL in the middle: nothing acknowledged is lost, nothing is stored twice, the clients go on by themselves', async () => {
  const database = await prepareTestDatabase();
  const environment = { ...database.environment, PORT: String(await freePort()) };
  const first = await startProgram(environment);
  const visitors = Array.from({ length: 10 }, (_, index) => createVisitor(first.baseUrl, `Shopper${index}`));
  await vi.waitUntil(() => visitors.every(({ client }) => client.store.get().isConnected), {
    timeout: 10_000,
  });
  const agent = await createAgent(first.baseUrl);
  const senders: Sender[] = [...visitors.map(({ sender }) => sender), await agent.join(visitors[0]?.sender)];

  const unacknowledged = () => senders.reduce((sum, { state }) => sum + state().outbox.length, 0);
  const killed = new Promise<Map<string, number>>((done) => {
    for (const { onChange } of senders) {
      onChange(() => {
        const acknowledged = acknowledgedIds(senders);
        if (acknowledged.size < 100 || isKilled) return;
        isKilled = true;
        first.kill('SIGKILL');
        unacknowledgedAtKill = unacknowledged();
        done(acknowledged);
      });
    }
  });
  let isKilled = false;
  let unacknowledgedAtKill = 0;
  for (let number = 1; number <= messagesEach; number += 1) {
    for (const { name, send } of senders) send(`${name} ${number}`);
  }
  const acknowledgedBefore = await killed;
  expect(
    unacknowledgedAtKill,
    'a run with fewer than 50 unacknowledged sends is void',
  ).toBeGreaterThanOrEqual(50);

  // A busy machine takes a moment to bury it, and its folder is its own until then.
  await first.exited();
  const second = await startProgram(environment);
  await vi.waitUntil(() => unacknowledged() === 0, { timeout: 40_000 });
  for (const sender of senders) expect(ownTexts(sender)).toEqual(expectedTexts(sender));
  const acknowledgedAfter = acknowledgedIds(senders);
  for (const [key, id] of acknowledgedBefore) expect(acknowledgedAfter.get(key)).toBe(id);

  // The agent's messages are acknowledged to the agent first; the shopper hears them a moment later.
  const agentSender = senders.at(-1);
  await vi.waitUntil(
    () => visitors[0]?.sender.state().messages.length === agentSender?.state().messages.length,
    { timeout: 10_000 },
  );

  // A stranger to all that: a cold reader sees the same rows, each once.
  for (const { client, storage } of visitors) {
    const reader = createVisitorClient({ ...visitorOptions(second.baseUrl), storage });
    reader.connect();
    const { messages } = client.store.get().conversation;
    const tail = messages.slice(-30);
    await vi.waitUntil(() => reader.store.get().conversation.isLoaded, { timeout: 10_000 });
    expect(reader.store.get().conversation.messages).toEqual(tail);
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, index) => index + 1));
    reader.disconnect();
    client.disconnect();
  }
  agent.client.disconnect();
  second.kill('SIGTERM');
  expect(await second.exited()).toBe(0);
  await database.remove();
});

function acknowledgedIds(senders: readonly Sender[]): Map<string, number> {
  const entries = senders.flatMap(({ name, state }) =>
    state()
      .messages.filter(({ content }) => content.text.startsWith(`${name} `))
      .map(({ content, id }) => [content.text, id] as const),
  );
  return new Map(entries);
}

const visitorOptions = (baseUrl: string) => ({
  appId: 1,
  baseUrl,
  language: 'en-US',
  environment: nodeEnvironment(),
  storage: memoryStorage(),
});

function createVisitor(baseUrl: string, name: string) {
  const storage = memoryStorage();
  const client = createVisitorClient({ ...visitorOptions(baseUrl), storage });
  client.connect();
  const sender: Sender = {
    name,
    state: () => client.store.get().conversation,
    send: (text) => void client.send({ type: 'text', text }),
    onChange: client.store.subscribe,
  };
  return { client, storage, sender };
}

/** An agent who answers in one of the conversations at the same time. */
async function createAgent(baseUrl: string) {
  const cookie = await createTestClients(baseUrl).signIn('agent@demo.shop', 'shopbell-demo');
  const client = createAgentClient({
    url: `${baseUrl.replace('http', 'ws')}/console/ws`,
    environment: nodeEnvironment({ cookie, origin: baseUrl }),
    onConversationChanged: () => {},
    onConnected: () => {},
    onSignedOut: () => {},
  });
  client.connect();
  return {
    client,
    async join(shopper: Sender | undefined): Promise<Sender> {
      shopper?.send('hello');
      await vi.waitUntil(() => shopper?.state().messages.length === 1);
      const channel = client.conversation(shopper?.state().messages[0]?.conversationId ?? '');
      await vi.waitUntil(() => channel.store.get().conversation.isLoaded);
      return {
        name: 'Agent',
        state: () => channel.store.get().conversation,
        send: (text) => void channel.queue({ type: 'text', text }),
        onChange: channel.store.subscribe,
      };
    },
  };
}
