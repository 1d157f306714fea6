import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTestClients,
  type NatsServer,
  type Program,
  prepareTestDatabase,
  startNats,
  startProgram,
} from './testing';
import { createAgent, createShopper, type Person } from './testing/createPeople';
import { socketlessEnvironment } from './testing/socketlessEnvironment';

let nats: NatsServer;
let database: pg.Client;
let startNode: () => Promise<Program>;
let left: Program;
let right: Program;
let people: Person[] = [];

beforeAll(async () => {
  nats = await startNats();
  const { databaseUrl } = await prepareTestDatabase();
  if (databaseUrl === null) throw new Error('Two nodes need a PostgreSQL');
  database = new pg.Client(databaseUrl);
  await database.connect();
  startNode = async () => {
    const { folder } = await prepareTestDatabase();
    const SECRET = 'the same secret on every node, for their tokens';
    return startProgram({ DATA_DIR: folder, DATABASE_URL: databaseUrl, NATS_URL: nats.url, SECRET });
  };
  left = await startNode();
  right = await startNode();
});
afterAll(async () => {
  for (const node of [left, right]) node.kill('SIGKILL');
  await Promise.all([left.exited(), right.exited()]);
  await database.end();
  await nats.stop();
});
afterEach(() => {
  for (const person of people) person.leave();
  people = [];
});

/** A shopper on the left node and an agent on the right one; whoever loses a node goes to the other. */
async function meet() {
  const addresses = [left.baseUrl, right.baseUrl];
  const shopper = createShopper(addresses, 1);
  const agent = await createAgent([...addresses].reverse(), () => shopper.send('hello'));
  people = [shopper, agent];
  expect([shopper.address(), agent.address()]).toEqual(addresses);
  return { shopper, agent };
}

const texts = ({ state }: Person) => state().messages.map(({ content }) => content.text);
const hasHeard = (person: Person, text: string, timeout: number) =>
  vi.waitUntil(() => texts(person).includes(text), { timeout, interval: 10 });
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
const from = (name: string, all: readonly string[]) => all.filter((text) => text.startsWith(`${name} `));

/** What is stored, what both show, and who sent what, must be one and the same history. */
async function expectOneHistory(
  { shopper, agent }: { shopper: Person; agent: Person },
  counts: Record<string, number>,
) {
  const { rows } = await database.query<{ id: string; text: string }>(
    "select id, content->>'text' as text from message where conversation_id = $1 order by id",
    [shopper.state().messages[0]?.conversationId],
  );
  await vi.waitUntil(
    () => [shopper, agent].every((person) => person.state().messages.length >= rows.length),
    {
      timeout: 5000,
    },
  );
  const stored = rows.map(({ id, text }) => [Number(id), text]);
  expect(stored.map(([id]) => id)).toEqual(stored.map((_, index) => index + 1));
  for (const person of [shopper, agent])
    expect(person.state().messages.map(({ id, content }) => [id, content.text])).toEqual(stored);
  for (const [name, count] of Object.entries(counts))
    expect(
      from(
        name,
        rows.map(({ text }) => text),
      ),
    ).toEqual(numbered(name, count));
}

