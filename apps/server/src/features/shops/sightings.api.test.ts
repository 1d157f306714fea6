import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createSightings } from './sightings';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function newChat() {
  const { appId, shopId } = await app.newShop();
  let nowMs = Date.parse('2026-11-15T10:00:00Z');
  const sightings = createSightings(app.opened.database, { ...fakeClock, now: () => nowMs });
  return {
    note: (referrer: string | undefined) => sightings.note({ id: appId, shopId }, referrer),
    list: async () =>
      (await sightings.list(shopId, appId)).map(({ host, lastSeenDatetime }) => [host, lastSeenDatetime]),
    later: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
    shopId,
    appId,
  };
}
const fakeClock = { now: () => 0 };

it('an owner sees on which sites the script was asked for, the latest first', async () => {
  const chat = await newChat();
  await chat.note('https://shop.example/products/mug?secret=1');
  chat.later(1);
  await chat.note('https://www.shop.example:8443/');
  expect(await chat.list()).toEqual([
    ['www.shop.example:8443', '2026-11-15T10:01:00.000Z'],
    ['shop.example', '2026-11-15T10:00:00.000Z'],
  ]);
});

it('a site that asks all day is noted now and then', async () => {
  const chat = await newChat();
  await chat.note('https://shop.example/');
  chat.later(4);
  await chat.note('https://shop.example/');
  expect(await chat.list()).toEqual([['shop.example', '2026-11-15T10:00:00.000Z']]);
  chat.later(2);
  await chat.note('https://shop.example/');
  expect(await chat.list()).toEqual([['shop.example', '2026-11-15T10:06:00.000Z']]);
});

it.each([undefined, '', 'nonsense', 'file:///home/me/page.html', 'about:blank'])(
  'a page that says %j where it is, is not noted',
  async (referrer) => {
    const chat = await newChat();
    await chat.note(referrer);
    expect(await chat.list()).toEqual([]);
  },
);

it('a script on many pages fills no table, and the known ones go on', async () => {
  const chat = await newChat();
  for (let index = 0; index < 25; index += 1) await chat.note(`https://site-${index}.example/`);
  expect(await chat.list()).toHaveLength(20);
  chat.later(10);
  await chat.note('https://site-3.example/');
  expect((await chat.list())[0]).toEqual(['site-3.example', '2026-11-15T10:10:00.000Z']);
});

it("[ROL-17] another shop's owner sees none of it", async () => {
  const [chat, other] = [await newChat(), await newChat()];
  await chat.note('https://shop.example/');
  expect(await createSightings(app.opened.database, fakeClock).list(other.shopId, chat.appId)).toEqual([]);
});
