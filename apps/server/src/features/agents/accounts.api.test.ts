import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress, startTestApp, type TestApp, TestSocket, testPassword } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ refusedEmails: ['closed@demo.shop'] });
});
afterAll(() => app.stop());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/console/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.baseUrl,
      'x-forwarded-for': randomAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/console/api/${path}`, { headers });

describe('sign-in', () => {
  it('opens the console for a member, who is told shop and role', async () => {
    const shop = await app.newShop();
    const cookie = await app.signIn(shop.agentEmail);
    expect(await (await get('me', { cookie })).json()).toMatchObject({
      name: 'Ada Lovelace',
      email: shop.agentEmail,
      role: 'agent',
      shop: { id: shop.shopId },
    });
  });

  it('keeps the session where scripts and other sites cannot reach it', async () => {
    const shop = await app.newShop();
    const response = await post('auth/sign-in/email', { email: shop.agentEmail, password: testPassword });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\/console/i);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'wrong password' }), 401],
    ['an unknown person', () => ({ email: 'nobody@nowhere.test', password: testPassword }), 401],
    ['an email that is none', () => ({ email: 'nobody', password: testPassword }), 400],
    ['no password', (email: string) => ({ email }), 400],
    ['a list', () => [], 400],
  ])('refuses %s', async (_, body, status) => {
    const shop = await app.newShop();
    const response = await post('auth/sign-in/email', body(shop.agentEmail));
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
  });

  it('refuses the demo accounts where they are closed', async () => {
    const response = await post('auth/sign-in/email', {
      email: 'Closed@demo.shop',
      password: 'shopbell-demo',
    });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'forbidden' } }]);
  });

  it('stops guessing: the eleventh try in a minute from one address is refused, even with the right password', async () => {
    const shop = await app.newShop();
    const from = { 'x-forwarded-for': randomAddress() };
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const response = await post('auth/sign-in/email', { email: shop.agentEmail, password: 'guess' }, from);
      expect(response.status).toBe(401);
    }
    const response = await post(
      'auth/sign-in/email',
      { email: shop.agentEmail, password: testPassword },
      from,
    );
    expect(response.status).toBe(429);
    const waitSeconds = Number(response.headers.get('x-retry-after'));
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(60);
  });

  it('stops guessing from many networks, without shutting out who has signed in from theirs', async () => {
    const shop = await app.newShop();
    const home = { 'x-forwarded-for': randomAddress() };
    const right = { email: shop.agentEmail, password: testPassword };
    expect((await post('auth/sign-in/email', right, home)).status).toBe(200);
    const guess = () => post('auth/sign-in/email', { ...right, password: 'guess' });
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await post('auth/sign-in/email', right)).status).toBe(429);
    expect((await post('auth/sign-in/email', right, home)).status).toBe(200);
  });

  it('counts no sign-in that succeeds as a guess', async () => {
    const shop = await app.newShop();
    for (let turn = 0; turn < 25; turn += 1) await app.signIn(shop.agentEmail);
    expect(await app.signIn(shop.agentEmail)).not.toBe('');
  });

  it('keeps what is worth reading in the log of sign-ins, however many are refused', async () => {
    const shop = await app.newShop();
    const cookie = await app.signIn(shop.agentEmail);
    const wrong = { email: shop.agentEmail, password: 'guess' };
    for (let turn = 0; turn < 15; turn += 1) await post('auth/sign-in/email', wrong);
    const { events } = (await (await get('account/sign-ins', { cookie })).json()) as {
      events: { kind: string }[];
    };
    expect(events.map(({ kind }) => kind)).toEqual([...Array(10).fill('refused'), 'signed-in']);
  });

  it('is the only way in: nobody can register', async () => {
    const response = await post('auth/sign-up/email', {
      email: 'new@shop.test',
      password: testPassword,
      name: 'New',
    });
    expect(response.status).toBe(404);
  });
});

describe('sign-out', () => {
  it('ends the session and closes its sockets, and no other', async () => {
    const shop = await app.newShop();
    const [leaving, staying] = [await app.signIn(shop.agentEmail), await app.signIn(shop.agentEmail)];
    const [socket, other] = [await app.agentSocket(leaving), await app.agentSocket(staying)];
    expect((await post('auth/sign-out', {}, { cookie: leaving })).status).toBe(200);
    expect(await socket.closed()).toBe(4401);
    expect((await get('me', { cookie: leaving })).status).toBe(401);
    expect((await get('me', { cookie: staying })).status).toBe(200);
    expect(other.closeCode).toBeNull();
  });
});

describe('other sites', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:1'])(
    'cannot use the console from %s',
    async (origin) => {
      const shop = await app.newShop();
      const cookie = await app.signIn(shop.agentEmail);
      expect((await get('me', { cookie, origin })).status).toBe(403);
      expect((await post('auth/sign-out', {}, { cookie, origin })).status).toBe(403);
      const socket = new TestSocket(`${app.baseUrl.replace('http', 'ws')}/console/ws`, [], {
        cookie,
        origin,
      });
      await expect(socket.opened()).rejects.toThrow('Status 403');
      expect((await get('me', { cookie })).status).toBe(200);
    },
  );

  it('cannot write without an origin either, nor read from across sites', async () => {
    const shop = await app.newShop();
    const cookie = await app.signIn(shop.agentEmail);
    const written = await app.server.inject({
      method: 'POST',
      url: '/console/api/auth/sign-out',
      headers: { cookie },
      payload: {},
    });
    expect(written.statusCode).toBe(403);
    expect((await get('me', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('without a session', () => {
  it.each(['me', 'conversations'])('%s answers 401', async (path) => {
    const response = await get(path, { cookie: 'shopbell.session_token=forged.signature' });
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { code: 'unauthorized' } },
    ]);
  });

  it('the socket is closed with 4401', async () => {
    const socket = await app.agentSocket('shopbell.session_token=forged.signature');
    expect(await socket.closed()).toBe(4401);
  });
});

it('a role that does not exist cannot be stored', async () => {
  const { shopId } = await app.newShop();
  const store = app.opened.database.query(
    'insert into shop_member (shop_id, user_id, role) select $1, id, \'king\' from "user" limit 1',
    [shopId],
  );
  await expect(store).rejects.toThrow('shop_member_role_check');
});
