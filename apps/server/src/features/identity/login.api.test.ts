import { type LookedUp, withAuthentication } from '@shopbell/rules/assistant-entry';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/db';
import { openTestDatabase, randomAddress, startTestApp, type TestApp } from '../../testing';
import { createTestCommerce, type TestCommerce } from '../../testing/createTestCommerce';

let opened: OpenDatabase;
let app: TestApp;
let other: TestApp;
let commerce: TestCommerce;
let nowMs = Date.now();
const clock = { now: () => nowMs };

beforeAll(async () => {
  opened = await openTestDatabase();
  const commercePlatform = () => commerce;
  app = await startTestApp({ opened, clock, commercePlatform });
  other = await startTestApp({ opened, clock, commercePlatform });
});
afterAll(async () => {
  await app.stop();
  await other.stop();
  await opened.close();
});
beforeEach(() => {
  commerce = createTestCommerce();
});

type SelfService = {
  uniformAnswers?: boolean;
  channels?: object;
  smsCountries?: string[];
  enabled?: boolean;
};

async function openShop(selfService: SelfService = {}) {
  const shop = await app.newShop();
  const settings = { selfService: { enabled: true, channels: { email: true, sms: true }, ...selfService } };
  await opened.database.query('update app set settings = $2 where id = $1', [shop.appId, settings]);
  return shop;
}

const email = (to: string) => ({ channel: 'email-code', to });
const sms = (to: string) => ({ channel: 'sms-code', to });

interface Answer {
  status: number;
  code?: string;
  body: Record<string, unknown>;
}

