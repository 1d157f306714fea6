import type { AgentsStatus, OwnPresence } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../../platform/bus';
import { startTestApp, type TestApp } from '../../testing';

let nowMs = Date.now();
const clock = { now: () => nowMs };
const bus = createInProcessBus((error) => {
  throw error;
});
let app: TestApp;
/** A second node on the same database and bus. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock, bus });
  other = await startTestApp({ clock, bus, opened: app.opened });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const statusOf = async (appId: number, node = app) =>
  (await (await fetch(`${node.baseUrl}/api/applications/${appId}/agents`)).json()) as AgentsStatus;
const presenceOf = async (cookie: string) =>
  (await (await app.call('GET', 'presence', { cookie })).json()) as OwnPresence;

async function openShop() {
  const shop = await app.newShop();
  const cookie = await app.signIn(shop.agentEmail);
  const openVisitor = async (node = app) => node.visitorSocket(shop.appId, await node.token(shop.appId));
  return { ...shop, cookie, openVisitor };
}

const isActive = (status: AgentsStatus | undefined) => status?.hasActiveAndAvailableAgents;

describe('the agents status', () => {
  it('[ENT-42] [HTTP-37] tells who is there, for any page: agents, three sums and the wait time, as the address says', async () => {
    const { appId, shopId, cookie, openVisitor } = await openShop();
    await app.addMember(shopId, 'admin', 'Grace Hopper');
    const absent = await fetch(`${app.baseUrl}/api/applications/${appId}/agents`);
    expect(absent.headers.get('access-control-allow-origin')).toBe('*');
    expect(await absent.json()).toEqual({
      agents: [
        { name: 'Ada', avatarUrl: null, isActive: false },
        { name: 'Grace', avatarUrl: null, isActive: false },
      ],
      hasAvailableAgents: true,
      totalNumberOfAgents: 2,
      hasActiveAndAvailableAgents: false,
      currentWaitTime: null,
      status: expect.any(String),
    });
    const shopper = await openVisitor();
    await app.agentSocket(cookie);
    await shopper.until(
      () => isActive(shopper.all('agents-status-update').at(-1)?.payload) === true,
      'an agent',
    );
    expect(await statusOf(appId)).toMatchObject({
      agents: [{ isActive: true }, { isActive: false }],
      hasActiveAndAvailableAgents: true,
    });
  });

  it('[AVL-11] [AVL-13] says in one word whether the chat is online with them', async () => {
    const { shopId } = await openShop();
    const always = [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }];
    const statusWith = async (settings: object) => {
      const key = `status-${crypto.randomUUID()}`;
      const { id } = await app.shops.addApp({ shopId, key, name: 'Chat', settings });
      const response = await fetch(`${app.baseUrl}/api/applications/${id}/agents`);
      return ((await response.json()) as { status: string }).status;
    };
    const open = { businessHours: { timezone: 'UTC', businessHours: always } };
    const live = { liveChatAvailability: 'always-live-during-business-hours' };
    expect(await statusWith({ ...open, preferences: live })).toBe('online');
    expect(await statusWith(open)).toBe('offline');
    expect(await statusWith({ ...open, preferences: { liveChatAvailability: 'offline' } })).toBe('offline');
    expect(
      await statusWith({ businessHours: { timezone: 'UTC', businessHours: [] }, preferences: live }),
    ).toBe('online-outside-business-hours');
  });

  it.each(['0', 'abc', '987654321'])('of a chat that does not exist is a problem: %s', async (appId) => {
    const response = await fetch(`${app.baseUrl}/api/applications/${appId}/agents`);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
  });

  it('never tells the shop next door', async () => {
    const [north, south] = [await openShop(), await openShop()];
    const shopper = await south.openVisitor();
    await app.availability.presence.tick();
    await app.agentSocket(north.cookie);
    await app.agentSocket(south.cookie);
    await shopper.until(
      () => isActive(shopper.all('agents-status-update').at(-1)?.payload) === true,
      'the own agent',
    );
    const names = shopper.all('agents-status-update').map(({ payload }) => payload.totalNumberOfAgents);
    expect(new Set(names)).toEqual(new Set([1]));
  });
});

describe('[SOC-36] shoppers are told at once', () => {
  it('on both nodes, when an agent comes to one of them and when their last tab is closed', async () => {
    const { cookie, openVisitor } = await openShop();
    const [here, there] = [await openVisitor(app), await openVisitor(other)];
    const [first, second] = [await app.agentSocket(cookie), await other.agentSocket(cookie)];
    const last = (socket: typeof here) => isActive(socket.all('agents-status-update').at(-1)?.payload);
    for (const socket of [here, there]) await socket.until(() => last(socket) === true, 'an agent');
    // The first is enough for that; the second is written down too before the first goes, since writes go in turn.
    await other.availability.presence.tick();
    first.close();
    await first.closed();
    await app.availability.presence.tick();
    expect([last(here), last(there)], 'one tab is enough').toEqual([true, true]);
    second.close();
    for (const socket of [here, there]) await socket.until(() => last(socket) === false, 'nobody');
  });

  it('of what is, when they come later', async () => {
    const { cookie, openVisitor } = await openShop();
    await app.agentSocket(cookie);
    const shopper = await openVisitor();
    await app.availability.presence.tick();
    expect(isActive((await shopper.heard('agents-status-update')).payload)).toBe(true);
    const later = await openVisitor();
    expect(isActive((await later.heard('agents-status-update')).payload)).toBe(true);
  });

  it('once: what has not changed is not said again', async () => {
    const { openVisitor } = await openShop();
    const shopper = await openVisitor();
    for (let turn = 0; turn < 3; turn += 1) await app.availability.presence.tick();
    await shopper.heard('agents-status-update');
    shopper.say('still here', '1');
    await shopper.acknowledged('1');
    expect(shopper.all('agents-status-update')).toHaveLength(1);
  });
});

describe('an agent is absent', () => {
  it('within 60 s after the browser is gone without a word', async () => {
    const { appId, cookie } = await openShop();
    const agent = await app.agentSocket(cookie);
    await agent.heard('team-presence');
    const goneMs = nowMs;
    let absentMs = Number.POSITIVE_INFINITY;
    // The browser answers no ping any more; the next one leaves the server at most 22 s later.
    while (nowMs < goneMs + 65_000 && absentMs === Number.POSITIVE_INFINITY) {
      nowMs += 5000;
      if (nowMs - goneMs > 22_000) {
        for (const session of app.sockets.sessions) if (session.signInId !== null) session.missedPongs = 1;
      }
      await app.availability.presence.tick();
      if (!isActive(await statusOf(appId))) absentMs = nowMs - goneMs;
    }
    expect(absentMs).toBeGreaterThan(22_000);
    expect(absentMs).toBeLessThanOrEqual(60_000);
  });

  it('when the node of their socket is lost, and shoppers of the other node hear of it', async () => {
    const lost = await startTestApp({ clock, bus, opened: app.opened });
    const { cookie, openVisitor } = await openShop();
    const shopper = await openVisitor();
    await lost.agentSocket(cookie);
    await shopper.until(
      () => isActive(shopper.all('agents-status-update').at(-1)?.payload) === true,
      'an agent',
    );
    await lost.availability.presence.stop();
    nowMs += 31_000;
    await app.availability.presence.tick();
    await shopper.until(
      () => isActive(shopper.all('agents-status-update').at(-1)?.payload) === false,
      'nobody',
    );
    await lost.stop();
  });

  it('but present as long as their socket answers', async () => {
    const { appId, cookie } = await openShop();
    await app.agentSocket(cookie).then((socket) => socket.heard('team-presence'));
    for (let seconds = 0; seconds < 120; seconds += 5) {
      nowMs += 5000;
      await app.availability.presence.tick();
      expect(isActive(await statusOf(appId))).toBe(true);
    }
  });
});

describe('an agent who goes away', () => {
  it('is away in all own tabs, for the team, for shoppers, and after signing in again', async () => {
    const { appId, shopId, cookie, openVisitor } = await openShop();
    const colleague = await other.agentSocket(await app.signIn(await app.addMember(shopId, 'owner')));
    const [tab, otherTab] = [await app.agentSocket(cookie), await other.agentSocket(cookie)];
    const shopper = await openVisitor();
    colleague.send('agent-presence', { status: 'away' });
    tab.send('agent-presence', { status: 'away' });
    for (const socket of [tab, otherTab])
      expect((await socket.heard('agent-presence')).payload).toEqual({ status: 'away' });
    expect(await colleague.heard('agent-presence'), 'only their own').toMatchObject({
      payload: { status: 'away' },
    });
    expect(colleague.all('agent-presence')).toHaveLength(1);
    const statuses = (socket: typeof tab) =>
      socket
        .all('team-presence')
        .at(-1)
        ?.payload.members.map(({ status }) => status);
    await colleague.until(() => statuses(colleague)?.join() === 'away,away', 'both away');
    await shopper.until(
      () => shopper.all('agents-status-update').at(-1)?.payload.hasAvailableAgents === false,
      'nobody available',
    );
    expect(await statusOf(appId, other)).toMatchObject({
      hasAvailableAgents: false,
      hasActiveAndAvailableAgents: false,
    });
    tab.close();
    otherTab.close();
    await Promise.all([tab.closed(), otherTab.closed()]);
    expect(await presenceOf(cookie)).toMatchObject({ status: 'away' });
    const back = await app.agentSocket(cookie);
    back.send('agent-presence', { status: 'online' });
    await back.until(() => statuses(back)?.join() === 'online,away', 'online again');
    expect(await presenceOf(cookie)).toMatchObject({
      status: 'online',
      members: [{ status: 'online' }, { status: 'away' }],
    });
  });
});

describe('[AR-09] the wait time', () => {
  const answer = async (
    { appId, cookie }: { appId: number; cookie: string },
    waitSeconds: number | null,
    startMs: number,
  ) => {
    nowMs = startMs;
    const shopper = await app.visitorSocket(appId, await app.token(appId));
    shopper.say('hello?', '1');
    const message = await shopper.acknowledged('1');
    if (waitSeconds === null) return;
    nowMs = startMs + waitSeconds * 1000;
    const agent = await app.agentSocket(cookie);
    agent.say('hello!', '2', { conversationId: message?.conversationId });
    await shopper.acknowledged('2');
    nowMs += 1000;
    agent.say('and again', '3', { conversationId: message?.conversationId });
    await shopper.acknowledged('3');
  };

  it('is the median of the first answers of the last hours, in seconds', async () => {
    const shop = await openShop();
    const startMs = nowMs + 5 * 3_600_000;
    await answer(shop, 3000, startMs - 3 * 3_600_000);
    for (const [index, seconds] of [30, null, 90, 240].entries())
      await answer(shop, seconds, startMs + index * 300_000);
    nowMs = startMs + 1_500_000;
    expect(await statusOf(shop.appId)).toMatchObject({ currentWaitTime: 165 });
    nowMs = startMs + 2 * 3_600_000;
    expect((await statusOf(shop.appId)).currentWaitTime, 'the hour-long one is too old').toBe(90);
    nowMs = startMs + 6 * 3_600_000;
    expect((await statusOf(shop.appId)).currentWaitTime).toBeNull();
  });

  it('does not count what a machine answers', async () => {
    const { appId, shopId } = await openShop();
    nowMs += 10 * 3_600_000;
    const shopper = await app.visitorSocket(appId, await app.token(appId));
    shopper.say('hello?', '1');
    const message = await shopper.acknowledged('1');
    nowMs += 5000;
    await app.conversations.send({
      shopId,
      appId,
      conversationId: message?.conversationId ?? '',
      message: { messageId: '2', clientInstanceId: '', content: { type: 'text', text: 'Beep' } } as never,
      fromAgent: true,
      sender: { name: 'Bot', avatarURL: null, isBot: true },
    });
    expect((await statusOf(appId)).currentWaitTime).toBeNull();
  });
});
