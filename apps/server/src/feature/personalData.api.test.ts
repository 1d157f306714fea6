import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpDatabase } from '../operations/dumpDatabase';
import { startTestApp, type TestApp } from '../testing';
import {
  claimedTables,
  findMarks,
  isMarked,
  type Mark,
  markPersonalData,
  personalOf,
} from '../testing/personalMarks';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Somebody who has written, with a mark in everything that is kept about them. */
async function markedShopper() {
  const { database } = app.opened;
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  socket.say('Hello', '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
  // What the search writes of it later would be no fault of the erasure.
  const isIndexed = () =>
    database.query('select from conversation_search where conversation_id = $1', [conversationId]);
  await expect.poll(isIndexed, { timeout: 10_000 }).toHaveLength(1);
  const shopper = { ...shop, token, conversationId };
  const marks = await markPersonalData(database, shopper);
  expect(await findMarks(database, marks)).toEqual(ownPlaces(marks));
  return { ...shopper, marks };
}

const ownPlaces = (marks: readonly Mark[]): string[] =>
  marks.map(({ column: { table, name } }) => `${table}.${name} in "${table}"`).sort();

const outliving = (marks: readonly Mark[]) => marks.filter((mark) => 'outlives' in (personalOf(mark) ?? {}));

type Marked = Awaited<ReturnType<typeof markedShopper>>;

const ask = ({ appId, token }: Marked, method: string, path: string, body?: object) =>
  fetch(`${app.baseUrl}/api/conversation${path}?appId=${appId}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

it('all that is personal is gone when a shopper deletes it, save what a record gives a reason for', async () => {
  const shopper = await markedShopper();
  expect((await ask(shopper, 'DELETE', '')).status).toBe(200);
  expect(await findMarks(app.opened.database, shopper.marks)).toEqual(ownPlaces(outliving(shopper.marks)));
});

it('the same is gone when the shop keeps the conversation no longer', async () => {
  const { shopId, conversationId, marks } = await markedShopper();
  await app.opened.database.query(
    `update conversation set last_message_at = now() - interval '3 days' where id = $1`,
    [conversationId],
  );
  await app.opened.database.query('update shop set retention_days = 2 where id = $1', [shopId]);
  await app.forgetOld();
  expect(await findMarks(app.opened.database, marks)).toEqual(ownPlaces(outliving(marks)));
});

it('what a record says is exported stands in the transcript, and nothing else does', async () => {
  const shopper = await markedShopper();
  const wish = { language: 'en-US', timeZone: 'UTC' };
  expect((await ask(shopper, 'POST', '/transcript', wish)).status).toBe(200);
  const { text = '', html = '' } = app.mails.sent.at(-1) ?? {};
  const isExported = (mark: Mark) => 'isExported' in (personalOf(mark) ?? {});
  const exported = shopper.marks.filter((mark) => isMarked(text, mark) && isMarked(html, mark));
  expect(ownPlaces(exported)).toEqual(ownPlaces(shopper.marks.filter(isExported)));
  expect(exported).not.toEqual([]);
});

/** An owner of the shop asks about whoever is known by the address that was marked. */
async function askAbout({ shopId, marks }: Marked, path: string) {
  const mark = marks.find(({ column: { table, name } }) => table === 'visitor' && name === 'email');
  const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
  const body = { address: mark?.value };
  return { cookie, response: await app.call('POST', `shoppers/${path}`, { cookie, body }) };
}

it('all that is personal is handed over by their address, save what is made of it or about somebody else', async () => {
  const shopper = await markedShopper();
  const { response } = await askAbout(shopper, 'export');
  const text = await response.text();
  const isKeptApart = (mark: Mark) => {
    const personal = personalOf(mark) ?? {};
    return 'derived' in personal || 'outlives' in personal;
  };
  const exported = shopper.marks.filter((mark) => isMarked(text, mark));
  expect(ownPlaces(exported)).toEqual(ownPlaces(shopper.marks.filter((mark) => !isKeptApart(mark))));
});

it('the same is gone when the shop deletes it by their address', async () => {
  const shopper = await markedShopper();
  const { cookie } = await askAbout(shopper, 'erase');
  const isDone = async () => {
    const answer = await (await app.call('GET', 'shoppers/requests', { cookie })).json();
    return answer.requests[0].finishedAt !== null;
  };
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  expect(await findMarks(app.opened.database, shopper.marks)).toEqual(ownPlaces(outliving(shopper.marks)));
});

it('a backup holds every table, unless a record says why not', async () => {
  const { marks } = await markedShopper();
  const lines: string[] = [];
  const counts = await dumpDatabase(
    app.opened.database,
    async (line) => void lines.push(JSON.stringify(line)),
  );
  const carried = claimedTables.filter(({ record }) => record.notInBackup === undefined);
  expect(Object.keys(counts).sort()).toEqual(carried.map(({ table }) => table).sort());
  const missing = marks.filter((mark) => !lines.some((line) => isMarked(line, mark)));
  expect(ownPlaces(missing)).toEqual([]);
});
