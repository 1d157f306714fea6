import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/auth${query}`, { headers });

describe('a shopper asks for a token', () => {
  it('[AUTH-03] [HTTP-39] and finds it in the Authorization header, which other origins may read', async () => {
    const { appId } = await app.newShop();
    const response = await ask(`?appId=${appId}`, { origin: 'https://shop.example' });
    expect(response.headers.get('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(response.headers.get('access-control-expose-headers')).toBe('authorization');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('[AUTH-15] which names the conversation, that does not exist before its first message', async () => {
    const { appId, shopId } = await app.newShop();
    const { conversationId } = claimsOf(await app.token(appId));
    expect(conversationId).toMatch(/^[\da-f]{8}-/);
    expect(await app.conversations.appOf({ shopId, conversationId })).toBeNull();
  });

  it('by the app key as well', async () => {
    const { appKey } = await app.newShop();
    expect((await ask(`?appKey=${appKey}`)).status).toBe(200);
  });

  it.each([
    ['', 400, 'invalid-request'],
    ['?appId=abc', 400, 'invalid-request'],
    ['?appId=-1', 400, 'invalid-request'],
    ['?appId=1e400', 400, 'invalid-request'],
    ['?appId=987654321', 404, 'unknown-app'],
    ['?appKey=unknown', 404, 'unknown-app'],
    [`?appKey=${'x'.repeat(64)}`, 400, 'invalid-request'],
    ["?appKey=' or 1=1 --", 400, 'invalid-request'],
    ['?appKey=%00', 400, 'invalid-request'],
  ])('and %s answers %i %s', async (query, status, code) => {
    const response = await ask(query);
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  });

  it('from a page of the chat itself, of which a browser names no origin, as from the domains of the shop', async () => {
    const { appId } = await app.newShop({ domains: ['shop.example'] });
    const given: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://checkout.shop.example' },
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ];
    // Not by fetch, which writes some of these headers itself.
    const answers = given.map((headers) => app.server.inject({ url: `/auth?appId=${appId}`, headers }));
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
  });

  it('[HTTP-49] without credentials, from the origins of the chat; one without domains accepts every origin', async () => {
    const [open, closed] = [await app.newShop(), await app.newShop({ domains: ['shop.example'] })];
    const origin = 'https://anywhere.example';
    const [accepted, refused] = [
      await ask(`?appId=${open.appId}`, { origin }),
      await ask(`?appId=${closed.appId}`, { origin }),
    ];
    expect([accepted.status, refused.status]).toEqual([200, 403]);
    expect(accepted.headers.get('access-control-allow-credentials')).toBeNull();
    expect(accepted.headers.get('access-control-expose-headers')).toBe('authorization');
  });

  it('[HTTP-39] with the old token as bearer, which keeps the conversation', async () => {
    const { appId } = await app.newShop();
    const token = await app.token(appId);
    const response = await ask(`?appId=${appId}`, { authorization: `Bearer ${token}` });
    const renewed = response.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    expect(claimsOf(renewed).conversationId).toBe(claimsOf(token).conversationId);
  });

  it('after the preflight of a browser', async () => {
    const response = await fetch(`${app.baseUrl}/auth?appId=1`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-headers': 'authorization' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization');
  });
});

describe('[AUTH-14] a token', () => {
  it('opens the socket for an hour', async () => {
    const { appId } = await app.newShop();
    const token = await app.token(appId);
    nowMs += 3_600_000 - 1000;
    const socket = await app.visitorSocket(appId, token);
    socket.say('in time', '1');
    await socket.acknowledged('1');
    nowMs += 2000;
    expect(await (await app.visitorSocket(appId, token)).closed()).toBe(4401);
  });

  it('is renewed for the same conversation up to 30 days after its issue', async () => {
    const { appId } = await app.newShop();
    const token = await app.token(appId);
    nowMs += 30 * 86_400_000 - 1000;
    const renewed = await app.token(appId, token);
    expect(claimsOf(renewed).conversationId).toBe(claimsOf(token).conversationId);
    nowMs += 2000;
    expect(claimsOf(await app.token(appId, token)).conversationId).not.toBe(claimsOf(token).conversationId);
  });

  it('of another chat, or forged, gives a new conversation', async () => {
    const [{ appId }, other] = [await app.newShop(), await app.newShop()];
    const token = await app.token(appId);
    expect(claimsOf(await app.token(other.appId, token)).conversationId).not.toBe(
      claimsOf(token).conversationId,
    );
    expect(claimsOf(await app.token(appId, `${token.slice(0, -2)}AA`)).conversationId).not.toBe(
      claimsOf(token).conversationId,
    );
  });
});
