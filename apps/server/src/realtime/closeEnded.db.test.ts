import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const beatNow = () => {
  for (const session of app.sockets.sessions) app.sockets.heartbeats.set(session, 0);
};

describe("the next heartbeat closes an agent's socket", () => {
  it.each([
    ['whose sign-in was ended and nobody told', 'delete from "session" where "userId" = $1'],
    [
      'whose sign-in has expired',
      `update "session" set "expiresAt" = now() - interval '1 second' where "userId" = $1`,
    ],
  ])('%s, and no other', async (_, end) => {
    const shop = await app.newShop();
    const socket = await app.agentSocket(await app.signIn(shop.agentEmail));
    const other = await app.agentSocket(await app.signIn(await app.addMember(shop.shopId, 'agent')));
    const shopper = await app.visitorSocket(shop.appId, await app.token(shop.appId));
    const [user] = await app.opened.database.query<{ id: string }>(
      'select "id" from "user" where "email" = $1',
      [shop.agentEmail],
    );
    await app.opened.database.query(end, [user?.id]);
    beatNow();
    expect(await socket.closed()).toBe(4401);
    await Promise.all([other.heard('heartbeat'), shopper.heard('heartbeat')]);
    expect([other.closeCode, shopper.closeCode]).toEqual([null, null]);
  });
});
