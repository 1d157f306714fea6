import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAttempts } from '../../platform/attempts';
import { startTestApp, type TestApp } from '../../testing';
import { createPortalVisits } from './service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('visits are counted by the shop, and forgotten after ninety days', async () => {
  const { shopId } = await app.newShop();
  const { database } = app.opened;
  const clock = { now: () => Date.parse('2026-11-15T10:00:00Z') };
  const shops = { liveApps: async () => [] } as never;
  const visits = createPortalVisits({ database, clock, attempts: createAttempts(database, clock), shops });
  for (const day of ['2026-08-16', '2026-08-18', '2026-10-17', '2026-11-14'])
    await database.query(
      'insert into portal_visit (id, shop_id, action, visited_at) values ($1, $2, $3, $4)',
      [randomUUID(), shopId, 'track', `${day}T10:00:00Z`],
    );
  const id = await visits.note({ shopId, customerId: 1, type: 'email', email: '' }, 'track', 'order-page');
  await visits.noteAsked(shopId, [id ?? '']);
  const report = await visits.report(shopId);
  expect(report.actions).toEqual([{ action: 'track', visits: 3, asked: 1, open: 0 }]);
  expect(report.entryPoints).toEqual([
    { entryPoint: 'order-page', visits: 1, asked: 1, open: 0 },
    { entryPoint: null, visits: 2, asked: 0, open: 0 },
  ]);
  expect(report.days[0]).toEqual({ day: '2026-10-17', visits: 1, asked: 0, open: 0 });
  await visits.forgetOld();
  expect(await database.query('select id from portal_visit where shop_id = $1', [shopId])).toHaveLength(4);
});