async function post(
  node: TestApp,
  path: string,
  query: Record<string, unknown>,
  more: { body?: object; headers?: object; method?: string } = {},
): Promise<Answer> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${node.baseUrl}/ssp/${path}?${search}`, {
    method: more.method ?? 'POST',
    headers: {
      'x-forwarded-for': randomAddress(),
      ...(more.body && { 'content-type': 'application/json' }),
      ...more.headers,
    },
    ...(more.body && { body: JSON.stringify(more.body) }),
  });
  const body = await response.json();
  return { status: response.status, code: body.error?.code, body };
}

const sendCode = (accountId: number, where: object, headers = {}) =>
  post(app, 'login/send-code', { ...where, accountId, language: 'de', themeColor: '#1f5f4a' }, { headers });
const verify = (accountId: number, where: object, verificationCode: string, node = app) =>
  post(node, 'login/verify-code', { ...where, accountId, verificationCode });

/** Of the newest letter to an address. */
const codeIn = (to: string): string => {
  const letter = [...app.mails.sent, ...app.textMessages.sent].findLast((each) => each.to === to);
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? 'no code';
};
const wrongOne = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  it('[OTP-02] [HTTP-26] [HTTP-27] [HTTP-28] [HTTP-29] opens the orders of whoever can read it', async () => {
    const { shopId } = await openShop();
    const sent = await sendCode(shopId, email(' Hazel@Example.com '));
    expect([sent.status, sent.body]).toEqual([200, {}]);
    const { status, body } = await verify(shopId, email('hazel@example.com'), codeIn('hazel@example.com'));
    expect([status, body.customer]).toEqual([200, commerce.customers[0]]);
    const orders = await post(
      app,
      'orders',
      { accountId: shopId, accessToken: body.accessToken },
      { method: 'GET' },
    );
    expect(orders.body).toMatchObject({
      customer: { first_name: 'Hazel' },
      orders: [{ id: 102 }, { id: 101 }],
    });
  });

  it('[OTP-11] [OTP-19] may come as a text message', async () => {
    const { shopId } = await openShop();
    expect((await sendCode(shopId, sms('+1 (202) 555-0143'))).status).toBe(200);
    const { body } = await verify(shopId, sms('+12025550143'), codeIn('+12025550143'));
    expect(body.customer).toMatchObject({ id: 1 });
  });

  it('[HTTP-24] [HTTP-25] [HTTP-45] [HTTP-46] [AUTH-06] [AI-16] proves who somebody is, and that opens the orders', async () => {
    const { shopId } = await openShop();
    const wish = {
      ...email('rowan@example.com'),
      accountId: shopId,
      language: 'en-US',
      from: 'chat',
      themeColor: '#fff',
    };
    expect(await post(app, 'identity-verification/otp/challenge', {}, { body: wish })).toMatchObject({
      status: 200,
      body: {},
    });
    const code = codeIn('rowan@example.com');
    const { body } = await post(
      app,
      'identity-verification/otp/validate',
      {},
      {
        body: { ...email('rowan@example.com'), code, accountId: shopId },
      },
    );
    const idToken = String(body.idToken);
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ type: 'email', email: 'rowan@example.com', exp: expect.any(Number) });
    const exchange = (token: string, accountId: number) =>
      post(app, 'identity-verification/access-token', { idToken: token, accountId }, { method: 'GET' });
    const access = await exchange(idToken, shopId);
    expect(access.body).toMatchObject({
      accessToken: expect.any(String),
      customer: { email: 'rowan@example.com' },
    });
    const foreign = await openShop();
    expect((await exchange(idToken, foreign.shopId)).status).toBe(401);
    // Neither of the two is a key of the other's door.
    expect((await exchange(String(access.body.accessToken), shopId)).status).toBe(401);
    const orders = await post(app, 'orders', { accountId: shopId, accessToken: idToken }, { method: 'GET' });
    expect(orders.status).toBe(401);
  });

  it('[AI-14] a number says no address: what proves it is exchanged for the customer, who has one', async () => {
    const { shopId } = await openShop();
    const number = sms('+12025550143');
    const proving = { ...number, accountId: shopId, language: 'en-US', from: 'chat', themeColor: '#fff' };
    await post(app, 'identity-verification/otp/challenge', {}, { body: proving });
    const answer = { ...number, code: codeIn('+12025550143'), accountId: shopId };
    const proven = await post(app, 'identity-verification/otp/validate', {}, { body: answer });
    const exchanged: unknown[] = [];
    const told = await withAuthentication(
      {},
      {
        ...{ isAssistantOn: true, idToken: String(proven.body.idToken), nowMs: clock.now() },
        ...{ capturedEmail: null, storedEmail: null },
        decode: (base64) => Buffer.from(base64, 'base64').toString(),
        async lookUp(idToken) {
          const query = { idToken, accountId: shopId };
          const { body } = await post(app, 'identity-verification/access-token', query, { method: 'GET' });
          exchanged.push(body);
          return body as unknown as LookedUp;
        },
      },
    );
    expect(exchanged).toMatchObject([
      { accessToken: expect.any(String), customer: { email: 'hazel@example.com' } },
    ]);
    expect(told).toEqual({ idToken: proven.body.idToken, capturedMail: 'hazel@example.com' });
  });

  it('[OTP-20] is not kept in clear, works once, and is void when a newer one was asked for', async () => {
    const { shopId } = await openShop();
    await sendCode(shopId, email('hazel@example.com'));
    const first = codeIn('hazel@example.com');
    const rows = await opened.database.query('select * from login_code where shop_id = $1', [shopId]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${first}|hazel`));
    await sendCode(shopId, email('hazel@example.com'));
    const second = codeIn('hazel@example.com');
    if (first !== second)
      expect((await verify(shopId, email('hazel@example.com'), first)).code).toBe('incorrect-code');
    const together = await Promise.all(
      Array.from({ length: 4 }, () => verify(shopId, email('hazel@example.com'), second)),
    );
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify(shopId, email('hazel@example.com'), second)).code).toBe('code-cannot-be-verified');
  });

  it('[OTP-10] [LIM-23] is good for ten minutes', async () => {
    const { shopId } = await openShop();
    await sendCode(shopId, email('hazel@example.com'));
    const code = codeIn('hazel@example.com');
    nowMs += 599_000;
    expect((await verify(shopId, email('hazel@example.com'), wrongOne(code))).code).toBe('incorrect-code');
    nowMs += 2000;
    expect((await verify(shopId, email('hazel@example.com'), code)).code).toBe('code-cannot-be-verified');
  });

  it('[OTP-03] [OTP-04] [OTP-08] [OTP-16] has five tries; the sixth is refused even if it is right', async () => {
    const { shopId } = await openShop();
    await sendCode(shopId, email('hazel@example.com'));
    const code = codeIn('hazel@example.com');
    const tried: (string | undefined)[] = [];
    for (const guess of [wrongOne(code), '12345', '1234567', 'abcdef', wrongOne(code), code])
      tried.push((await verify(shopId, email('hazel@example.com'), guess)).code);
    expect(tried).toEqual([...Array(5).fill('incorrect-code'), 'maximum-verification-attempts-reached']);
    await sendCode(shopId, email('hazel@example.com'));
    const { status } = await verify(shopId, email('hazel@example.com'), codeIn('hazel@example.com'));
    expect(status).toBe(200);
  });

  it('[OTP-16] is looked at five times, whoever guesses how often at the same time on how many nodes', async () => {
    const { shopId } = await openShop();
    await sendCode(shopId, email('hazel@example.com'));
    const code = codeIn('hazel@example.com');
    const guesses = await Promise.all(
      Array.from({ length: process.env.LONG === '1' ? 1000 : 200 }, (_, index) =>
        verify(shopId, email('hazel@example.com'), wrongOne(code), index % 2 ? app : other),
      ),
    );
    const answers = guesses.map(({ code: answer }) => answer);
    expect(answers.filter((answer) => answer === 'incorrect-code')).toHaveLength(5);
    expect(answers).not.toContain('internal');
    expect(answers).not.toContain(undefined);
    expect((await verify(shopId, email('hazel@example.com'), code)).code).toBe(
      'maximum-verification-attempts-reached',
    );
  });

  it('[OTP-17] is sent five times an hour to one address, and then after that hour', async () => {
    const { shopId } = await openShop();
    const answers: number[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await sendCode(shopId, email('hazel@example.com'))).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await sendCode(shopId, email('rowan@example.com'))).status).toBe(200);
    nowMs += 3_600_001;
    expect((await sendCode(shopId, email('hazel@example.com'))).status).toBe(200);
  });

  it('[D22] is sent once for one request, however often it is asked', async () => {
    const { shopId } = await openShop();
    const before = app.mails.sent.length;
    for (let count = 0; count < 3; count += 1)
      expect((await sendCode(shopId, email('hazel@example.com'), { 'idempotency-key': 'k1' })).status).toBe(
        200,
      );
    expect(app.mails.sent.length - before).toBe(1);
    const { status } = await verify(shopId, email('hazel@example.com'), codeIn('hazel@example.com'));
    expect(status).toBe(200);
  });
});

