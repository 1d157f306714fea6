import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode, startTestApp, type TestApp, testPassword } from '../../testing';
import { markMember, tablesWith, wordsOf } from '../../testing/memberMarks';
import { findMarks, isMarked, type Mark, personalOf } from '../../testing/personalMarks';

const dayMs = 86_400_000;
let app: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);
const placesOf = (marks: readonly Mark[]): string[] =>
  marks.map(({ column: { table, name } }) => `${table}.${name} in "${table}"`).sort();

/** Somebody who has answered a shopper in a shop of their own, and who is called as nobody else is. */
async function somebody() {
  const shop = await app.newShop();
  const shopper = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  shopper.say('Hello', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  const name = `Nobody Else${randomBytes(4).toString('hex')}`;
  const email = await app.addMember(shop.shopId, 'agent', name);
  const [row] = await query<{ id: string }>('select "id" as id from "user" where "email" = $1', [email]);
  const cookie = await app.signIn(email);
  return { ...shop, shopper, conversationId, name, email, cookie, userId: row?.id ?? '' };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const deleteOwn = ({ cookie }: Pick<Somebody, 'cookie'>, body: object = { password: testPassword }) =>
  app.call('POST', 'account/delete', { cookie, body });
const isGone = (userId: string) =>
  expect.poll(() => query('select from "user" where "id" = $1', [userId]), { timeout: 20_000 }).toEqual([]);

describe('whoever has their account deleted', () => {
  it('leaves nothing that says who it was, save what a record gives a reason for', async () => {
    const member = await somebody();
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
    const member = await somebody();
    const marks = await markMember(app.opened.database, member);
    const answer = await app.call('GET', 'account/data', { cookie: member.cookie });
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
    const member = await somebody();
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
    const member = await somebody();
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
    const other = await somebody();
    await app.addMember(other.shopId, 'agent', other.name);
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
    const member = await somebody();
    const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).error?.code;
    expect(await codeOf(deleteOwn(member, { password: 'not this one' }))).toBe('wrong-password');
    const { cookie } = member;
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

describe('whoever is in no shop any more', () => {
  const isThere = async ({ userId }: Somebody) =>
    (await query('select from "user" where "id" = $1', [userId])).length > 0;

  it('has an account for 30 days, longer only while an invitation is open, and then none', async () => {
    const [removed, invited] = [await somebody(), await somebody()];
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
    const member = await somebody();
    await query('delete from "account" where "userId" = $1', [member.userId]);
    await app.forgetOld();
    expect(await isThere(member)).toBe(true);
    await query('delete from shop_member where user_id = $1', [member.userId]);
    await app.forgetOld();
    expect(await isThere(member)).toBe(false);
  });
});
