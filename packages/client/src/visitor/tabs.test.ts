import type { MessageId } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import {
  createFakeBrowser,
  createFakeEnvironment,
  createFakeMessage,
  type FakeBrowser,
  type FakeTab,
  type Follow,
  ModelServer,
  memoryStorage,
} from '../testing';
import { createVisitorClient } from './createVisitorClient';
import type { VisitorStorage } from './storage';

interface Shop {
  readonly browser: FakeBrowser;
  readonly server: ModelServer;
  readonly storage: VisitorStorage;
}

const createShop = (): Shop => ({
  browser: createFakeBrowser(),
  server: new ModelServer(),
  storage: memoryStorage(),
});

/** One tab of a browser; `isOffline`: its frames reach nobody. */
async function openTab(
  { browser, server, storage }: Shop,
  options: { tab?: FakeTab | null; clientInstanceId?: string } = {},
) {
  const tab = options.tab === undefined ? browser.openTab() : options.tab;
  let isOffline = false;
  let isHidden = false;
  let chimes = 0;
  let follow: Follow | null = null;
  const environment = createFakeEnvironment({
    ...(tab && { tab }),
    isHidden: () => isHidden,
    onSocket(socket) {
      follow = server.connect((frame) => !isOffline && socket.deliver(frame));
      queueMicrotask(() => socket.accept());
    },
    onSend: (frame) => void (follow && !isOffline && server.receive(follow, frame)),
  });
  const client = createVisitorClient({
    appId: 7,
    baseUrl: 'https://chat.example',
    language: 'en',
    environment,
    storage,
    outboxStore: browser.outboxStore,
    ...(options.clientInstanceId && { clientInstanceId: options.clientInstanceId }),
    onChime: () => {
      chimes += 1;
    },
  });
  client.connect();
  await environment.advance(10);
  return {
    client,
    environment,
    state: client.store.get,
    say: (text: string) => client.send({ type: 'text', text }),
    goOffline: () => {
      isOffline = true;
    },
    hide: () => {
      isHidden = true;
    },
    chimes: () => chimes,
    crash() {
      if (follow) server.disconnect(follow);
      isOffline = true;
      client.disconnect();
      tab?.kill();
    },
    settle: () => environment.advance(10),
  };
}

const logOf = ({ server }: Shop) =>
  server.log.map(({ content, clientInstanceId }) => [content.text, clientInstanceId]);

describe('a message on its way', () => {
  it('[D11] is kept before it is first sent, and forgotten once it is acknowledged', async () => {
    const shop = createShop();
    const order: string[] = [];
    const { put } = shop.browser.outboxStore;
    shop.browser.outboxStore.put = async (kept) => {
      order.push('kept');
      await put(kept);
    };
    const page = await openTab(shop);
    page.environment.socket.send = ((send) => (data: string) => {
      if (data.includes('pending-conversation')) order.push('sent');
      send.call(page.environment.socket, data);
    })(page.environment.socket.send);
    page.say('Hello');
    expect(order).toEqual([]);
    await page.settle();
    expect(order).toEqual(['kept', 'sent']);
    expect(logOf(shop)).toEqual([['Hello', 'tab-a-1']]);
    expect(shop.browser.outboxStore.kept.size).toBe(0);
  });

  it('[D11] is noted at once: a page that is left before it is kept leaves it to the next', async () => {
    const shop = createShop();
    const { put } = shop.browser.outboxStore;
    shop.browser.outboxStore.put = () => new Promise<void>(() => {});
    shop.browser.outboxStore.note = (kept) => void put(kept);
    const first = await openTab(shop);
    first.say('one');
    first.say('two');
    first.crash();
    const next = await openTab(shop);
    await next.settle();
    expect(logOf(shop)).toEqual([
      ['one', 'tab-a-1'],
      ['two', 'tab-a-1'],
    ]);
  });

  it('[STO-08] goes out all the same where storage is blocked or hangs, and the page says that it is volatile', async () => {
    for (const put of [() => Promise.reject(new Error('blocked')), () => new Promise<void>(() => {})]) {
      const shop = createShop();
      shop.browser.outboxStore.put = put;
      const page = await openTab(shop);
      expect(page.state().isStorageVolatile).toBe(false);
      page.say('one');
      page.say('two');
      await page.environment.advance(3000);
      expect(logOf(shop).map(([text]) => text)).toEqual(['one', 'two']);
      expect(page.state().isStorageVolatile).toBe(true);
    }
  });
});