it('[D22] [OTP-17] a request that is repeated takes nothing from the five of an hour', async () => {
  const { shopId } = await openShop();
  const ask = async (key: string) =>
    (await sendCode(shopId, email('hazel@example.com'), { 'idempotency-key': key })).status;
  for (let count = 0; count < 8; count += 1) expect(await ask('k1')).toBe(200);
  for (const key of ['k2', 'k3', 'k4', 'k5']) expect(await ask(key)).toBe(200);
  expect(await ask('k6')).toBe(429);
  // The last one that was sent may still be asked for again.
  expect(await ask('k5')).toBe(200);
});

describe('whom the shop does not know', () => {
  it('[ERR-15] [ERR-16] is told so, by name', async () => {
    const { shopId } = await openShop();
    expect((await sendCode(shopId, email('nobody@example.com'))).code).toBe('customer-not-found');
    expect((await sendCode(shopId, email('wren@example.com'))).code).toBe('customer-without-orders');
    expect((await verify(shopId, email('nobody@example.com'), '123456')).code).toBe('customer-not-found');
    expect((await verify(shopId, email('hazel@example.com'), '123456')).code).toBe('code-cannot-be-verified');
  });

  it('is told the same as everyone where the shop wants that, and nothing is asked before the answer', async () => {
    const { shopId } = await openShop({ uniformAnswers: true });
    const before = app.mails.sent.length;
    const everyone = ['hazel@example.com', 'nobody@example.com', 'wren@example.com'];
    const { findCustomer } = commerce;
    let speak = () => {};
    const isSilent = new Promise<void>((done) => {
      speak = done;
    });
    commerce.findCustomer = (by) => isSilent.then(() => findCustomer(by));
    // While the shop's system says nothing, so that no answer can have waited for it.
    for (const to of everyone)
      expect(await sendCode(shopId, email(to))).toMatchObject({ status: 200, body: {} });
    expect(app.mails.sent).toHaveLength(before);
    speak();
    await expect.poll(() => app.mails.sent.slice(before).map(({ to }) => to)).toEqual(['hazel@example.com']);
    for (const to of everyone) {
      const guess = wrongOne(codeIn('hazel@example.com'));
      const tried: (string | undefined)[] = [];
      for (let count = 0; count < 6; count += 1) tried.push((await verify(shopId, email(to), guess)).code);
      expect(tried).toEqual([...Array(5).fill('incorrect-code'), 'maximum-verification-attempts-reached']);
    }
  });

  it.each([
    [email('a@'), 'invalid-email'],
    [email(''), 'invalid-email'],
    [sms('123'), 'invalid-phone'],
    [sms('2025550143'), 'invalid-phone'],
    // A country that the shop does not write to, and numbers that cost whoever writes to them.
    [sms('+8613912345678'), 'invalid-phone'],
    [sms('+19005550143'), 'invalid-phone'],
    [sms('+18005550143'), 'invalid-phone'],
    [sms('+18765550143'), 'invalid-phone'],
  ])('%j is refused as %s, and nothing is sent', async (where, problem) => {
    const { shopId } = await openShop();
    expect((await sendCode(shopId, where)).code).toBe(problem);
    expect(commerce.asked).toEqual([]);
  });
});

