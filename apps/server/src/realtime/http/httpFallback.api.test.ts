import { memoryStorage } from '@shopbell/client/testing';
import { createVisitorClient, loadHttpFallback } from '@shopbell/client/visitor/full';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import { socketlessEnvironment } from '../../testing/socketlessEnvironment';
import { createTestPoller, textFrame } from '../../testing/TestPoller';
import { Heartbeats } from '../Heartbeats';

let app: TestApp;
let shiftMs = 0;
let frozenMs: number | null = null;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => frozenMs ?? Date.now() + shiftMs } });
});
afterAll(() => app.stop());

async function openPoller(options: { domains?: string[]; session?: string; origin?: string } = {}) {
  const { domains = [], ...more } = options;
  const shop = await app.newShop({ domains });
  const headers = more.origin ? { origin: more.origin } : {};
  const response = await fetch(`${app.baseUrl}/auth?appId=${shop.appId}`, { headers });
  const token = response.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const poller = createTestPoller({ baseUrl: app.baseUrl, appId: shop.appId, token, ...more });
  return { shop, token, poller };
}

const typesOf = (frames: readonly { type: string }[]) => frames.map(({ type }) => type);

describe('without a socket', () => {
  it('[CON-19] [CON-20] a message is posted and its acknowledgement polled, in the same envelopes', async () => {
    const { poller } = await openPoller();
    expect((await poller.post(textFrame('Hello', '7'))).status).toBe(204);
    const heard = [...(await poller.frames())];
    while (!heard.some(({ type }) => type === 'conversation-message')) heard.push(...(await poller.frames()));
    expect(heard[0]).toMatchObject({ type: 'heartbeat', payload: { headId: 0 } });
    expect(heard.at(-1)).toMatchObject({
      type: 'conversation-message',
      messageId: '7',
      payload: { id: 1, content: { type: 'text', text: 'Hello' }, fromAgent: false },
    });
  });

  it('several frames of one request keep their order', async () => {
    const { poller } = await openPoller();
    await poller.post([textFrame('one', '1'), textFrame('two', '2'), textFrame('three', '3')]);
    const stored: (string | number)[][] = [];
    while (stored.length < 3)
      for (const frame of await poller.frames())
        if (frame.type === 'conversation-message')
          stored.push([frame.payload.id, frame.payload.content.text]);
    expect(stored).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  it('a poll waits for an answer, and gets it when an agent writes', async () => {
    const { poller, shop } = await openPoller();
    await poller.post(textFrame('Hello', '1'));
    const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
    let received = 0;
    const next = async () => {
      const frames = await poller.frames(`&received=${received}`);
      received += frames.length;
      return frames;
    };
    const nextMessage = async () => {
      let frames = await next();
      // News of the team may come between.
      while (!typesOf(frames).includes('conversation-message')) frames = await next();
      return frames.filter((frame) => frame.type === 'conversation-message');
    };
    const [stored] = await nextMessage();
    const waiting = nextMessage();
    agent.say('Welcome', '9', { conversationId: stored?.payload.conversationId });
    expect(await waiting).toMatchObject([
      { type: 'conversation-message', payload: { fromAgent: true, id: 2 } },
    ]);
  });

  it('[D6] frames whose answer was lost are given again, until the next poll says that they arrived', async () => {
    const { poller } = await openPoller();
    const first = await poller.frames('&received=0');
    expect(await poller.frames('&received=0')).toEqual(first);
    expect(await poller.frames(`&received=${first.length}&wait=0`)).toEqual([]);
  });

  it('a session that this node does not have is refused, and the page begins again', async () => {
    const { poller } = await openPoller();
    expect(await refusalOf(await poller.poll('&received=5'))).toEqual([404, 'not-found']);
    expect(typesOf(await poller.frames('&received=0'))).toEqual(['heartbeat']);
    const { poller: named } = await openPoller({ session: 'named' });
    expect(await refusalOf(await named.post(textFrame('x', '1')))).toEqual([404, 'not-found']);
  });

  it('[CON-25] a bad token, an unknown chat and a foreign page are told apart', async () => {
    const { shop, token } = await openPoller({ domains: ['shop.example'], origin: 'https://shop.example' });
    const { baseUrl } = app;
    const ask = (options: { appId?: number; token?: string; origin?: string }) =>
      createTestPoller({ baseUrl, appId: shop.appId, token, origin: 'https://shop.example', ...options });
    expect(await refusalOf(await ask({ token: 'forged' }).poll())).toEqual([401, 'unauthorized']);
    expect(await refusalOf(await ask({ appId: 987_654 }).post(textFrame('x', '1')))).toEqual([
      404,
      'unknown-app',
    ]);
    expect(await refusalOf(await ask({ origin: 'https://evil.example' }).poll())).toEqual([
      403,
      'foreign-origin',
    ]);
    const welcome = await ask({}).poll('&wait=0');
    expect(welcome.status).toBe(200);
    expect(welcome.headers.get('access-control-allow-origin')).toBe('https://shop.example');
  });

  it('a browser asks first, and may send the token', async () => {
    const response = await fetch(`${app.baseUrl}/ws?appId=1`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
  });

  it.each([[{ payload: {} }], [[textFrame('x', '1'), 5]], ['no envelope']])(
    '%j is no frame',
    async (body) => {
      const { poller } = await openPoller();
      expect(await refusalOf(await poller.post(body))).toEqual([400, 'invalid-request']);
    },
  );
});

describe('what a page without a socket may cost', () => {
  it('requests are bounded: a burst of 600, then 5 a second', async () => {
    const { poller } = await openPoller();
    frozenMs = Date.now() + shiftMs;
    const statuses: number[] = [];
    for (let request = 0; request < 600; request += 100) {
      const batch = Array.from({ length: 100 }, async () => (await poller.poll('&wait=0')).status);
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await refusalOf(await poller.poll('&wait=0'))).toEqual([429, 'rate']);
    frozenMs += 200;
    expect((await poller.poll('&wait=0')).status).toBe(200);
    frozenMs = null;
  });

  it('[D16] pages that nobody fetches end the session before they fill the memory', async () => {
    const { poller, shop, token } = await openPoller({ session: 'greedy' });
    const socket = await app.visitorSocket(shop.appId, token);
    for (let id = 1; id <= 10; id += 1) socket.say('x'.repeat(5000), String(id));
    await socket.heard('conversation-message', 10);
    await poller.poll('&received=0&wait=0');
    const history = () => poller.post({ type: 'history', payload: {} });
    for (let request = 0; request < 10; request += 1) expect((await history()).status).toBe(204);
    const statuses: number[] = [];
    for (let request = 0; request < 50; request += 1) statuses.push((await history()).status);
    expect(statuses.at(-1)).toBe(404);
  });

  it('[D8] a page that stops polling is forgotten after two missed heartbeats, one that polls is not', async () => {
    const heartbeats = new Heartbeats({ ...app, clock: { now: () => Date.now() + shiftMs } });
    const [{ poller: lost }, { poller: alive }] = [await openPoller(), await openPoller()];
    const before = app.sockets.sessions.size;
    await lost.poll('&wait=0');
    await alive.poll('&wait=0');
    expect(app.sockets.sessions.size).toBe(before + 2);
    for (let beat = 0; beat < 4; beat += 1) {
      shiftMs += 30_000;
      await heartbeats.tick();
      await alive.poll('&wait=0');
    }
    expect((await alive.poll('&received=1&wait=0')).status).toBe(200);
    expect(await refusalOf(await lost.poll('&received=3&wait=0'))).toEqual([404, 'not-found']);
  });

  it('one shopper has at most eight pages here; the oldest makes room', async () => {
    const { shop, token } = await openPoller();
    const pollers = Array.from({ length: 9 }, (_, page) =>
      createTestPoller({ baseUrl: app.baseUrl, appId: shop.appId, token, session: `page-${page}` }),
    );
    for (const poller of pollers) await poller.poll('&wait=0');
    expect((await pollers[8]?.poll('&received=1&wait=0'))?.status).toBe(200);
    expect((await pollers[0]?.poll('&received=1&wait=0'))?.status).toBe(404);
  });
});

describe('the headless client on a network that lets no socket through', () => {
  it('[CON-19] [CON-21] talks with an agent through the fallback, in order, each message once', async () => {
    const shop = await app.newShop();
    let refused = 0;
    const socketless = socketlessEnvironment([app.baseUrl]);
    const environment = {
      ...socketless,
      openSocket(url: string, protocols: string[]) {
        refused += 1;
        return socketless.openSocket(url, protocols);
      },
    };
    const client = createVisitorClient({
      appId: shop.appId,
      baseUrl: app.baseUrl,
      language: 'en',
      environment,
      storage: memoryStorage(),
      loadFallback: loadHttpFallback(environment),
    });
    client.connect();
    for (const text of ['one', 'two', 'three']) client.send({ type: 'text', text });
    const shown = () => client.store.get().conversation.messages.map(({ content }) => content.text);
    await vi.waitUntil(() => shown().length === 3, { timeout: 10_000 });
    expect(refused).toBe(3);
    const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
    const { conversationId } = client.store.get().conversation.messages[0] ?? {};
    agent.say('Welcome', '1', { conversationId });
    await vi.waitUntil(() => shown().length === 4, { timeout: 10_000 });
    client.send({ type: 'text', text: 'Thanks' });
    await vi.waitUntil(() => shown().length === 5, { timeout: 10_000 });
    expect(shown()).toEqual(['one', 'two', 'three', 'Welcome', 'Thanks']);
    expect(client.store.get().conversation.outbox).toEqual([]);
    client.disconnect();
  });
});
