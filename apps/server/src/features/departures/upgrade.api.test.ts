import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/db';
import { startTestApp, type TestApp } from '../../testing';
import { migrationsFolder } from '../../testing/places';
import { type Somebody, somebody } from '../../testing/somebody';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);

/** What each of them did, and is known by. */
const traces: Record<string, (member: Somebody) => Promise<unknown>> = {
  message: ({ conversationId, userId }) =>
    query('update message set author_id = $2 where conversation_id = $1', [conversationId, userId]),
  note: ({ conversationId, shopId, userId }) =>
    query(
      `insert into note (id, conversation_id, shop_id, after_id, author_id, author_name, text, mentions, created_at)
       values (gen_random_uuid(), $1, $2, 1, $3, 'Nobody', '', '{}', now())`,
      [conversationId, shopId, userId],
    ),
  chat_version: ({ appId, shopId, userId }) =>
    query(
      `insert into chat_version (app_id, version, shop_id, changes, settings, saved_by) values ($1, 99, $2, '[]', '{}', $3)`,
      [appId, shopId, userId],
    ),
  shopper_request: ({ shopId, userId }) =>
    query(
      `insert into shopper_request (id, shop_id, kind, asked_by, asked_by_name, asked_at, conversation_count)
       values ($1, $2, 'export', $3, 'Nobody', now(), 0)`,
      [randomUUID(), shopId, userId],
    ),
};

it('whoever left before anybody wrote down when is known by what they did, and has thirty days more', async () => {
  const left: Somebody[] = [];
  for (const leave of Object.values(traces)) {
    const member = await somebody(app);
    await leave(member);
    await query('delete from shop_member where user_id = $1', [member.userId]);
    left.push(member);
  }
  const still = await somebody(app);
  await traces.message?.(still);
  const name = '0261_former_members.sql';
  await query('drop table former_member');
  await query('delete from schema_migration where name = $1', [name]);
  expect(await migrate(app.opened.database, migrationsFolder)).toEqual([name]);
  const found = await query<{ shop_id: string; user_id: string }>(
    `select shop_id, user_id from former_member where left_at > now() - interval '1 hour' order by shop_id`,
  );
  expect(found).toEqual(left.map(({ shopId, userId }) => ({ shop_id: String(shopId), user_id: userId })));
});