describe('a shop', () => {
  it('[SSP-09] that offers none of it, or not this channel, sends nothing', async () => {
    const shops = [
      await app.newShop(),
      await openShop({ enabled: false }),
      await openShop({ channels: { email: false, sms: true } }),
    ];
    for (const { shopId } of shops)
      expect((await sendCode(shopId, email('hazel@example.com'))).code).toBe('self-service-off');
    expect((await sendCode(987_654_321, email('hazel@example.com'))).code).toBe('self-service-off');
  });

  it('whose system does not answer says so, and the code is not spent', async () => {
    const { shopId } = await openShop();
    await sendCode(shopId, email('hazel@example.com'));
    const code = codeIn('hazel@example.com');
    commerce.trouble = 'unreachable';
    const asks = [
      sendCode(shopId, email('rowan@example.com')),
      verify(shopId, email('hazel@example.com'), code),
    ];
    for (const ask of asks) expect(await ask).toMatchObject({ status: 502, code: 'platform-down' });
    commerce.trouble = null;
    expect((await verify(shopId, email('hazel@example.com'), code)).status).toBe(200);
  });

  it('lets nobody act in the name of a provider that it does not know', async () => {
    const { shopId } = await openShop();
    const before = app.mails.sent.length;
    const where = { ...email('hazel@example.com'), impersonator: 'staff@provider.example' };
    expect((await sendCode(shopId, where)).code).toBe('forbidden');
    expect(app.mails.sent.length).toBe(before);
  });

  it('answers only its own pages, where it has named them', async () => {
    const shop = await app.newShop({ domains: ['fern.shop'] });
    await opened.database.query('update app set settings = $2 where id = $1', [
      shop.appId,
      { selfService: { enabled: true } },
    ]);
    const ask = (origin: string) => sendCode(shop.shopId, email('hazel@example.com'), { origin });
    expect((await ask('https://evil.test')).code).toBe('foreign-origin');
    expect((await ask('https://www.fern.shop')).status).toBe(200);
  });
});

it('a conversation whose page signs in belongs to a proven address', async () => {
  const shop = await openShop();
  const token = await app.token(shop.appId);
  await sendCode(shop.shopId, email('hazel@example.com'));
  const verificationCode = codeIn('hazel@example.com');
  const headers = { authorization: `Bearer ${token}` };
  const query = { ...email('hazel@example.com'), accountId: shop.shopId, verificationCode };
  expect((await post(app, 'login/verify-code', query, { headers })).status).toBe(200);
  const rows = await opened.database.query(
    'select email, email_trust, email_proof from visitor where shop_id = $1',
    [shop.shopId],
  );
  expect(rows).toEqual([{ email: 'hazel@example.com', email_trust: 'verified', email_proof: 'code' }]);
});

