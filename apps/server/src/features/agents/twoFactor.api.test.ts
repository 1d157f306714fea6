import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode, refusalOf, startTestApp, type TestApp, testPassword } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function begin(cookie: string) {
  const answer = await app.call('POST', 'account/two-factor/begin', {
    cookie,
    body: { password: testPassword },
  });
  const { secret, uri } = (await answer.json()) as { secret: string; uri: string };
  // Each opens once, and the one of the next half minute is valid already. A third would have to wait.
  const ahead = [0, 30_000];
  const code = () => authenticatorCode(secret, Date.now() + (ahead.shift() ?? Number.NaN));
  return { uri, code };
}
const confirm = (cookie: string, code: string) =>
  app.call('POST', 'account/two-factor/confirm', { cookie, body: { code } });

async function enabled() {
  const { agentEmail: email } = await app.newShop();
  const cookie = await app.signIn(email);
  const { code } = await begin(cookie);
  const { recoveryCodes } = (await (await confirm(cookie, code())).json()) as { recoveryCodes: string[] };
  return { email, cookie, code, recoveryCodes };
}
async function firstStep(email: string) {
  const answer = await app.call('POST', 'auth/sign-in/email', { body: { email, password: testPassword } });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { status: ((await answer.json()) as { status: string }).status, cookie: cookies.join('; ') };
}
const second = (cookie: string, code: string, kind: 'totp' | 'backup-code' = 'totp') =>
  app.call('POST', `auth/two-factor/verify-${kind}`, { cookie, body: { code } });
const sessionIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('session_token'))
    ?.split(';')[0] ?? '';

describe('switching on', () => {
  it('counts only once a code has been shown, keeps the session and its sockets, and gives ten recovery codes', async () => {
    const { agentEmail: email } = await app.newShop();
    const cookie = await app.signIn(email);
    const socket = await app.agentSocket(cookie);
    const { uri, code } = await begin(cookie);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Shopbell:/);
    expect((await firstStep(email)).status).toBe('ok');
    expect(await refusalOf(await confirm(cookie, wrong(code())))).toEqual([403, 'wrong-code']);
    const { recoveryCodes } = (await (await confirm(cookie, code())).json()) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await firstStep(email)).status).toBe('two-factor');
    expect((await app.call('GET', 'account', { cookie })).status).toBe(200);
    expect(socket.closeCode).toBeNull();
  });

  it('needs the password', async () => {
    const { agentEmail } = await app.newShop();
    const cookie = await app.signIn(agentEmail);
    const answer = await app.call('POST', 'account/two-factor/begin', {
      cookie,
      body: { password: 'wrong' },
    });
    expect(await refusalOf(answer)).toEqual([403, 'wrong-password']);
  });

  it('cannot replace a second factor that is on', async () => {
    const { cookie } = await enabled();
    const answer = await app.call('POST', 'account/two-factor/begin', {
      cookie,
      body: { password: testPassword },
    });
    expect(await refusalOf(answer)).toEqual([409, 'two-factor-state']);
  });

  it('stores neither the secret nor the codes readably', async () => {
    const { recoveryCodes } = await enabled();
    const rows = await app.opened.database.query('select * from "twoFactor"');
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('the sign-in', () => {
  it('asks for the code: the password alone opens nothing', async () => {
    const { email, code } = await enabled();
    const { status, cookie } = await firstStep(email);
    expect(status).toBe('two-factor');
    expect((await app.call('GET', 'me', { cookie })).status).toBe(401);
    const answer = await second(cookie, code());
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect((await app.call('GET', 'me', { cookie: sessionIn(answer) })).status).toBe(200);
  });

  it('takes each code once, also from two people at the same time, and not the one that switched it on', async () => {
    const { agentEmail: email } = await app.newShop();
    const session = await app.signIn(email);
    const { code } = await begin(session);
    const first = code();
    await confirm(session, first);
    expect(await refusalOf(await second((await firstStep(email)).cookie, first))).toEqual([
      403,
      'wrong-code',
    ]);
    const next = code();
    const [left, right] = [await firstStep(email), await firstStep(email)];
    const answers = await Promise.all([second(left.cookie, next), second(right.cookie, next)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await refusalOf(await second((await firstStep(email)).cookie, next))).toEqual([403, 'wrong-code']);
  });

  it('takes a recovery code instead, each once', async () => {
    const { email, recoveryCodes } = await enabled();
    const [code = ''] = recoveryCodes;
    const answer = await second((await firstStep(email)).cookie, code, 'backup-code');
    expect(answer.status).toBe(200);
    const account = await app.call('GET', 'account', { cookie: sessionIn(answer) });
    expect(await account.json()).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 9 });
    const again = await second((await firstStep(email)).cookie, code, 'backup-code');
    expect(await refusalOf(again)).toEqual([403, 'wrong-code']);
  });

  it('ends after five wrong codes, and is in the log', async () => {
    const { email, cookie: session, code } = await enabled();
    const { cookie } = await firstStep(email);
    const guess = '000000';
    for (let round = 0; round < 5; round += 1)
      expect(await refusalOf(await second(cookie, guess))).toEqual([403, 'wrong-code']);
    expect(await refusalOf(await second(cookie, code()))).toEqual([410, 'sign-in-over']);
    const log = await (await app.call('GET', 'account/sign-ins', { cookie: session })).json();
    expect(log).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ kind: 'code-refused' })]),
    });
  });

  it('is locked for the person after ten wrong codes in a row, wherever they come from', async () => {
    const { email, code } = await enabled();
    const guess = '000000';
    for (let round = 0; round < 2; round += 1) {
      const { cookie } = await firstStep(email);
      for (let turn = 0; turn < 5; turn += 1) await second(cookie, guess);
    }
    expect(await refusalOf(await second((await firstStep(email)).cookie, code()))).toEqual([429, 'rate']);
  });

  it('cannot be finished without having been begun', async () => {
    expect(await refusalOf(await second('', '123456'))).toEqual([410, 'sign-in-over']);
    const forged = 'shopbell.two_factor=2fa-abcdefghijklmnopqrst.signature';
    expect(await refusalOf(await second(forged, '123456'))).toEqual([410, 'sign-in-over']);
  });
});

describe('afterwards', () => {
  it('recovery codes are renewed with the password, and the old ones are void', async () => {
    const { email, cookie, recoveryCodes } = await enabled();
    const body = { password: testPassword };
    const answer = await app.call('POST', 'account/two-factor/recovery-codes', { cookie, body });
    const renewed = (await answer.json()) as { recoveryCodes: string[] };
    expect(renewed.recoveryCodes).toHaveLength(10);
    const old = await second((await firstStep(email)).cookie, recoveryCodes[0] ?? '', 'backup-code');
    expect(old.status).toBe(403);
  });

  it('it is switched off with the password only', async () => {
    const { email, cookie } = await enabled();
    const disable = (password: string) =>
      app.call('POST', 'account/two-factor/disable', { cookie, body: { password } });
    expect(await refusalOf(await disable('wrong'))).toEqual([403, 'wrong-password']);
    expect((await firstStep(email)).status).toBe('two-factor');
    expect((await disable(testPassword)).status).toBe(200);
    expect((await firstStep(email)).status).toBe('ok');
  });
});