describe('a tab that dies with messages on their way', () => {
  it('[D13] leaves them to the next load, which sends them once, under their own keys', async () => {
    const shop = createShop();
    const first = await openTab(shop);
    first.goOffline();
    first.say('one');
    first.say('two');
    await first.settle();
    first.crash();
    expect(shop.browser.outboxStore.kept.size).toBe(2);
    const next = await openTab(shop);
    await next.settle();
    expect(logOf(shop)).toEqual([
      ['one', 'tab-a-1'],
      ['two', 'tab-a-1'],
    ]);
    expect(next.state().conversation.outbox).toEqual([]);
    expect(shop.browser.outboxStore.kept.size).toBe(0);
  });

  it('[D12] leaves them to the other tab, if it led: the other leads now', async () => {
    const shop = createShop();
    const leader = await openTab(shop);
    const other = await openTab(shop);
    leader.goOffline();
    leader.say('left behind');
    await leader.settle();
    await other.settle();
    expect(logOf(shop)).toEqual([]);
    leader.crash();
    await other.settle();
    expect(logOf(shop)).toEqual([['left behind', 'tab-a-1']]);
  });

  it('[D12] leaves them to the leader, if it did not lead', async () => {
    const shop = createShop();
    const leader = await openTab(shop);
    const other = await openTab(shop);
    other.goOffline();
    other.say('left behind');
    await other.settle();
    await leader.settle();
    expect(logOf(shop)).toEqual([]);
    other.crash();
    await leader.settle();
    expect(logOf(shop)).toEqual([['left behind', 'tab-b-1']]);
    expect(shop.browser.outboxStore.kept.size).toBe(0);
  });

  it.each([1, 2])(
    '[D12] leaves them to the other tab also where the browser lets it read nothing the %i. time',
    async (time) => {
      const shop = createShop();
      const leader = await openTab(shop);
      const other = await openTab(shop);
      leader.goOffline();
      leader.say('left behind');
      await leader.settle();
      const { all } = shop.browser.outboxStore;
      let reads = 0;
      shop.browser.outboxStore.all = async () => (++reads === time ? [] : all());
      leader.crash();
      await other.settle();
      await other.environment.advance(15_000);
      expect(logOf(shop)).toEqual([['left behind', 'tab-a-1']]);
      expect(shop.browser.outboxStore.kept.size).toBe(0);
    },
  );

  it('[D3] and were stored before it died are not stored twice', async () => {
    const shop = createShop();
    const first = await openTab(shop);
    shop.browser.outboxStore.remove = async () => {};
    first.say('stored');
    await first.settle();
    first.crash();
    const next = await openTab(shop);
    await next.settle();
    expect(logOf(shop)).toEqual([['stored', 'tab-a-1']]);
    expect(next.state().conversation.outbox).toEqual([]);
  });

  it('and are refused for good are unsent, under the key of the tab that wrote them', async () => {
    const shop = createShop();
    const first = await openTab(shop);
    first.goOffline();
    first.say('too much');
    await first.settle();
    first.crash();
    shop.server.refuse({ code: 'too-large', reason: '', retryable: false, retryAfterMs: 0 });
    const next = await openTab(shop);
    await next.settle();
    expect(next.state().conversation.outbox).toMatchObject([
      { message: { clientInstanceId: 'tab-a-1' }, delivery: { kind: 'unsent', isFinal: true } },
    ]);
  });

  it('of another conversation are left alone', async () => {
    const shop = createShop();
    await shop.browser.outboxStore.put({
      key: 'x',
      appId: 7,
      conversationId: 'of-someone-else',
      message: { ...createFakeMessage(1), clientInstanceId: 'gone' },
    });
    const page = await openTab(shop);
    await page.settle();
    expect(shop.server.log).toEqual([]);
  });

  it('[D12] leaves them to the next load also where there are no locks', async () => {
    const shop = createShop();
    const first = await openTab(shop, { tab: null });
    first.goOffline();
    first.say('one');
    await first.settle();
    first.client.disconnect();
    // Its own name, as two loads of one page have: the fake names both alike.
    const [kept] = shop.browser.outboxStore.kept.values();
    await shop.browser.outboxStore.remove([kept?.key ?? '']);
    if (kept)
      await shop.browser.outboxStore.put({
        ...kept,
        message: { ...kept.message, clientInstanceId: 'earlier' },
      });
    const next = await openTab(shop, { tab: null });
    await next.settle();
    expect(logOf(shop)).toEqual([['one', 'earlier']]);
  });
});

