import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a chat is understood once for each state of its row, by id and by key, and a change holds at once', async () => {
  const { appId, appKey } = await openChat();
  const first = await app.shops.findApp({ id: appId });
  expect(await app.shops.findApp({ key: appKey })).toBe(first);
  await app.opened.database.query("update app set name = 'Renamed' where id = $1", [appId]);
  const second = await app.shops.findApp({ id: appId });
  expect(second).toEqual({ ...first, name: 'Renamed' });
  expect(await app.shops.findApp({ id: appId })).toBe(second);
});

async function openChat() {
  const { appId } = await app.newShop();
  const [row] = await app.opened.database.query<{ key: string }>('select key from app where id = $1', [
    appId,
  ]);
  return { appId, appKey: row?.key ?? '' };
}
