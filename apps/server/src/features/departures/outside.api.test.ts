import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { type Somebody, somebody } from '../../testing/somebody';
import { closedAddress } from './closedAddress';

const dayMs = 86_400_000;
let app: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);
const isThere = async ({ userId }: Somebody) =>
  (await query('select from "user" where "id" = $1', [userId])).length > 0;

/** Somebody whom an owner has just removed. */
async function outside(): Promise<Somebody> {
  const member = await somebody(app);
  const owner = await app.signIn(await app.addMember(member.shopId, 'owner'));
  expect((await app.call('DELETE', `team/members/${member.userId}`, { cookie: owner })).status).toBe(200);
  return member;
}

/** What happens in the moment in which somebody is forgotten. */
async function onceGone({ userId }: Somebody, sql: string): Promise<void> {
  await query(
    `create function meanwhile() returns trigger language plpgsql as $$ begin ${sql}; return null; end $$`,
  );
  await query(
    `create trigger meanwhile after delete on "user" for each row when (old."id" = '${userId}') execute function meanwhile()`,
  );
}

describe('whoever is in no shop any more', () => {
  it('has an account for 30 days, longer only while an invitation is open, and then none', async () => {
    const [removed, invited] = [await somebody(app), await somebody(app)];
    for (const { shopId, userId } of [removed, invited]) {
      const owner = await app.signIn(await app.addMember(shopId, 'owner'));
      expect((await app.call('DELETE', `team/members/${userId}`, { cookie: owner })).status).toBe(200);
    }
    nowMs += 29 * dayMs;
    await app.forgetOld();
    expect(await isThere(removed)).toBe(true);
    const owner = await app.signIn(await app.addMember(invited.shopId, 'owner'));
    const invitation = { email: invited.email, role: 'agent' };
    expect((await app.call('POST', 'team/invitations', { cookie: owner, body: invitation })).status).toBe(
      200,
    );
    nowMs += 2 * dayMs;
    await app.forgetOld();
    expect([await isThere(removed), await isThere(invited)]).toEqual([false, true]);
    nowMs += 7 * dayMs;
    await app.forgetOld();
    expect(await isThere(invited)).toBe(false);
  });

  it('is forgotten to the end by the next hour, where a program ended in the middle', async () => {
    const member = await somebody(app);
    await query('update "user" set "email" = $2 where "id" = $1', [
      member.userId,
      closedAddress(member.userId),
    ]);
    await app.forgetOld();
    expect(await isThere(member)).toBe(true);
    await query('delete from shop_member where user_id = $1', [member.userId]);
    await app.forgetOld();
    expect(await isThere(member)).toBe(false);
  });

  it('is not deleted where they are asked back, or are back, while others are forgotten', async () => {
    const [first, second, third] = [await outside(), await outside(), await outside()];
    nowMs += 31 * dayMs;
    await onceGone(
      first,
      `insert into invitation (id, shop_id, email, role, token_hash, invited_by, sent_at, expires_at)
         select gen_random_uuid(), ${second.shopId}, '${second.email}', 'agent', 'open', u."id", now(), now() + interval '1 year'
         from "user" u where u."email" = '${second.agentEmail}';
       insert into shop_member (shop_id, user_id, role) values (${third.shopId}, '${third.userId}', 'agent')`,
    );
    await app.forgetOld();
    expect([await isThere(first), await isThere(second), await isThere(third)]).toEqual([false, true, true]);
    expect(
      await query('select from "account" where "userId" = any ($1)', [[second.userId, third.userId]]),
    ).toHaveLength(2);
  });

  it('is kept for 30 days from the first look on where nobody knows when they left', async () => {
    const member = await somebody(app);
    await query('delete from shop_member where user_id = $1', [member.userId]);
    await query(`update "user" set "createdAt" = '2020-01-01' where "id" = $1`, [member.userId]);
    await app.forgetOld();
    nowMs += 29 * dayMs;
    await app.forgetOld();
    expect(await isThere(member)).toBe(true);
    nowMs += 2 * dayMs;
    await app.forgetOld();
    expect(await isThere(member)).toBe(false);
  });

  it('is forgotten though somebody before them cannot be', async () => {
    const [first, second] = [await outside(), await outside()];
    nowMs += 31 * dayMs;
    await query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`,
    );
    await query(
      `create trigger refuse before delete on "user" for each row when (old."id" = '${first.userId}') execute function refuse()`,
    );
    await app.forgetOld();
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
    await query('drop trigger refuse on "user"');
    nowMs += 3_600_000;
    await app.forgetOld();
    expect(await isThere(first)).toBe(false);
  });
});

describe('what somebody did', () => {
  it('is renamed some hundreds of rows at a time, however long a conversation is', async () => {
    const member = await outside();
    await query(
      `insert into message (conversation_id, shop_id, id, message_id, content, content_hash, metadata, from_agent, sender,
         author_id, created_at)
       select conversation_id, shop_id, 1000 + n, 'n' || n, content, content_hash, metadata, true,
         '{"name": "Nobody", "avatarURL": null, "isBot": false}', $2, created_at
       from message, generate_series(1, 1200) n where conversation_id = $1 and id = 1`,
      [member.conversationId, member.userId],
    );
    await query('create table renamed_rows (rows bigint)');
    await query(
      `create function count_rows() returns trigger language plpgsql as $$ begin
         insert into renamed_rows select count(*) from changed; return null; end $$`,
    );
    await query(
      `create trigger count_rows after update on message referencing new table as changed
       for each statement execute function count_rows()`,
    );
    nowMs += 31 * dayMs;
    await app.forgetOld();
    expect(await isThere(member)).toBe(false);
    expect(
      await query("select from message where author_id = $1 or sender->>'name' = $2", [
        member.userId,
        'Nobody',
      ]),
    ).toEqual([]);
    const [most] = await query<{ rows: string; all: string }>(
      'select max(rows) as rows, sum(rows) as all from renamed_rows',
    );
    expect(most).toEqual({ rows: '500', all: '2400' });
    await query('drop trigger count_rows on message');
  });
});
