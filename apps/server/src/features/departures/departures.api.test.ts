import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode, startTestApp, type TestApp, testPassword } from '../../testing';
import { markMember, tablesWith, wordsOf } from '../../testing/memberMarks';
import { findMarks, isMarked, type Mark, personalOf } from '../../testing/personalMarks';
import { type Somebody, somebody } from '../../testing/somebody';

let app: TestApp;
const nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);
const placesOf = (marks: readonly Mark[]): string[] =>
  marks.map(({ column: { table, name } }) => `${table}.${name} in "${table}"`).sort();

const deleteOwn = ({ cookie }: Pick<Somebody, 'cookie'>, body: object = { password: testPassword }) =>
  app.call('POST', 'account/delete', { cookie, body });
const isGone = (userId: string) =>
  expect.poll(() => query('select from "user" where "id" = $1', [userId]), { timeout: 20_000 }).toEqual([]);

describe('whoever has their account deleted', () => {
  it('may be in no shop any more, and may be invited under the same address at once', async () => {
    const member = await somebody(app);
    const owner = await app.signIn(await app.addMember(member.shopId, 'owner'));
    await query('delete from shop_member where user_id = $1', [member.userId]);
    await query(
      `create function keep() returns trigger language plpgsql as $$ begin raise exception 'not yet'; end $$`,
    );
    await query(
      `create trigger keep before delete on "user" for each row when (old."id" = '${member.userId}') execute function keep()`,
    );
    expect((await deleteOwn(member)).status).toBe(200);
    const body = { email: member.email, role: 'agent' };
    expect((await app.call('POST', 'team/invitations', { cookie: owner, body })).status).toBe(200);
    const token = app.mails.tokenTo(member.email);
    const accepted = await app.call('POST', 'invitation/accept', {
      body: { token, name: 'Nora New', password: testPassword },
    });
    expect(accepted.status).toBe(200);
  });

  it('leaves nothing that says who it was, save what a record gives a reason for', async () => {
    const member = await somebody(app);
    const marks = await markMember(app.opened.database, member);
    expect(await findMarks(app.opened.database, marks)).toEqual(placesOf(marks));
    expect((await deleteOwn(member)).status).toBe(200);
    await isGone(member.userId);
    const outliving = marks.filter((mark) => 'outlives' in (personalOf(mark) ?? {}));
    expect(await findMarks(app.opened.database, marks)).toEqual(placesOf(outliving));
    const { userId, name, email } = wordsOf(member);
    expect(await tablesWith(app.opened.database, name)).toEqual([]);
    expect(await tablesWith(app.opened.database, email)).toEqual([]);
    // An id that leads nowhere any more.
    expect(await tablesWith(app.opened.database, userId)).toEqual(['shopper_request']);
  });

  it('is handed over all of it before, and no key', async () => {
    const member = await somebody(app);
    const marks = await markMember(app.opened.database, member);
    const answer = await app.call('POST', 'account/data', {
      cookie: member.cookie,
      body: { password: testPassword },
    });
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    const isTheirs = (mark: Mark) => {
      const fate = personalOf(mark) ?? {};
      return !('outlives' in fate || 'isSecret' in fate);
    };
    const inText = (mark: Mark) =>
      mark.value instanceof Buffer ? text.includes(mark.value.toString('base64')) : isMarked(text, mark);
    expect(placesOf(marks.filter(inText))).toEqual(placesOf(marks.filter(isTheirs)));
    expect(JSON.parse(text).user).toMatchObject([{ name: member.name, email: member.email }]);
    expect(text).not.toMatch(/"(?:token|password|token_hash|secret)"/);
  });

  it('is out at once, and what they said to shoppers is said by the chat', async () => {
    const member = await somebody(app);
    const desk = await app.agentSocket(member.cookie);
    desk.say('How can I help?', '2', { conversationId: member.conversationId });
    await desk.acknowledged('2');
    const colleague = await app.signIn(member.agentEmail);
    const sender = async () => {
      const found = await app.call('GET', `conversations/${member.conversationId}`, { cookie: colleague });
      expect(found.status).toBe(200);
      const [row] = await query<{ sender: object; author_id: string | null }>(
        'select sender, author_id from message where conversation_id = $1 and from_agent',
        [member.conversationId],
      );
      return row;
    };
    expect(await sender()).toMatchObject({ sender: { name: 'Nobody' }, author_id: member.userId });
    expect((await deleteOwn(member)).status).toBe(200);
    expect(await desk.closed()).toBe(4401);
    expect((await app.call('GET', 'account', { cookie: member.cookie })).status).toBe(401);
    await expect(app.signIn(member.email)).rejects.toThrow('Sign-in failed');
    await isGone(member.userId);
    expect(await sender()).toEqual({
      sender: { name: member.appKey, avatarURL: null, isBot: false },
      author_id: null,
    });
  });

  it('leaves the name to a colleague who has the same, and to nobody what they did before under another', async () => {
    const member = await somebody(app);
    const { name: before, shopId, cookie, userId } = member;
    const name = `Namesake ${before}`;
    await app.addMember(shopId, 'agent', name);
    const stopped = (by: string) =>
      query('update app set deactivated_at = now(), deactivated_by = $2 where shop_id = $1 returning 1', [
        shopId,
        by,
      ]);
    const by = async () =>
      (await query<{ by: string }>('select deactivated_by as by from app where shop_id = $1', [shopId]))[0]
        ?.by;
    expect((await app.call('PUT', 'account/name', { cookie, body: { name } })).status).toBe(200);
    await stopped(before);
    expect((await deleteOwn(member)).status).toBe(200);
    await isGone(userId);
    expect(await by()).toBe('Former member');
    const other = await somebody(app);
    await app.addMember(other.shopId, 'agent', other.name);
    // A colleague was called so before.
    await query(
      `insert into former_name (user_id, name) select "id", "name" from "user" where "name" = $1 and "id" <> $2`,
      [other.name, other.userId],
    );
    await query(`update "user" set "name" = 'Renamed' where "name" = $1 and "id" <> $2`, [
      other.name,
      other.userId,
    ]);
    await query('update app set deactivated_at = now(), deactivated_by = $2 where shop_id = $1', [
      other.shopId,
      other.name,
    ]);
    expect((await deleteOwn(other)).status).toBe(200);
    await isGone(other.userId);
    expect(
      (
        await query<{ by: string }>('select deactivated_by as by from app where shop_id = $1', [other.shopId])
      )[0],
    ).toEqual({ by: other.name });
  });

  it('shows that it is them: by password, and by the second step where it is on', async () => {
    const member = await somebody(app);
    const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).error?.code;
    const { cookie } = member;
    const readOwn = (body: object) => app.call('POST', 'account/data', { cookie, body });
    expect(await codeOf(deleteOwn(member, { password: 'not this one' }))).toBe('wrong-password');
    expect(await codeOf(readOwn({ password: 'not this one' }))).toBe('wrong-password');
    expect((await app.call('GET', 'account/data', { cookie })).status).toBe(404);
    const begun = await app.call('POST', 'account/two-factor/begin', {
      cookie,
      body: { password: testPassword },
    });
    const { secret } = (await begun.json()) as { secret: string };
    const confirmed = await app.call('POST', 'account/two-factor/confirm', {
      ...{ cookie, body: { code: authenticatorCode(secret, nowMs) } },
    });
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    expect(await codeOf(deleteOwn(member))).toBe('wrong-code');
    expect(await codeOf(readOwn({ password: testPassword }))).toBe('wrong-code');
    // It has opened once.
    expect(
      await codeOf(deleteOwn(member, { password: testPassword, code: authenticatorCode(secret, nowMs) })),
    ).toBe('wrong-code');
    expect((await app.call('GET', 'account', { cookie })).status).toBe(200);
    expect((await deleteOwn(member, { password: testPassword, code: recoveryCodes[0] })).status).toBe(200);
    await isGone(member.userId);
  });

  it('is no last owner of a shop', async () => {
    const shop = await app.newShop();
    const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
    const account = async () => (await app.call('GET', 'account', { cookie })).json();
    expect((await account()).onlyOwnerOf).toEqual([shop.appKey]);
    const refused = await deleteOwn({ cookie });
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'last-owner']);
    await app.addMember(shop.shopId, 'owner');
    expect((await account()).onlyOwnerOf).toEqual([]);
    expect((await deleteOwn({ cookie })).status).toBe(200);
  });
});
