import { randomUUID } from 'node:crypto';
import type { Invitation, Role } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp, testPassword } from '../../testing';

let app: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const newEmail = () => `new-${randomUUID()}@invited.test`;

async function shopWith(role: Role) {
  const { shopId } = await app.newShop();
  const email = await app.addMember(shopId, role, 'Olive Owner');
  return { shopId, cookie: await app.signIn(email) };
}
const invite = (cookie: string, email: string, role: Role = 'agent') =>
  app.call('POST', 'team/invitations', { cookie, body: { email, role } });
const look = (token: string) => app.call('POST', 'invitation/look', { body: { token } });
const accept = (token: string, body: object = {}) =>
  app.call('POST', 'invitation/accept', {
    body: { token, name: 'Nora New', password: testPassword, ...body },
  });
const openOf = async (cookie: string) => {
  const body = (await (await app.call('GET', 'team/invitations', { cookie })).json()) as {
    invitations: Invitation[];
  };
  return body.invitations;
};
const sessionIn = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('an invitation', () => {
  it('goes out by mail, and whoever accepts is a signed-in member', async () => {
    const { shopId, cookie } = await shopWith('owner');
    const email = newEmail();
    expect((await invite(cookie, email.toUpperCase(), 'admin')).status).toBe(200);
    const mail = app.mails.sent.find(({ to }) => to === email);
    expect(mail?.text).toContain(`${app.baseUrl}/console/invitation/`);
    const token = app.mails.tokenTo(email);
    expect(await (await look(token)).json()).toMatchObject({
      invitedBy: 'Olive Owner',
      email,
      role: 'admin',
      hasAccount: false,
    });
    const answer = await accept(token);
    expect(await answer.json()).toEqual({ status: 'ok' });
    const me = await app.call('GET', 'me', { cookie: sessionIn(answer) });
    expect(await me.json()).toMatchObject({ name: 'Nora New', email, role: 'admin', shop: { id: shopId } });
    expect(await openOf(cookie)).toEqual([]);
  });

  it('stands in the list while it is open, without its token', async () => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    const [open] = await openOf(cookie);
    expect(open).toMatchObject({ email, role: 'agent', invitedBy: 'Olive Owner' });
    expect(JSON.stringify(open)).not.toContain(app.mails.tokenTo(email));
    const rows = await app.opened.database.query('select * from invitation where email = $1', [email]);
    expect(JSON.stringify(rows)).not.toContain(app.mails.tokenTo(email));
  });

  it.each<[Role, Role, number]>([
    ['owner', 'owner', 200],
    ['owner', 'agent', 200],
    ['admin', 'admin', 200],
    ['admin', 'owner', 403],
    ['agent', 'agent', 403],
  ])('by an %s into the role %s answers %i', async (by, role, status) => {
    const { cookie } = await shopWith(by);
    expect((await invite(cookie, newEmail(), role)).status).toBe(status);
  });

  it('is refused for members, for a second time, and for what is no address', async () => {
    const { shopId, cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    expect(await refusalOf(await invite(cookie, email))).toEqual([409, 'already-invited']);
    const member = await app.addMember(shopId, 'agent');
    expect(await refusalOf(await invite(cookie, member))).toEqual([409, 'already-member']);
    expect(await refusalOf(await invite(cookie, 'nobody'))).toEqual([400, 'invalid-request']);
  });

  it('does not flood a mailbox: five mails a day', async () => {
    const email = newEmail();
    for (let round = 0; round < 5; round += 1) {
      const { cookie } = await shopWith('owner');
      expect((await invite(cookie, email)).status).toBe(200);
    }
    const { cookie } = await shopWith('owner');
    expect(await refusalOf(await invite(cookie, email))).toEqual([429, 'rate']);
  });
});

