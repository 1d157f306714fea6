import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress, refusalOf, startTestApp, type TestApp, testPassword } from '../../testing';

let app: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs }, refusedEmails: ['closed@demo.shop'] });
});
afterAll(() => app.stop());

const newPassword = 'a brand new password';
const ask = (email: string, headers = {}) =>
  app.call('POST', 'password-reset/request', { body: { email }, headers });
const finish = (token: string, password = newPassword) =>
  app.call('POST', 'password-reset/finish', { body: { token, password } });
const mailsTo = (email: string) => app.mails.sent.filter(({ to }) => to === email);

describe('a forgotten password', () => {
  it('is replaced by a link in the mail; every session ends and its sockets close', async () => {
    const { agentEmail } = await app.newShop();
    const cookie = await app.signIn(agentEmail);
    const socket = await app.agentSocket(cookie);
    expect((await ask(agentEmail)).status).toBe(200);
    expect((await finish(app.mails.tokenTo(agentEmail))).status).toBe(200);
    expect(await socket.closed()).toBe(4401);
    expect((await app.call('GET', 'me', { cookie })).status).toBe(401);
    await expect(app.signIn(agentEmail, testPassword)).rejects.toThrow('401');
    expect(await app.signIn(agentEmail, newPassword)).toBeTruthy();
  });

  it('is answered alike for a stranger, who gets no mail', async () => {
    const { agentEmail } = await app.newShop();
    const [known, unknown] = [await ask(agentEmail), await ask('nobody@nowhere.test')];
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    expect(mailsTo(agentEmail)).toHaveLength(1);
    expect(mailsTo('nobody@nowhere.test')).toEqual([]);
  });

  it('of a demo account stays lost where those are closed', async () => {
    const { shopId } = await app.newShop();
    const email = 'closed@demo.shop';
    await app.addMember(shopId, 'agent', 'Closed', email);
    expect((await ask(email)).status).toBe(200);
    expect(mailsTo(email)).toEqual([]);
  });

  it('sends three mails an hour to one address, and says the same after that', async () => {
    const { agentEmail } = await app.newShop();
    for (let round = 0; round < 5; round += 1) expect((await ask(agentEmail)).status).toBe(200);
    expect(mailsTo(agentEmail)).toHaveLength(3);
    nowMs += 60 * 60_000;
    await ask(agentEmail);
    expect(mailsTo(agentEmail)).toHaveLength(4);
  });

  it('is asked for ten times an hour from one place, then refused', async () => {
    const headers = { 'x-forwarded-for': randomAddress() };
    const asked = Array.from({ length: 11 }, (_, index) => ask(`person-${index}@nowhere.test`, headers));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('never puts the host of the request into the link', async () => {
    const { agentEmail } = await app.newShop();
    await app.server.inject({
      method: 'POST',
      url: '/console/api/password-reset/request',
      headers: { host: 'evil.example', origin: 'http://evil.example' },
      payload: { email: agentEmail },
    });
    const [mail] = mailsTo(agentEmail);
    expect(mail?.text).toContain(`${app.baseUrl}/console/reset-password/`);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });
});

describe('its link', () => {
  it('works once, also when it is used several times at the same moment', async () => {
    const { agentEmail } = await app.newShop();
    await ask(agentEmail);
    const token = app.mails.tokenTo(agentEmail);
    const answers = await Promise.all([1, 2, 3].map(() => finish(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('takes the older links with it', async () => {
    const { agentEmail } = await app.newShop();
    await ask(agentEmail);
    const older = app.mails.tokenTo(agentEmail);
    await ask(agentEmail);
    expect((await finish(app.mails.tokenTo(agentEmail))).status).toBe(200);
    expect(await refusalOf(await finish(older))).toEqual([410, 'link-over']);
  });

  it('is over after an hour', async () => {
    const { agentEmail } = await app.newShop();
    await ask(agentEmail);
    nowMs += 60 * 60_000;
    expect(await refusalOf(await finish(app.mails.tokenTo(agentEmail)))).toEqual([410, 'link-over']);
  });

  it('does not take a weak password, and stays usable', async () => {
    const { agentEmail } = await app.newShop();
    await ask(agentEmail);
    const token = app.mails.tokenTo(agentEmail);
    expect(await refusalOf(await finish(token, 'short'))).toEqual([400, 'weak-password']);
    expect(await refusalOf(await finish(token, agentEmail))).toEqual([400, 'weak-password']);
    expect((await finish(token)).status).toBe(200);
  });

  it('is stored as a hash only', async () => {
    const { agentEmail } = await app.newShop();
    await ask(agentEmail);
    const rows = await app.opened.database.query('select * from password_reset');
    expect(JSON.stringify(rows)).not.toContain(app.mails.tokenTo(agentEmail));
  });
});
