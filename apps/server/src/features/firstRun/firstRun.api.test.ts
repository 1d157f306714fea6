import type { FirstRun } from '@shopbell/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
let shop: Awaited<ReturnType<TestApp['newShop']>>;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shop = await app.newShop();
  cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  // The shop's own agent would count as a team.
  await app.opened.database.query("delete from shop_member where shop_id = $1 and role = 'agent'", [
    shop.shopId,
  ]);
  await app.opened.database.query('insert into first_run (shop_id, app_id) values ($1, $2)', [
    shop.shopId,
    shop.appId,
  ]);
});

const put = async (path: string, body: object) =>
  (await (await app.call('PUT', `first-run${path}`, { cookie, body })).json()) as FirstRun;
const read = async () => (await (await app.call('GET', 'first-run', { cookie })).json()) as FirstRun;
const scriptAsked = (page: string | null) =>
  app.shops.sightings.note({ id: shop.appId, shopId: shop.shopId }, page ?? undefined);

describe('the guide of a new shop', () => {
  it('begins with nothing done', async () => {
    expect(await read()).toEqual({
      guide: {
        appKey: shop.appKey,
        mainColor: '#115cb5',
        settled: [],
        isHidden: false,
        script: null,
        firstConversationId: null,
      },
    });
  });

  it('names the shop and its chat, and gives it the colour, keeping its other settings', async () => {
    await put('/name', { name: ' Moss & Stone ' });
    const { guide } = await put('/colours', { mainColor: '#1f5f4a' });
    expect([guide?.settled, guide?.mainColor]).toEqual([['name', 'colours'], '#1f5f4a']);
    expect(await (await app.call('GET', 'me', { cookie })).json()).toMatchObject({
      shop: { name: 'Moss & Stone' },
    });
    expect(await app.shops.findApp({ id: shop.appId })).toMatchObject({
      name: 'Moss & Stone',
      settings: { decoration: { mainColor: '#1f5f4a', conversationColor: '#1f5f4a', fontFamily: 'Inter' } },
    });
    const { versions } = await (await app.call('GET', `chats/${shop.appId}/versions`, { cookie })).json();
    const changed = versions.map(({ changes }: { changes: { path: string[] }[] }) =>
      changes.map(({ path }) => path.join('.')),
    );
    expect(changed.slice(0, 2)).toEqual([['decoration.mainColor', 'decoration.conversationColor'], ['name']]);
  });

  it('sees by itself that someone was invited, that a page has the script, and that a message came', async () => {
    await app.call('POST', 'team/invitations', { cookie, body: { email: 'new@moss.test', role: 'agent' } });
    expect((await read()).guide?.settled).toEqual(['team']);
    await scriptAsked('https://moss.test/');
    expect((await read()).guide).toMatchObject({
      settled: ['team', 'snippet'],
      script: { host: 'moss.test' },
    });
    const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
    socket.say('Hello', '1');
    const { conversationId } = (await socket.acknowledged('1')) ?? {};
    expect((await read()).guide).toMatchObject({
      settled: ['team', 'snippet', 'message'],
      firstConversationId: conversationId,
    });
  });

  it.each([null, 'http://localhost:4000/try/moss'])(
    'does not take %s for a page of the shop',
    async (page) => {
      await scriptAsked(page);
      expect((await read()).guide?.script).toBeNull();
    },
  );

  it('is skipped step by step, put away, and taken up again where it was left', async () => {
    await put('', { skip: 'team' });
    expect((await put('', { isHidden: true })).guide).toMatchObject({ settled: ['team'], isHidden: true });
    expect((await put('', { isHidden: false })).guide).toMatchObject({ settled: ['team'], isHidden: false });
  });

  it.each([
    ['/name', { name: ' ' }],
    ['/colours', { mainColor: 'red' }],
    ['', { skip: 'everything' }],
  ])('refuses %s %j', async (path, body) => {
    expect(await refusalOf(await app.call('PUT', `first-run${path}`, { cookie, body }))).toEqual([
      400,
      'invalid-request',
    ]);
  });

  it('is nobody else’s: another shop has none, and a query that forgets its shop sees none', async () => {
    const other = await app.newShop();
    const foreign = await app.signIn(await app.addMember(other.shopId, 'owner'));
    const answer = await app.call('PUT', 'first-run/name', { cookie: foreign, body: { name: 'Theirs' } });
    expect(await answer.json()).toEqual({ guide: null });
    const { database } = app.opened;
    expect(await database.inShops([other.shopId]).query('select * from first_run')).toEqual([]);
    expect(await database.inShops([shop.shopId]).query('select * from first_run')).toHaveLength(1);
  });
});
