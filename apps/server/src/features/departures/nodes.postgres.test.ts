import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, startTestApp, type TestApp, testPassword } from '../../testing';
import { somebody } from '../../testing/somebody';

let app: TestApp;
let other: TestApp;
let nowMs = Date.now();
const clock = { now: () => nowMs };
beforeAll(async () => {
  const opened = await openTestDatabase();
  app = await startTestApp({ opened, clock });
  other = await startTestApp({ opened, clock });
});
afterAll(async () => {
  await app.stop();
  await app.opened.close();
});

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);
const isThere = async (userId: string) =>
  (await query('select from "user" where "id" = $1', [userId])).length > 0;

/** Somebody else has a row; gives how they let go of it. */
async function holding(sql: string, values: unknown[]): Promise<() => Promise<void>> {
  const connection = await app.opened.pool.connect();
  await connection.query('begin; set local idle_in_transaction_session_timeout = 0');
  await connection.query(sql, values);
  return async () => {
    await connection.query('rollback');
    connection.release();
  };
}

const somebodyWaits = () =>
  expect
    .poll(
      () =>
        query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
      { timeout: 20_000 },
    )
    .toHaveLength(1);

it('whoever has become the last owner of another shop while their account was being deleted keeps it', async () => {
  const [member, elsewhere] = [await somebody(app), await app.newShop()];
  const release = await holding('select from shop where id = $1 for no key update', [member.shopId]);
  const deleting = app.call('POST', 'account/delete', {
    cookie: member.cookie,
    body: { password: testPassword },
  });
  await somebodyWaits();
  await query(`insert into shop_member (shop_id, user_id, role) values ($1, $2, 'owner')`, [
    elsewhere.shopId,
    member.userId,
  ]);
  await release();
  const answer = await deleting;
  expect([answer.status, (await answer.json()).error.code]).toEqual([409, 'last-owner']);
  expect(await isThere(member.userId)).toBe(true);
});

it('of several nodes one renames what somebody did', async () => {
  const member = await somebody(app);
  await query('update "user" set "email" = "id" || \'@deleted.invalid\' where "id" = $1', [member.userId]);
  await query('delete from shop_member where user_id = $1', [member.userId]);
  await query('insert into former_member values ($1, $2, now())', [member.shopId, member.userId]);
  await query('create table renamed_at (at timestamptz)');
  await query(
    `create function note_time() returns trigger language plpgsql as $$ begin
       insert into renamed_at values (clock_timestamp()); return null; end $$`,
  );
  await query(
    'create trigger note_time after update of deactivated_by on app for each statement execute function note_time()',
  );
  await Promise.all([app.forgetOld(), other.forgetOld()]);
  expect(await query('select from renamed_at')).toHaveLength(1);
  expect(await isThere(member.userId)).toBe(false);
});

it('a program that ends stops between two batches, and another one goes on', async () => {
  const member = await somebody(app);
  await query('update app set deactivated_by = $2 where shop_id = $1', [member.shopId, member.name]);
  const release = await holding('select from app where shop_id = $1 for update', [member.shopId]);
  const { cookie } = member;
  const answer = await other.call('POST', 'account/delete', { cookie, body: { password: testPassword } });
  expect(answer.status).toBe(200);
  await somebodyWaits();
  const ended = other.stop();
  await release();
  await ended;
  expect(await isThere(member.userId)).toBe(true);
  nowMs += 3_600_000;
  await app.forgetOld();
  expect(await isThere(member.userId)).toBe(false);
});