describe('two tabs of one browser', () => {
  it('[MSG-38] chime once for a new answer: the leading one does, if it is hidden', async () => {
    const shop = createShop();
    const [leader, other] = [await openTab(shop), await openTab(shop)];
    shop.server.agentSays('while it is looked at');
    expect([leader.chimes(), other.chimes()]).toEqual([0, 0]);
    leader.hide();
    other.hide();
    await leader.environment.advance(1000);
    await other.environment.advance(1000);
    shop.server.agentSays('while it is hidden');
    expect([leader.chimes(), other.chimes()]).toEqual([1, 0]);
  });

  it('[MSG-39] chime once for three answers in 300 ms', async () => {
    const shop = createShop();
    const leader = await openTab(shop);
    leader.hide();
    for (const text of ['one', 'two', 'three']) {
      shop.server.agentSays(text);
      await leader.environment.advance(100);
    }
    expect(leader.chimes()).toBe(1);
    await leader.environment.advance(400);
    shop.server.agentSays('four');
    expect(leader.chimes()).toBe(2);
  });

  it('know of each other what was seen', async () => {
    const shop = createShop();
    const [leader, other] = [await openTab(shop), await openTab(shop)];
    shop.server.agentSays('Hello');
    expect([leader.state().unread, other.state().unread]).toEqual([1, 1]);
    leader.client.markSeen();
    expect([leader.state().unread, other.state().unread]).toEqual([0, 0]);
  });

  it('pass the lead on when one leaves, and take part again when it comes back', async () => {
    const shop = createShop();
    const [leader, other] = [await openTab(shop), await openTab(shop)];
    leader.hide();
    other.hide();
    leader.client.disconnect();
    await other.settle();
    shop.server.agentSays('while one is away');
    expect([leader.chimes(), other.chimes()]).toEqual([0, 1]);
    leader.client.connect();
    await leader.settle();
    other.client.markSeen();
    expect([leader.state().unread, other.state().unread]).toEqual([0, 0]);
  });
});

describe('words that were sent before the client began', () => {
  const text = (words: string) => ({ type: 'text', text: words }) as const;
  const keepEarly = ({ browser }: Shop, clientInstanceId: string, messageId: MessageId, words: string) =>
    browser.outboxStore.put({
      key: `7 ${clientInstanceId} ${messageId}`,
      ...{ appId: 7, conversationId: null },
      message: { messageId, clientInstanceId, content: text(words) },
    });
  const first = '1000' as MessageId;

  it('[D3] [D12] are sent under their own name by the next page, once, where theirs was killed', async () => {
    const shop = createShop();
    await keepEarly(shop, 'killed', first, 'Before the app');
    const next = await openTab(shop);
    await openTab(shop);
    await next.settle();
    expect(logOf(shop)).toEqual([['Before the app', 'killed']]);
    expect(shop.browser.outboxStore.kept.size).toBe(0);
  });

  it('[D12] are sent by the tab that leads, which hears of them from the one that comes next', async () => {
    const shop = createShop();
    const leading = await openTab(shop);
    await leading.environment.advance(20_000);
    await keepEarly(shop, 'killed', first, 'Before the app');
    const next = await openTab(shop);
    await leading.settle();
    await next.settle();
    expect(logOf(shop)).toEqual([['Before the app', 'killed']]);
    expect(next.state().conversation.messages.map(({ content }) => content.text)).toEqual(['Before the app']);
  });

  it('[D3] [D5] wait in their own page until it says where they go, and stand before what is written behind them', async () => {
    const shop = createShop();
    await keepEarly(shop, 'own', first, 'Before the app');
    const page = await openTab(shop, { clientInstanceId: 'own' });
    await page.environment.advance(10_000);
    expect(logOf(shop)).toEqual([]);
    page.client.send(text('Before the app'), undefined, first);
    page.say('And with it');
    await page.settle();
    expect(logOf(shop)).toEqual([
      ['Before the app', 'own'],
      ['And with it', 'own'],
    ]);
    expect(shop.browser.outboxStore.kept.size).toBe(0);
  });

  it('[D3] are stored once where another page took their own for gone', async () => {
    const shop = createShop();
    await keepEarly(shop, 'slow', first, 'Before the app');
    await openTab(shop);
    const slow = await openTab(shop, { clientInstanceId: 'slow' });
    slow.client.send(text('Before the app'), undefined, first);
    slow.say('And with it');
    await slow.settle();
    expect(logOf(shop)).toEqual([
      ['Before the app', 'slow'],
      ['And with it', 'slow'],
    ]);
    expect(slow.state().conversation.outbox).toEqual([]);
    expect(shop.browser.outboxStore.kept.size).toBe(0);
  });
});
