import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
let nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

async function openShop(reportsUrl: string | null) {
  const shop = await app.newShop();
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { tracking: { reportsUrl } },
  ]);
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const groups = async () => (await (await app.call('GET', 'page-reports', { cookie })).json()).groups;
  return { ...shop, groups };
}

const report = {
  ...{
    kind: 'error',
    name: 'TypeError',
    message: 'It failed.',
    release: 'r1',
    page: 'https://shop.test/a?q=secret',
  },
  connection: { isOnline: true, type: '4g', downlinkMbps: 10 },
};
const usage = { ...report, kind: 'usage', name: 'window', message: 'The chat was loaded.' };
const tell = (appId: number, body: unknown) =>
  fetch(`${app.baseUrl}/api/reports?appId=${appId}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  });

it('[TRK-05] an error is kept once for each release, with how often, and without anybody’s words', async () => {
  const shop = await openShop('/api/reports');
  expect((await tell(shop.appId, { reports: [report, report] })).status).toBe(204);
  nowMs += 1000;
  const again = {
    ...report,
    message: 'It failed for ada@shop.test with "Where is my order 123456?"',
    release: 'r2',
  };
  await tell(shop.appId, {
    reports: [again, { ...report, page: 'https://shop.test/b' }, usage, usage],
  });
  expect(await shop.groups()).toMatchObject([
    { kind: 'usage', message: 'The chat was loaded.', release: 'r1', count: 2 },
    {
      ...{ name: 'TypeError', message: 'It failed.', release: 'r1', count: 3, page: 'https://shop.test/b' },
      ...{ firstAt: '2026-11-15T10:00:00.000Z', lastAt: '2026-11-15T10:00:01.000Z' },
      connection: { type: '4g' },
    },
    { message: 'It failed for @ with ""', release: 'r2', count: 1, page: 'https://shop.test/a' },
  ]);
  const flood = (from: number) =>
    tell(shop.appId, {
      reports: Array.from({ length: 10 }, (_, index) => ({ ...report, name: `E${from + index}` })),
    });
  for (let from = 0; from < 600; from += 10) await flood(from);
  expect(
    await app.opened.database.query('select from page_report where shop_id = $1', [shop.shopId]),
  ).toHaveLength(500);
  nowMs += 31 * 86_400_000;
  await app.forgetOld();
  expect(await shop.groups()).toEqual([]);
});

it('[TRK-10] a chat that reports nowhere has none taken, and nonsense is refused', async () => {
  const off = await openShop(null);
  expect(await refusalOf(await tell(off.appId, { reports: [report] }))).toEqual([403, 'tracking-off']);
  const on = await openShop('/api/reports');
  for (const body of [
    {},
    { reports: [] },
    { reports: Array(11).fill(report) },
    { reports: [{ ...report, kind: 'x' }] },
  ])
    expect((await tell(on.appId, body)).status).toBe(400);
  expect(await refusalOf(await tell(987654321, { reports: [report] }))).toEqual([404, 'unknown-app']);
  expect([await off.groups(), await on.groups()]).toEqual([[], []]);
});
