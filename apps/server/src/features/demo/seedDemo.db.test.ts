import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../platform/db';
import { createMemoryFiles, startTestApp, type TestApp } from '../../testing';
import { seedDemo } from './index';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const seed = (database: Database) =>
  seedDemo({ database, files: createMemoryFiles(), nowMs: Date.now(), address: app.baseUrl }, true);

/** How many rows each table has, those that have any. */
async function filled(): Promise<Record<string, number>> {
  const { database } = app.opened;
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const counts = tables.map(async ({ name }) => {
    const [row] = await database.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
}

/** Ends instead of its statement of this number, or instead of the commit behind all of them. */
async function endedAt(number: number): Promise<{ readonly statements: number }> {
  const { database } = app.opened;
  let statements = 0;
  const interrupted = (transaction: Queryable): Queryable => ({
    async query(sql, values) {
      statements += 1;
      if (statements === number) throw new Error('ended');
      return transaction.query(sql, values);
    },
  });
  const long: Database['long'] = (work) =>
    database.long(async (transaction) => {
      await work(interrupted(transaction));
      throw new Error('ended');
    });
  await expect(seed({ ...database, long })).rejects.toThrow('ended');
  return { statements };
}

describe('the demo shop', () => {
  it('leaves nothing of a start that ended in the middle, wherever that was, and is whole after the next', async () => {
    const before = await filled();
    const { statements } = await endedAt(Number.POSITIVE_INFINITY);
    expect(statements).toBeGreaterThan(40);
    expect(await filled()).toEqual(before);
    await endedAt(Math.ceil(statements / 2));
    expect(await filled()).toEqual(before);
    expect(await seed(app.opened.database)).toMatchObject({ shopId: 1, appId: 1 });
    const after = await filled();
    expect(after).toMatchObject({ shop: 1, app: 3, user: 3, picture: 3, campaign: 6 });
    expect(after.conversation).toBeGreaterThan(39);
    const members = await app.opened.database.query<{ role: string }>(
      'select role from shop_member where shop_id = 1 order by created_at',
    );
    expect(members.map(({ role }) => role)).toEqual(['owner', 'agent', 'admin']);
    const moments = await app.opened.database.query(
      'select distinct created_at from shop_member where shop_id = 1',
    );
    expect(moments).toHaveLength(3);
    for (const role of ['owner', 'agent', 'admin']) await app.signIn(`${role}@demo.shop`, 'shopbell-demo');
    expect(await seed(app.opened.database)).toBeNull();
    expect(await filled()).toMatchObject({ shop: 1, app: 3, user: 3, conversation: after.conversation });
  });
});
