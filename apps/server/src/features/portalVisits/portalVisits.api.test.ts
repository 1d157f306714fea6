import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
let nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const dayMs = 86_400_000;

async function openShop(timezone = 'UTC', enabled = true) {
  const shop = await app.newShop();
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { selfService: { enabled, flows: { track_order: true } }, businessHours: { timezone } },
  ]);
  const { shopId } = shop;
  const accessOf = (customerId: number) =>
    app.identity.tokens.issueAccess({ shopId, customerId, type: 'email', email: '' });
  const visit = async (customerId: number, action = 'track') =>
    call('visits', { accountId: String(shopId), accessToken: await accessOf(customerId) }, { action });
  const asked = (visits: unknown) => call('visits/asked', { accountId: String(shopId) }, { visits });
  const report = async () => {
    const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
    return (await app.call('GET', 'portal-report', { cookie })).json();
  };
  return { ...shop, accessOf, visit, asked, report };
}

async function call(path: string, query: Record<string, string>, body: object) {
  const response = await fetch(`${app.baseUrl}/ssp/${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return { status: response.status, code: answer.error?.code, visit: answer.visit };
}

const last = <Each>(list: readonly Each[]): Each | undefined => list.at(-1);

it('a customer is counted once a day for each thing they do, however often they ask', async () => {
  const shop = await openShop();
  const visits = await Promise.all(Array.from({ length: 8 }, () => shop.visit(1)));
  expect(visits.filter(({ visit }) => visit !== null)).toHaveLength(1);
  await shop.visit(1, 'return');
  await shop.visit(2);
  const report = await shop.report();
  expect(report.actions).toEqual([
    { action: 'return', visits: 1, asked: 0, open: 1 },
    { action: 'track', visits: 2, asked: 0, open: 2 },
  ]);
  expect(report.days).toHaveLength(30);
  expect(last(report.days)).toEqual({ day: '2026-11-15', visits: 3, asked: 0, open: 3 });
});

it('who writes within a day has asked, once; later, or for another shop, it changes nothing', async () => {
  const shop = await openShop();
  const other = await openShop();
  const [first, second, third] = [await shop.visit(1), await shop.visit(2), await shop.visit(3)];
  await shop.asked([first.visit]);
  await shop.asked([first.visit]);
  expect((await other.asked([second.visit])).status).toBe(200);
  nowMs += dayMs;
  await shop.asked([third.visit]);
  const [track] = (await shop.report()).actions;
  expect(track).toEqual({ action: 'track', visits: 3, asked: 1, open: 0 });
  expect((await other.report()).actions).toEqual([]);
});

it('days are those of the shop', async () => {
  nowMs = Date.parse('2026-11-15T23:30:00Z');
  const [tokyo, angeles] = [await openShop('Asia/Tokyo'), await openShop('America/Los_Angeles')];
  await tokyo.visit(1);
  await angeles.visit(1);
  expect((await tokyo.report()).timeZone).toBe('Asia/Tokyo');
  expect(last((await tokyo.report()).days)).toMatchObject({ day: '2026-11-16', visits: 1 });
  expect(last((await angeles.report()).days)).toMatchObject({ day: '2026-11-15', visits: 1 });
});

it('nobody is counted without a proof of this shop, and nothing that is no visit is taken', async () => {
  const shop = await openShop();
  const foreign = await openShop();
  const to = { accountId: String(shop.shopId) };
  const track = { action: 'track' };
  const foreignToken = await foreign.accessOf(1);
  expect((await call('visits', { ...to, accessToken: foreignToken }, track)).code).toBe('unauthorized');
  expect((await call('visits', { ...to, accessToken: 'nonsense' }, track)).code).toBe('unauthorized');
  expect((await call('visits', to, track)).status).toBe(400);
  expect((await shop.visit(1, 'dance')).status).toBe(400);
  for (const visits of [[], ['7'], 'x', Array(6).fill(crypto.randomUUID()), null])
    expect((await shop.asked(visits)).status).toBe(400);
  const off = await openShop('UTC', false);
  expect((await off.visit(1)).code).toBe('self-service-off');
  expect((await shop.report()).actions).toEqual([]);
});
