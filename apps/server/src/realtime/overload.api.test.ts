import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../testing';

const load = { isTooMuch: false, retryAfterMs: () => 1700 };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ load });
});
beforeEach(() => {
  load.isTooMuch = false;
});
afterAll(() => app.stop());

it('[D17] with too much to do a message is refused at the door, and taken when it comes again', async () => {
  const { appId } = await app.newShop();
  const socket = await app.visitorSocket(appId, await app.token(appId));
  load.isTooMuch = true;
  socket.say('Hello', '1');
  const { messageId, payload } = await socket.heard('nack-message');
  expect([messageId, payload]).toEqual([
    '1',
    expect.objectContaining({ code: 'overloaded', retryable: true, retryAfterMs: 1700 }),
  ]);
  load.isTooMuch = false;
  socket.say('Hello', '1');
  expect(await socket.acknowledged('1')).toMatchObject({ id: 1 });
});

it('[D17] nobody new is let in: pages learn when to come again, and may read that from another origin', async () => {
  const { appId } = await app.newShop();
  const token = await app.token(appId);
  load.isTooMuch = true;
  const origin = 'https://shop.example';
  for (const path of [`/auth?appId=${appId}`, `/ws?appId=${appId}`]) {
    const response = await fetch(`${app.baseUrl}${path}`, { headers: { origin } });
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await refusalOf(response)).toEqual([503, 'overloaded']);
  }
  await expect(app.visitorSocket(appId, token)).rejects.toThrow('Status 503');
});

it('[D17] what shows the chat and what agents do goes on', async () => {
  const shop = await app.newShop();
  const cookie = await app.signIn(shop.agentEmail);
  load.isTooMuch = true;
  expect((await fetch(`${app.baseUrl}/api/applications/${shop.appId}/agents`)).status).toBe(200);
  expect((await app.call('GET', 'presence', { cookie })).status).toBe(200);
  expect((await fetch(`${app.baseUrl}/auth?appId=${shop.appId}`, { method: 'OPTIONS' })).status).toBe(204);
  await app.agentSocket(cookie);
});
