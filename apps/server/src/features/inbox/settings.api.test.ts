import type { ConversationDetail, Macro, Role, Routing } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInProcessBus } from '../../platform/bus';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

const bus = createInProcessBus((error) => {
  throw error;
});
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ bus });
});
afterAll(() => app.stop());

async function openShop() {
  const shop = await app.newShop();
  const join = async (role: Role, name: string) => {
    const cookie = await app.signIn(await app.addMember(shop.shopId, role, name));
    const { userId } = (await (await app.call('GET', 'me', { cookie })).json()) as { userId: string };
    return { cookie, userId };
  };
  return { ...shop, join, owner: await join('owner', 'Olive Owner') };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

async function shopperSays({ appId }: Shop, text: string): Promise<string> {
  const socket = await app.visitorSocket(appId, await app.token(appId));
  socket.say(text, '1');
  return (await socket.acknowledged('1'))?.conversationId ?? '';
}

async function assigneeOf({ owner }: Shop, conversationId: string): Promise<string | null> {
  const response = await app.call('GET', `conversations/${conversationId}`, { cookie: owner.cookie });
  return ((await response.json()) as ConversationDetail).summary.assigneeId;
}

describe('macros', () => {
  it('are written, changed and removed, and listed by name', async () => {
    const { owner } = await openShop();
    const { cookie } = owner;
    const write = async (method: string, path: string, body: object) =>
      (await (await app.call(method, path, { cookie, body })).json()) as Macro;
    const names = async () =>
      ((await (await app.call('GET', 'macros', { cookie })).json()) as { macros: Macro[] }).macros.map(
        ({ name }) => name,
      );
    const late = await write('POST', 'macros', { name: 'Late parcel', text: 'Sorry {{visitor.name|there}}' });
    await write('POST', 'macros', { name: 'greeting', text: 'Hello' });
    expect(await names()).toEqual(['greeting', 'Late parcel']);
    expect(await write('PUT', `macros/${late.id}`, { name: 'Lost parcel', text: 'Oh no' })).toEqual({
      id: late.id,
      name: 'Lost parcel',
      text: 'Oh no',
    });
    await app.call('DELETE', `macros/${late.id}`, { cookie });
    expect(await names()).toEqual(['greeting']);
  });

  it.each([
    [{ name: 'greeting', text: 'Hello' }, 409, 'name-taken'],
    [{ name: ' ', text: 'Hello' }, 400, 'invalid-request'],
    [{ name: 'x', text: ' ' }, 400, 'invalid-request'],
    [{ name: 'x', text: 'Hi {{visitor.nmae}}' }, 400, 'invalid-request'],
  ])('%j is refused: %i %s', async (body, status, code) => {
    const { owner } = await openShop();
    await app.call('POST', 'macros', { cookie: owner.cookie, body: { name: 'greeting', text: 'Hi' } });
    expect(await refusalOf(await app.call('POST', 'macros', { cookie: owner.cookie, body }))).toEqual([
      status,
      code,
    ]);
  });
});

describe('routing', () => {
  const change = ({ owner }: Shop, body: object) =>
    app.call('PUT', 'routing', { cookie: owner.cookie, body });

  /** At the desk of this node, and known to be there on all of them. */
  async function arrive({ cookie, userId }: { cookie: string; userId: string }, node = app) {
    const socket = await node.agentSocket(cookie);
    await socket.until(
      () =>
        socket
          .all('team-presence')
          .at(-1)
          ?.payload.members.some((member) => member.userId === userId && member.status === 'online') === true,
      'being seen at the desk',
    );
    return socket;
  }

  it('by hand gives nothing away', async () => {
    const shop = await openShop();
    await app.agentSocket((await shop.join('agent', 'Ann')).cookie);
    const conversationId = await shopperSays(shop, 'Hello');
    await app.inbox.routing.route(shop.shopId);
    expect(await assigneeOf(shop, conversationId)).toBeNull();
  });

  it('in turn gives to those who are connected, up to what each can take, and goes on when there is room', async () => {
    const shop = await openShop();
    const [ann, ben] = [await shop.join('agent', 'Ann'), await shop.join('agent', 'Ben')];
    await shop.join('agent', 'Away');
    await arrive(ann);
    await arrive(ben);
    const capacities = [{ userId: ben.userId, capacity: 1 }];
    const answer = await change(shop, { mode: 'round-robin', capacity: 2, capacities });
    expect(((await answer.json()) as Routing).agents.find(({ name }) => name === 'Ben')?.capacity).toBe(1);
    const given: (string | null)[] = [];
    for (const text of ['one', 'two', 'three']) {
      const id = await shopperSays(shop, text);
      given.push(await vi.waitUntil(() => assigneeOf(shop, id), 5000));
    }
    expect(given.toSorted()).toEqual([ann.userId, ann.userId, ben.userId].toSorted());
    const [first, second] = given;
    expect(first).not.toBe(second);
    const waiting = await shopperSays(shop, 'four');
    await app.inbox.routing.route(shop.shopId);
    expect(await assigneeOf(shop, waiting)).toBeNull();
    await change(shop, { mode: 'round-robin', capacity: 3, capacities: [] });
    expect(await vi.waitUntil(() => assigneeOf(shop, waiting), 5000)).toBe(ann.userId);
  });

  it('two nodes that look at the same moment give nobody more than there is room for', async () => {
    const shop = await openShop();
    const ann = await shop.join('agent', 'Ann');
    const ids = [
      await shopperSays(shop, 'one'),
      await shopperSays(shop, 'two'),
      await shopperSays(shop, 'three'),
    ];
    await change(shop, { mode: 'round-robin', capacity: 2, capacities: [] });
    await arrive(ann);
    await Promise.all([app.inbox.routing.route(shop.shopId), app.inbox.routing.route(shop.shopId)]);
    const assignees = await Promise.all(ids.map((id) => assigneeOf(shop, id)));
    expect(assignees).toEqual([ann.userId, ann.userId, null]);
  });

  it('gives to an agent who is connected to another node, and not to one who is away', async () => {
    const other = await startTestApp({ bus, opened: app.opened });
    try {
      const shop = await openShop();
      const [ann, ben] = [await shop.join('agent', 'Ann'), await shop.join('agent', 'Ben')];
      await change(shop, { mode: 'round-robin', capacity: 5, capacities: [] });
      await arrive(ann, other);
      const away = await arrive(ben, other);
      away.send('agent-presence', { status: 'away' });
      await away.heard('agent-presence');
      for (const text of ['one', 'two', 'three']) {
        const id = await shopperSays(shop, text);
        expect(await vi.waitUntil(() => assigneeOf(shop, id), 5000)).toBe(ann.userId);
      }
    } finally {
      await other.stop();
    }
  });

  it('gives away nothing of what somebody has, though it began to wait while it was looked for', async () => {
    const other = await startTestApp({ bus, opened: app.opened });
    try {
      const shop = await openShop();
      const ann = await shop.join('agent', 'Ann');
      const id = await shopperSays(shop, 'Anyone?');
      const become = 'update conversation set status = $2 where id = $1';
      await app.opened.database.query(become, [id, 'closed']);
      let isWaiting = false;
      other.inbox.routing.useHeld(async (transaction) => {
        if (isWaiting) return [{ conversationId: id, untilMs: Date.now() + 60_000 }];
        isWaiting = true;
        await transaction.query(become, [id, 'open']);
        return [];
      });
      // Only the other node hears that there is something to give and somebody to take it.
      await arrive(ann, other);
      await other.inbox.routing.change(shop.shopId, { mode: 'round-robin', capacity: 5, capacities: [] });
      await other.inbox.routing.route(shop.shopId);
      expect([isWaiting, await assigneeOf(shop, id)]).toEqual([true, null]);
    } finally {
      await other.stop();
    }
  });

  it('gives what waits to whoever comes back from being away', async () => {
    const shop = await openShop();
    const ann = await shop.join('agent', 'Ann');
    await change(shop, { mode: 'round-robin', capacity: 5, capacities: [] });
    const socket = await arrive(ann);
    socket.send('agent-presence', { status: 'away' });
    await socket.heard('agent-presence');
    const id = await shopperSays(shop, 'Anyone?');
    await app.inbox.routing.route(shop.shopId);
    expect(await assigneeOf(shop, id)).toBeNull();
    socket.send('agent-presence', { status: 'online' });
    expect(await vi.waitUntil(() => assigneeOf(shop, id), 5000)).toBe(ann.userId);
  });

  it.each([
    { mode: 'by magic', capacity: 2, capacities: [] },
    { mode: 'manual', capacity: 0, capacities: [] },
    { mode: 'manual', capacity: 101, capacities: [] },
  ])('%j is refused', async (body) => {
    expect(await refusalOf(await change(await openShop(), body))).toEqual([400, 'invalid-request']);
  });
});
