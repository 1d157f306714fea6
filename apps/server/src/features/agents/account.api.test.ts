import type { SignInEvent, SignInSession } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp, testPassword } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newPassword = 'a brand new password';
async function signedIn() {
  const { agentEmail, shopId } = await app.newShop();
  return { shopId, email: agentEmail, cookie: await app.signIn(agentEmail) };
}
const sessionsOf = async (cookie: string) => {
  const body = (await (await app.call('GET', 'account/sessions', { cookie })).json()) as {
    sessions: SignInSession[];
  };
  return body.sessions;
};
const kindsIn = async (cookie: string, path = 'account/sign-ins') => {
  const body = (await (await app.call('GET', path, { cookie })).json()) as { events: SignInEvent[] };
  return body.events.map(({ kind }) => kind);
};

describe('sessions', () => {
  it('are listed with device and address, the current one first, and without tokens', async () => {
    const { email, cookie } = await signedIn();
    await app.call('POST', 'auth/sign-in/email', {
      body: { email, password: testPassword },
      headers: { 'user-agent': 'Phone/1.0', 'x-forwarded-for': '203.0.113.9' },
    });
    const sessions = await sessionsOf(cookie);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]).toMatchObject({ userAgent: 'Phone/1.0', address: '203.0.113.9' });
    const tokens = await app.opened.database.query<{ token: string }>('select "token" from "session"');
    for (const { token } of tokens) expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('end one by one, and their sockets close', async () => {
    const { email, cookie } = await signedIn();
    const other = await app.signIn(email);
    const [socket, own] = [await app.agentSocket(other), await app.agentSocket(cookie)];
    const id = (await sessionsOf(cookie)).find(({ isCurrent }) => !isCurrent)?.id;
    expect((await app.call('DELETE', `account/sessions/${id}`, { cookie })).status).toBe(200);
    expect(await socket.closed()).toBe(4401);
    expect((await app.call('GET', 'me', { cookie: other })).status).toBe(401);
    expect(own.closeCode).toBeNull();
  });

  it('of someone else cannot be ended', async () => {
    const [ada, ben] = [await signedIn(), await signedIn()];
    const id = (await sessionsOf(ben.cookie))[0]?.id;
    expect(
      await refusalOf(await app.call('DELETE', `account/sessions/${id}`, { cookie: ada.cookie })),
    ).toEqual([404, 'not-found']);
    expect((await app.call('GET', 'me', { cookie: ben.cookie })).status).toBe(200);
  });

  it('end everywhere else at once', async () => {
    const { email, cookie } = await signedIn();
    const others = [await app.signIn(email), await app.signIn(email)];
    const sockets = await Promise.all(others.map((other) => app.agentSocket(other)));
    expect((await app.call('POST', 'account/sessions/end-others', { cookie })).status).toBe(200);
    for (const socket of sockets) expect(await socket.closed()).toBe(4401);
    expect(await sessionsOf(cookie)).toHaveLength(1);
  });
});

describe('the own account', () => {
  it('takes a new name', async () => {
    const { cookie } = await signedIn();
    await app.call('PUT', 'account/name', { cookie, body: { name: '  Ada King ' } });
    expect(await (await app.call('GET', 'account', { cookie })).json()).toMatchObject({ name: 'Ada King' });
    const refused = await app.call('PUT', 'account/name', { cookie, body: { name: 'Ada\u0000' } });
    expect(await refusalOf(refused)).toEqual([400, 'invalid-request']);
  });

  it('takes a new password for the old one, and ends the other sessions', async () => {
    const { email, cookie } = await signedIn();
    const other = await app.signIn(email);
    const change = (currentPassword: string, next: string) =>
      app.call('PUT', 'account/password', { cookie, body: { currentPassword, newPassword: next } });
    expect(await refusalOf(await change('not the password', newPassword))).toEqual([403, 'wrong-password']);
    expect(await refusalOf(await change(testPassword, 'short'))).toEqual([400, 'weak-password']);
    expect((await change(testPassword, newPassword)).status).toBe(200);
    expect((await app.call('GET', 'me', { cookie })).status).toBe(200);
    expect((await app.call('GET', 'me', { cookie: other })).status).toBe(401);
    expect(await app.signIn(email, newPassword)).toBeTruthy();
  });

  it('does not let the holder of a session guess the password', async () => {
    const { cookie } = await signedIn();
    const guess = () =>
      app.call('PUT', 'account/password', { cookie, body: { currentPassword: 'guess', newPassword } });
    for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(403);
    expect(await refusalOf(await guess())).toEqual([429, 'rate']);
  });
});

describe('the log of sign-ins', () => {
  it('tells what happened to the account, newest first', async () => {
    const { email, cookie } = await signedIn();
    await app.signIn(email, 'wrong password').catch(() => {});
    await app.call('POST', 'auth/sign-out', { cookie, body: {} });
    const again = await app.signIn(email);
    expect(await kindsIn(again)).toEqual(['signed-in', 'signed-out', 'refused', 'signed-in']);
  });

  it('of the shop is for owners, and about their shop only', async () => {
    const { shopId, cookie } = await signedIn();
    await signedIn();
    const owner = await app.signIn(await app.addMember(shopId, 'owner'));
    const admin = await app.signIn(await app.addMember(shopId, 'admin'));
    expect(await kindsIn(owner, 'team/sign-ins')).toEqual(['signed-in', 'signed-in', 'signed-in']);
    for (const other of [cookie, admin]) {
      expect(await refusalOf(await app.call('GET', 'team/sign-ins', { cookie: other }))).toEqual([
        403,
        'forbidden',
      ]);
    }
  });

  it('keeps no trace of people who do not exist', async () => {
    const before = await app.opened.database.query('select count(*) from sign_in_event');
    await app.signIn('nobody@nowhere.test').catch(() => {});
    expect(await app.opened.database.query('select count(*) from sign_in_event')).toEqual(before);
  });
});

it.each([
  ['GET', 'account'],
  ['GET', 'account/sessions'],
  ['GET', 'account/sign-ins'],
  ['DELETE', 'account/sessions/1'],
  ['POST', 'account/sessions/end-others'],
  ['GET', 'team/invitations'],
  ['GET', 'team/sign-ins'],
  ['DELETE', 'team/members/1'],
])('%s %s is closed to strangers and to other sites', async (method, path) => {
  expect(await refusalOf(await app.call(method, path))).toEqual([401, 'unauthorized']);
  const { cookie } = await signedIn();
  const headers = { origin: 'https://evil.example' };
  expect(await refusalOf(await app.call(method, path, { cookie, headers }))).toEqual([403, 'foreign-origin']);
});
