import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress, startTestApp, type TestApp } from '../../testing';
import { createTestCommerce } from '../../testing/createTestCommerce';

let app: TestApp;
let without: TestApp;
let nowMs = Date.now();

beforeAll(async () => {
  const commercePlatform = () => createTestCommerce();
  const clock = { now: () => nowMs };
  app = await startTestApp({ commercePlatform, clock, providerDomain: 'provider.test' });
  without = await startTestApp({ commercePlatform, clock, opened: app.opened });
});
afterAll(async () => {
  await without.stop();
  await app.stop();
});

async function openShop() {
  const shop = await app.newShop();
  const settings = { selfService: { enabled: true } };
  await app.opened.database.query('update app set settings = $2 where id = $1', [shop.appId, settings]);
  return shop;
}

/** A member whose address is the provider's own. */
async function staffOf(shopId: number, domain = 'provider.test') {
  const email = await app.addMember(shopId, 'agent');
  const address = `${email.split('@')[0]}@${domain}`;
  await app.opened.database.query('update "user" set "email" = $2 where "email" = $1', [email, address]);
  const cookie = await app.signIn(address);
  const answer = await app.call('POST', 'staff-session', { cookie });
  return { address, cookie, status: answer.status, session: (await answer.json()).session as string };
}

interface Asking {
  readonly accountId: number;
  readonly impersonator?: string;
  readonly session?: string | undefined;
  readonly node?: TestApp;
  readonly to?: string;
}

async function ask({ accountId, impersonator, session, node = app, to = 'hazel@example.com' }: Asking) {
  const wish = { channel: 'email-code', to, accountId: String(accountId) };
  const query = new URLSearchParams({ ...wish, ...(impersonator && { impersonator }) });
  const headers = { 'x-forwarded-for': randomAddress(), ...(session && { 'x-staff-session': session }) };
  const before = node.mails.sent.length;
  const answer = await fetch(`${node.baseUrl}/ssp/login/send-code?${query}`, { method: 'POST', headers });
  return { status: answer.status, sentTo: node.mails.sent.slice(before).map(({ to }) => to) };
}

const noted = async (shopId: number) => {
  const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
  return (await (await app.call('GET', 'impersonations', { cookie })).json()).impersonations;
};

describe('an impersonator', () => {
  it('[ROL-11] is honoured with a signed session of their own, noted for the shop, and the code goes to the shopper', async () => {
    const { shopId } = await openShop();
    const { address, session } = await staffOf(shopId);
    expect(await ask({ accountId: shopId, impersonator: address, session })).toEqual({
      status: 200,
      sentTo: ['hazel@example.com'],
    });
    const [first, ...more] = await noted(shopId);
    expect(first).toEqual({
      impersonator: address,
      channel: 'email-code',
      askedDatetime: new Date(nowMs).toISOString(),
    });
    expect(more).toEqual([]);
    const rows = await app.opened.database.query('select * from impersonation where shop_id = $1', [shopId]);
    expect(JSON.stringify(rows)).not.toContain('hazel');
  });

  it('[ROL-11] is shown beside the conversation of whoever has proven that address, and beside no other', async () => {
    const { shopId, appId } = await openShop();
    const { address, session, cookie } = await staffOf(shopId);
    for (const to of [' Hazel@Example.com', 'hazel@mail.test'])
      await ask({ accountId: shopId, impersonator: address, session, to });
    const besideOf = async (prove: boolean, by = cookie) => {
      const socket = await app.visitorSocket(appId, await app.token(appId));
      socket.say('Hello', '1');
      const { conversationId = '' } = (await socket.acknowledged('1')) ?? {};
      const claims = { shopId, appId, conversationId: String(conversationId) };
      if (prove) await app.visitors.proveEmail(claims, 'hazel@example.com', 'code');
      else await app.visitors.captureEmail(claims, { email: 'hazel@mail.test' }, '');
      const answer = await app.call('GET', `conversations/${conversationId}/impersonations`, { cookie: by });
      return (await answer.json()).impersonations;
    };
    expect(await besideOf(true)).toMatchObject([{ impersonator: address, channel: 'email-code' }]);
    expect(await besideOf(false)).toEqual([]);
    const stranger = await staffOf((await openShop()).shopId);
    expect(await besideOf(true, stranger.cookie)).toBeUndefined();
  });

  it('[ROL-11] is refused to whoever only says so: nothing is sent, nothing is noted', async () => {
    const { shopId } = await openShop();
    const other = await openShop();
    const { address, session } = await staffOf(shopId);
    const colleague = await staffOf(shopId);
    const elsewhere = await staffOf(other.shopId);
    const tries: Omit<Asking, 'accountId'>[] = [
      { impersonator: address },
      { impersonator: address, session: `${session}x` },
      { impersonator: colleague.address, session },
      { impersonator: elsewhere.address, session: elsewhere.session },
      { impersonator: 'anna@evilprovider.test', session },
      { impersonator: address, session, node: without },
    ];
    for (const one of tries)
      expect(await ask({ accountId: shopId, ...one })).toEqual({ status: 403, sentTo: [] });
    expect(await noted(shopId)).toEqual([]);
    nowMs += 60 * 60_000 + 1000;
    expect((await ask({ accountId: shopId, impersonator: address, session })).status).toBe(403);
  });

  it('[ROL-11] is one no longer behind a sign-out, nor when taken off the team', async () => {
    const { shopId } = await openShop();
    const leaving = await staffOf(shopId);
    const staying = await staffOf(shopId);
    const statusOf = async ({ address, session }: typeof leaving) =>
      (await ask({ accountId: shopId, impersonator: address, session })).status;
    expect(await statusOf(leaving)).toBe(200);
    await app.call('POST', 'auth/sign-out', { cookie: leaving.cookie });
    expect(await statusOf(leaving)).toBe(403);

    expect(await statusOf(staying)).toBe(200);
    const owner = await app.signIn(await app.addMember(shopId, 'owner'));
    const { userId } = await (await app.call('GET', 'me', { cookie: staying.cookie })).json();
    expect((await app.call('DELETE', `team/members/${userId}`, { cookie: owner })).status).toBeLessThan(300);
    expect(await statusOf(staying)).toBe(403);
  });

  it("[ROL-11] gets no session with an address of another domain, or where no domain is the provider's", async () => {
    const { shopId } = await openShop();
    expect((await staffOf(shopId, 'evilprovider.test')).status).toBe(403);
    const { cookie, status } = await staffOf(shopId);
    expect(status).toBe(200);
    const refused = await without.call('POST', 'staff-session', { cookie });
    expect(refused.status).toBe(403);
  });

  it('[ROL-11] the page learns whose domain counts', async () => {
    const { appId } = await openShop();
    const read = async (node: TestApp) =>
      (await (await fetch(`${node.baseUrl}/api/applications/${appId}/settings`)).json()).providerDomain;
    expect([await read(app), await read(without)]).toEqual(['provider.test', null]);
  });
});