describe('two nodes', () => {
  it('carry one conversation, typing included', async () => {
    const { shopper, agent } = await meet();
    agent.type();
    await vi.waitUntil(() => shopper.isOtherSideTyping(), { timeout: 5000 });
    agent.send('Agent 1');
    await hasHeard(shopper, 'Agent 1', 5000);
    shopper.type();
    await vi.waitUntil(() => agent.isOtherSideTyping(), { timeout: 5000 });
    shopper.send('Shopper 1');
    await hasHeard(agent, 'Shopper 1', 5000);
    await expectOneHistory({ shopper, agent }, { Agent: 1, Shopper: 1 });
  });

  it('[CON-19] carry a conversation without a socket, though each request may come to either', async () => {
    const addresses = [left.baseUrl, right.baseUrl];
    const shopper = createShopper(addresses, 1, socketlessEnvironment(addresses));
    const agent = await createAgent(addresses, () => shopper.send('hello'));
    people = [shopper, agent];
    for (const number of numbered('', 12)) {
      shopper.send(`Shopper${number}`);
      agent.send(`Agent${number}`);
      await hasHeard(shopper, `Agent${number}`, 10_000);
      await hasHeard(agent, `Shopper${number}`, 10_000);
    }
    await expectOneHistory({ shopper, agent }, { Agent: 12, Shopper: 12 });
  });

  it('of which one is killed lose nothing that was acknowledged and store nothing twice', async () => {
    const { shopper, agent } = await meet();
    const [first, second] = [numbered('', 60).slice(0, 30), numbered('', 60).slice(30)];
    // With the very first acknowledgement, while others are still on their way: those sent just now surely are.
    const killed = new Promise<void>((done) => {
      const stopWatching = shopper.onChange(() => {
        if (from('Shopper', texts(shopper)).length === 0) return;
        stopWatching();
        for (const number of second) shopper.send(`Shopper${number}`);
        left.kill('SIGKILL');
        done();
      });
    });
    for (const number of first) shopper.send(`Shopper${number}`);
    for (const number of [...first, ...second]) agent.send(`Agent${number}`);
    await killed;
    const acknowledged = shopper.state().messages.map(({ id, content }) => [id, content.text]);
    expect(shopper.state().outbox.length).toBeGreaterThanOrEqual(second.length);
    await vi.waitUntil(() => [shopper, agent].every(({ state }) => state().outbox.length === 0), {
      timeout: 30_000,
    });
    expect(shopper.address()).toBe(right.baseUrl);
    await expectOneHistory({ shopper, agent }, { Shopper: 60, Agent: 60 });
    const now = shopper.state().messages.map(({ id, content }) => [id, content.text]);
    expect(now.slice(0, acknowledged.length)).toEqual(acknowledged);
    left = await startNode();
  });

  it('of which one is frozen in the middle of its work hold up nobody on the other, and lose nothing when it wakes', async () => {
    const { shopper, agent } = await meet();
    const frozen = new Promise<void>((done) => {
      const stopWatching = shopper.onChange(() => {
        if (from('Shopper', texts(shopper)).length === 0) return;
        stopWatching();
        for (const number of numbered('', 60).slice(30)) shopper.send(`Shopper${number}`);
        left.kill('SIGSTOP');
        done();
      });
    });
    for (const text of numbered('Shopper', 30)) shopper.send(text);
    await frozen;
    // Whatever row it was about to write is to be had again, by whoever writes next.
    for (const text of numbered('Agent', 30)) agent.send(text);
    await vi.waitUntil(() => agent.state().outbox.length === 0, { timeout: 30_000 });
    expect(from('Agent', texts(agent))).toEqual(numbered('Agent', 30));
    left.kill('SIGCONT');
    await vi.waitUntil(() => shopper.state().outbox.length === 0, { timeout: 30_000 });
    await expectOneHistory({ shopper, agent }, { Shopper: 60, Agent: 30 });
  });

  it('[D15] go on while NATS is away, and as before when it is back', async () => {
    const { shopper, agent } = await meet();
    // Well under a heartbeat, which would find the messages too.
    const timeout = 5000;
    const talk = async (number: number) => {
      shopper.send(`Shopper ${number}`);
      await hasHeard(agent, `Shopper ${number}`, timeout);
      agent.send(`Agent ${number}`);
      await hasHeard(shopper, `Agent ${number}`, timeout);
    };
    await nats.kill();
    for (const number of [1, 2, 3]) await talk(number);
    await nats.restart();
    await vi.waitUntil(
      () => {
        agent.type();
        return shopper.isOtherSideTyping();
      },
      { timeout: 20_000, interval: 500 },
    );
    for (const number of [4, 5, 6]) await talk(number);
    await expectOneHistory({ shopper, agent }, { Shopper: 6, Agent: 6 });
  });

  it('close the sockets of a sign-in that is ended on the other', async () => {
    const clients = [left, right].map(({ baseUrl }) => createTestClients(baseUrl));
    const cookie = (await clients[0]?.signIn('owner@demo.shop', 'shopbell-demo')) ?? '';
    const socket = await clients[1]?.agentSocket(cookie);
    const response = await fetch(`${left.baseUrl}/console/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie, origin: left.baseUrl, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, await socket?.closed()]).toEqual([200, 4401]);
  });
});