it('a conversation whose page signs in by telephone has a proven number, and no proven address by that', async () => {
  const shop = await openShop();
  const headers = { authorization: `Bearer ${await app.token(shop.appId)}` };
  await sendCode(shop.shopId, sms('+12025550143'));
  const verificationCode = codeIn('+12025550143');
  const query = { ...sms('+12025550143'), accountId: shop.shopId, verificationCode };
  expect((await post(app, 'login/verify-code', query, { headers })).status).toBe(200);
  const rows = await opened.database.query('select email, phone from visitor where shop_id = $1', [
    shop.shopId,
  ]);
  expect(rows).toEqual([{ email: null, phone: '+12025550143' }]);
});

it('[AUTH-14] what was proven without a conversation ends with its sign-out, or when what is known under it is deleted', async () => {
  const { shopId } = await openShop();
  const signIn = async (where: ReturnType<typeof email>) => {
    await sendCode(shopId, where);
    const body = { ...where, code: codeIn(where.to), accountId: shopId };
    const { idToken } = (await post(app, 'identity-verification/otp/validate', {}, { body })).body;
    return { idToken, accessToken: (await exchange(idToken)).body.accessToken };
  };
  const exchange = (idToken: unknown) =>
    post(other, 'identity-verification/access-token', { idToken, accountId: shopId }, { method: 'GET' });
  const statuses = async ({ idToken, accessToken }: Awaited<ReturnType<typeof signIn>>) => [
    (await post(other, 'orders', { accessToken, accountId: shopId }, { method: 'GET' })).status,
    (await exchange(idToken)).status,
  ];
  const gone = await signIn(email('hazel@example.com'));
  const sameAddress = await signIn(email('hazel@example.com'));
  const byPhone = await signIn(sms('+12025550143'));
  const elses = await signIn(email('rowan@example.com'));
  const { accessToken } = gone;
  expect((await post(app, 'login/sign-out', {}, { body: { accessToken, accountId: shopId } })).status).toBe(
    200,
  );
  expect([await statuses(gone), await statuses(sameAddress)]).toEqual([
    [401, 401],
    [200, 200],
  ]);

  const cookie = await app.signIn(await app.addMember(shopId, 'owner', 'Olive Owner'));
  for (const [address, held] of [
    ['+12025550143', byPhone],
    ['hazel@example.com', sameAddress],
  ] as const) {
    expect(await statuses(held), address).toEqual([200, 200]);
    const erased = await app.call('POST', 'shoppers/erase', { cookie, body: { address } });
    expect(erased.status).toBe(202);
    const isOver = async () => expect(await statuses(held), address).toEqual([401, 401]);
    await vi.waitFor(isOver, { timeout: 30_000, interval: 50 });
  }
  expect(await statuses(elses)).toEqual([200, 200]);
});

it('[AUTH-14] what was proven in a conversation ends with it: signed out of, or deleted; another one goes on', async () => {
  const shop = await openShop();
  const signIn = async () => {
    const headers = { authorization: `Bearer ${await app.token(shop.appId)}` };
    await sendCode(shop.shopId, email('hazel@example.com'));
    const code = codeIn('hazel@example.com');
    const proof = { ...email('hazel@example.com'), code, accountId: shop.shopId };
    const path = 'identity-verification/otp/validate';
    const { idToken } = (await post(app, path, {}, { body: proof, headers })).body;
    return { headers, idToken, accessToken: (await exchange(idToken)).body.accessToken };
  };
  const exchange = (idToken: unknown) =>
    post(other, 'identity-verification/access-token', { idToken, accountId: shop.shopId }, { method: 'GET' });
  const orders = (accessToken: unknown) =>
    post(other, 'orders', { accessToken, accountId: shop.shopId }, { method: 'GET' });
  const over = { status: 401, code: 'unauthorized' };

  const stays = await signIn();
  for (const ending of ['/auth', '/api/conversation']) {
    const { headers, idToken, accessToken } = await signIn();
    expect((await orders(accessToken)).status).toBe(200);
    const ended = await fetch(`${app.baseUrl}${ending}?appId=${shop.appId}`, { method: 'DELETE', headers });
    expect(ended.ok, ending).toBe(true);
    expect(await orders(accessToken), ending).toMatchObject(over);
    expect(await exchange(idToken), ending).toMatchObject(over);
  }
  expect((await orders(stays.accessToken)).status).toBe(200);
});
