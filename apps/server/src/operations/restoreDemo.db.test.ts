import type { PageCampaigns } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../features/demo';
import { createMemoryFiles, startTestApp, type TestApp } from '../testing';
import { OperationRefused } from './OperationRefused';
import { restoreDemo } from './restoreDemo';

const files = createMemoryFiles();
const address = 'http://shop.test';
const password = 'shopbell-demo';
let app: TestApp;
let cookie: string;
let shopId: number;
let appId: number;

beforeAll(async () => {
  app = await startTestApp({ files });
  const shop = await seedDemo({ database: app.opened.database, files, nowMs: Date.now(), address }, true);
  if (!shop) throw new Error('The demo shop was there already');
  ({ shopId, appId } = shop);
  cookie = await app.signIn('agent@demo.shop', password);
});
afterAll(() => app.stop());

const query = <Row>(sql: string) => app.opened.database.query<Row>(sql, [shopId]);
const get = async (path: string) => (await app.call('GET', path, { cookie })).json();

/** Everything that is told, without the moments it is told at. */
const words = () =>
  query(
    `select c.id, c.status, c.last_message_id, c.assignee_id, c.waiting_since is not null as waits, v.name, v.email,
       (select jsonb_agg(jsonb_build_array(m.id, m.content, m.from_agent) order by m.id) from message m where m.conversation_id = c.id) as said,
       (select count(*) from note n where n.conversation_id = c.id) as notes,
       (select array_agg(t.name order by t.name) from conversation_tag x join tag t on t.id = x.tag_id where x.conversation_id = c.id) as tags
     from conversation c left join visitor v on v.conversation_id = c.id where c.shop_id = $1 order by c.id`,
  );

describe('the demo shop', () => {
  it('has an inbox with something in every view', async () => {
    const counts = (await get('conversations/counts')) as Record<string, number>;
    for (const view of ['open', 'mine', 'unassigned', 'waiting', 'snoozed'])
      expect(counts[view], view).toBeGreaterThan(1);
    const closed = (await get('conversations?view=closed')) as { conversations: unknown[] };
    expect(closed.conversations.length).toBeGreaterThan(15);
  });

  it('has six campaigns that can be shown, none of them soon on its first page, and three starters', async () => {
    const read = async (path: string) =>
      (await fetch(`${app.baseUrl}/api/applications/${appId}/${path}`)).json() as Promise<PageCampaigns>;
    const { campaigns, skipped, starters } = await read('campaigns');
    expect([campaigns.length, skipped, starters.length]).toEqual([6, [], 3]);
    expect(JSON.stringify([campaigns, await read('settings')])).not.toContain('FERN10');
    for (const { triggers } of campaigns)
      expect(
        triggers.some(
          ({ key, value }) => /^(time_spent_on_page|session_time)$/.test(key) && Number(value) >= 20,
        ),
      ).toBe(true);
    expect((await read('conversation-starters.json')).starters).toHaveLength(3);
  });

  it('has three people with faces, and macros', async () => {
    const people = await query<{ image: string }>(
      'select u."image" from "user" u join shop_member m on m.user_id = u."id" where m.shop_id = $1',
    );
    expect(people).toHaveLength(3);
    for (const { image } of people) expect((await fetch(`${app.baseUrl}${image}`)).status).toBe(200);
    expect(await get('macros')).not.toEqual([]);
  });

  it('has pictures that are there, whole and small', async () => {
    const rows = await query<{ name: string; thumbnail: string }>(
      'select name, thumbnail from attachment where shop_id = $1',
    );
    expect(rows.length).toBeGreaterThan(6);
    for (const name of rows.flatMap((row) => [row.name, row.thumbnail]))
      expect((await fetch(`${app.baseUrl}/attachments/${name}`)).status, name).toBe(200);
  });

  it('mails nobody about it, not even when the server looks for what was forgotten', async () => {
    await app.correspondence.answers.catchUp();
    await app.forgetOld();
    await app.attachments.forgetOld();
    expect(app.mails.sent).toEqual([]);
    expect(await query('select from outgoing_message where $1::bigint > 0')).toEqual([]);
  });
});

describe('restoring it', () => {
  it('gives the same past, whatever happened since, and leaves other shops alone', async () => {
    const before = await words();
    const other = await app.newShop();
    const socket = await app.visitorSocket(other.appId, await app.token(other.appId));
    socket.say('Elsewhere', '1');
    await socket.acknowledged('1');
    const mine = await app.visitorSocket(appId, await app.token(appId));
    mine.say('Something new', '2');
    await mine.acknowledged('2');
    await query("update conversation set status = 'closed' where shop_id = $1");
    await restoreDemo({ database: app.opened.database, files, nowMs: Date.now(), address });
    expect(await words()).toEqual(before);
    expect(
      await app.opened.database.query('select from conversation where shop_id = $1', [other.shopId]),
    ).toHaveLength(1);
    socket.close();
    mine.close();
  });

  it('is refused where a shop that is not the demo has such a chat', async () => {
    await query(
      `update "user" set "email" = 'somebody@shop.test' where "email" = 'owner@demo.shop' and $1 > 0`,
    );
    await expect(
      restoreDemo({ database: app.opened.database, files, nowMs: Date.now(), address }),
    ).rejects.toThrow(OperationRefused);
    expect(await words()).not.toEqual([]);
    await query(
      `update "user" set "email" = 'owner@demo.shop' where "email" = 'somebody@shop.test' and $1 > 0`,
    );
  });
});