describe('its link', () => {
  it('works once, also when it is used several times at the same moment', async () => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    const token = app.mails.tokenTo(email);
    const answers = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect(await refusalOf(await look(token))).toEqual([410, 'link-over']);
  });

  it('is over after seven days', async () => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    nowMs += 7 * 86_400_000 - 1000;
    expect((await look(app.mails.tokenTo(email))).status).toBe(200);
    nowMs += 1000;
    expect(await refusalOf(await look(app.mails.tokenTo(email)))).toEqual([410, 'link-over']);
    expect(await refusalOf(await accept(app.mails.tokenTo(email)))).toEqual([410, 'link-over']);
  });

  it('is replaced when it is sent again, and dies when it is withdrawn', async () => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    const old = app.mails.tokenTo(email);
    const [{ id } = { id: '' }] = await openOf(cookie);
    expect((await app.call('POST', `team/invitations/${id}/resend`, { cookie })).status).toBe(200);
    const renewed = app.mails.tokenTo(email);
    expect(await refusalOf(await look(old))).toEqual([410, 'link-over']);
    expect((await look(renewed)).status).toBe(200);
    expect((await app.call('DELETE', `team/invitations/${id}`, { cookie })).status).toBe(200);
    expect(await refusalOf(await accept(renewed))).toEqual([410, 'link-over']);
    expect(await refusalOf(await app.call('DELETE', `team/invitations/${id}`, { cookie }))).toEqual([
      404,
      'not-found',
    ]);
  });

  it('belongs to its shop: another one cannot resend or withdraw it', async () => {
    const [own, other] = [await shopWith('owner'), await shopWith('owner')];
    const email = newEmail();
    await invite(own.cookie, email);
    const [{ id } = { id: '' }] = await openOf(own.cookie);
    for (const [method, path] of [
      ['POST', `team/invitations/${id}/resend`],
      ['DELETE', `team/invitations/${id}`],
    ] as const) {
      expect(await refusalOf(await app.call(method, path, { cookie: other.cookie }))).toEqual([
        404,
        'not-found',
      ]);
    }
    expect((await look(app.mails.tokenTo(email))).status).toBe(200);
  });

  it('dies with the rights of who sent it', async () => {
    const { shopId, cookie } = await shopWith('owner');
    const adminEmail = await app.addMember(shopId, 'admin');
    const admin = await app.signIn(adminEmail);
    const { userId } = (await (await app.call('GET', 'me', { cookie: admin })).json()) as { userId: string };
    const email = newEmail();
    await invite(admin, email, 'admin');
    await app.call('DELETE', `team/members/${userId}`, { cookie });
    expect(await refusalOf(await accept(app.mails.tokenTo(email)))).toEqual([410, 'link-over']);
  });

  it.each([
    ['a short password', { password: 'short' }, 'weak-password'],
    ['the password of the demo', { password: 'shopbell-demo' }, 'weak-password'],
    ['no name', { name: '  ' }, 'invalid-request'],
    ['a name with a line break', { name: 'Nora\nBcc: x' }, 'invalid-request'],
    ['a name with an address', { name: 'See https://evil.example' }, 'invalid-request'],
  ])('does not take %s, and stays usable', async (_, body, code) => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    expect((await refusalOf(await accept(app.mails.tokenTo(email), body)))[1]).toBe(code);
    expect((await look(app.mails.tokenTo(email))).status).toBe(200);
  });

  it('does not take the email for a password', async () => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    expect(await refusalOf(await accept(app.mails.tokenTo(email), { password: email }))).toEqual([
      400,
      'weak-password',
    ]);
  });

  it.each(['', 'short', 'x'.repeat(43), "' or 1=1 --"])('%j opens nothing', async (token) => {
    expect((await look(token)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('someone with an account', () => {
  it('accepts by signing in, even if no shop has them any more', async () => {
    const [first, second] = [await shopWith('owner'), await shopWith('owner')];
    const email = await app.addMember(first.shopId, 'agent');
    const before = await app.signIn(email);
    const { userId } = (await (await app.call('GET', 'me', { cookie: before })).json()) as { userId: string };
    await app.call('DELETE', `team/members/${userId}`, { cookie: first.cookie });
    await invite(second.cookie, email, 'admin');
    const token = app.mails.tokenTo(email);
    expect(await (await look(token)).json()).toMatchObject({ hasAccount: true });
    expect(await refusalOf(await accept(token))).toEqual([409, 'account-exists']);
    expect(await refusalOf(await app.call('POST', 'invitation/join', { body: { token } }))).toEqual([
      401,
      'unauthorized',
    ]);
    const cookie = await app.signIn(email);
    expect((await app.call('POST', 'invitation/join', { cookie, body: { token } })).status).toBe(200);
    expect(await (await app.call('GET', 'me', { cookie })).json()).toMatchObject({
      role: 'admin',
      shop: { id: second.shopId },
    });
  });

  it('may be in two shops, and chooses which one the console shows', async () => {
    const [first, second] = [await shopWith('owner'), await shopWith('owner')];
    const email = await app.addMember(first.shopId, 'owner');
    const cookie = await app.signIn(email);
    await invite(second.cookie, email);
    await app.call('POST', 'invitation/join', { cookie, body: { token: app.mails.tokenTo(email) } });
    const shown = async () => (await app.call('GET', 'me', { cookie })).json();
    const choose = (shopId: number) => app.call('PUT', 'account/shop', { cookie, body: { shopId } });
    expect(await shown()).toMatchObject({ role: 'agent', shop: { id: second.shopId } });
    expect((await choose(first.shopId)).status).toBe(200);
    expect(await shown()).toMatchObject({ role: 'owner', shop: { id: first.shopId } });
    const stranger = await shopWith('owner');
    expect(await refusalOf(await choose(stranger.shopId))).toEqual([404, 'not-found']);
    expect(await (await app.call('GET', 'account', { cookie })).json()).toMatchObject({
      shops: expect.arrayContaining([expect.objectContaining({ id: second.shopId, isCurrent: false })]),
    });
  });

  it('[ROL-17] acts in the shop that a tab names, or not at all once another tab has gone on', async () => {
    const { shopId, cookie: owner } = await shopWith('owner');
    const second = await shopWith('owner');
    const email = await app.addMember(shopId, 'owner');
    const cookie = await app.signIn(email);
    await invite(second.cookie, email, 'owner');
    await app.call('POST', 'invitation/join', { cookie, body: { token: app.mails.tokenTo(email) } });
    const naming = (shop: number | string) => ({ 'x-shopbell-shop': String(shop) });
    const write = (shop: number | string) =>
      app.call('POST', 'macros', { cookie, body: { name: 'Hi', text: 'Hi' }, headers: naming(shop) });
    const namesIn = async (whose: string) => {
      const { macros } = (await (await app.call('GET', 'macros', { cookie: whose })).json()) as {
        macros: { name: string }[];
      };
      return macros.map(({ name }) => name);
    };
    expect(await refusalOf(await write(shopId))).toEqual([409, 'other-shop']);
    expect(await refusalOf(await write('a shop'))).toEqual([409, 'other-shop']);
    expect([await namesIn(owner), await namesIn(second.cookie)]).toEqual([[], []]);
    const refused = await app.agentSocket(cookie, `?shop=${shopId}`);
    expect(await refused.closed()).toBe(4409);
    const admitted = await app.agentSocket(cookie, `?shop=${second.shopId}`);
    await admitted.heard('team-presence');

    const comeBack = { cookie, body: { shopId }, headers: naming(shopId) };
    expect((await app.call('PUT', 'account/shop', comeBack)).status).toBe(200);
    expect((await write(shopId)).status).toBe(200);
    expect(await refusalOf(await write(second.shopId))).toEqual([409, 'other-shop']);
    expect([await namesIn(owner), await namesIn(second.cookie)]).toEqual([['Hi'], []]);
    expect((await app.call('POST', 'auth/sign-out', { cookie, body: {}, headers: naming(7) })).status).toBe(
      200,
    );
  });

  it('joins once, also when they accept several times at the same moment', async () => {
    const { shopId } = await app.newShop();
    const email = await app.addMember(shopId, 'agent');
    const cookie = await app.signIn(email);
    for (let round = 0; round < 5; round += 1) {
      const { cookie: inviting } = await shopWith('owner');
      nowMs += 86_400_000;
      await invite(inviting, email);
      const body = { token: app.mails.tokenTo(email) };
      const joining = Array.from({ length: 4 }, () => app.call('POST', 'invitation/join', { cookie, body }));
      const statuses = (await Promise.all(joining)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 410, 410, 410]);
    }
  });

  it('cannot take an invitation that is for someone else', async () => {
    const { cookie } = await shopWith('owner');
    const email = newEmail();
    await invite(cookie, email);
    const body = { token: app.mails.tokenTo(email) };
    const stranger = await shopWith('agent');
    expect(
      await refusalOf(await app.call('POST', 'invitation/join', { cookie: stranger.cookie, body })),
    ).toEqual([403, 'wrong-account']);
  });
});
