import { randomUUID } from 'node:crypto';
import { type ProblemCode, problems } from '@shopbell/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomAddress, startTestApp, type TestApp } from '../testing';
import { createTestCommerce, type TestCommerce } from '../testing/createTestCommerce';

type Values = Readonly<Record<string, unknown>>;

/** A call that would succeed, but for the one thing that a test spoils. */
interface Call {
  readonly path: string;
  readonly query?: Values;
  readonly body?: Values;
  readonly bearer?: string;
}

interface Route {
  readonly good: () => Promise<Call>;
  /** Where its token stands, and what that opens. */
  readonly token?: {
    readonly in: 'query' | 'body' | 'bearer';
    readonly name: string;
    readonly kind: 'access' | 'proof';
  };
  /** Fields that it cannot be without, where they stand. */
  readonly needs?: { readonly query?: readonly string[]; readonly body?: readonly string[] };
  /** What it answers for a shop that is not there, or not the token's. */
  readonly foreignShop?: ProblemCode;
}

let app: TestApp;
let commerce: TestCommerce;
let nowMs = Date.now();
let shopId: number;
let foreignId: number;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs }, commercePlatform: () => commerce });
});
afterAll(() => app.stop());
beforeEach(async () => {
  commerce = createTestCommerce();
  shopId = await openShop();
  foreignId = await openShop();
});

async function openShop(): Promise<number> {
  const shop = await app.newShop();
  const selfService = {
    ...{
      enabled: true,
      channels: { email: true, sms: true },
      flows: { track_order: true, return_order: true },
    },
  };
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    ...[shop.appId, { selfService }],
  ]);
  return shop.shopId;
}

const proven = (shop: number, customerId = 1) =>
  ({ shopId: shop, customerId, type: 'email', email: 'hazel@example.com' }) as const;
const access = (shop = shopId) => app.identity.tokens.issueAccess(proven(shop));
const proof = (shop = shopId) => app.identity.tokens.issueProof(proven(shop));
const where = () => ({ channel: 'email-code', to: 'hazel@example.com', accountId: shopId });

async function sentCode(): Promise<string> {
  const call = { path: '/ssp/login/send-code', query: where() };
  expect((await ask('POST', call)).status).toBe(200);
  const letter = app.mails.sent.findLast(({ to }) => to === 'hazel@example.com');
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
}

/** Every call of self-service. One that is not here fails the test, and so does one that is gone. */
const routes: Record<string, Route> = {
  'POST /ssp/login/send-code': {
    good: async () => ({ path: '/ssp/login/send-code', query: where() }),
    needs: { query: ['channel', 'to', 'accountId'] },
    foreignShop: 'self-service-off',
  },
  'POST /ssp/login/verify-code': {
    good: async () => ({
      path: '/ssp/login/verify-code',
      query: { ...where(), verificationCode: await sentCode() },
    }),
    needs: { query: ['channel', 'to', 'accountId', 'verificationCode'] },
    foreignShop: 'self-service-off',
  },
  'POST /ssp/login/sign-out': {
    good: async () => ({
      path: '/ssp/login/sign-out',
      body: { accessToken: await access(), accountId: shopId },
    }),
    token: { in: 'body', name: 'accessToken', kind: 'access' },
    needs: { body: ['accessToken', 'accountId'] },
    foreignShop: 'unauthorized',
  },
  'POST /ssp/identity-verification/otp/challenge': {
    good: async () => ({ path: '/ssp/identity-verification/otp/challenge', body: where() }),
    needs: { body: ['channel', 'to', 'accountId'] },
    foreignShop: 'self-service-off',
  },
  'POST /ssp/identity-verification/otp/validate': {
    good: async () => ({
      path: '/ssp/identity-verification/otp/validate',
      body: { ...where(), code: await sentCode() },
    }),
    needs: { body: ['channel', 'to', 'accountId', 'code'] },
    foreignShop: 'self-service-off',
  },
  'GET /ssp/identity-verification/access-token': {
    good: async () => ({
      path: '/ssp/identity-verification/access-token',
      query: { idToken: await proof(), accountId: shopId },
    }),
    token: { in: 'query', name: 'idToken', kind: 'proof' },
    needs: { query: ['idToken', 'accountId'] },
    foreignShop: 'unauthorized',
  },
  'GET /ssp/orders': {
    good: async () => ({
      path: '/ssp/orders',
      query: { accessToken: await access(), accountId: shopId, shopNameEnc: 'fern' },
    }),
    token: { in: 'query', name: 'accessToken', kind: 'access' },
    needs: { query: ['accessToken', 'accountId'] },
    foreignShop: 'unauthorized',
  },
  'GET /ssp/orders/:orderId/transactions': {
    good: async () => ({ path: '/ssp/orders/101/transactions', bearer: await access() }),
    token: { in: 'bearer', name: '', kind: 'access' },
  },
  'GET /ssp/orders/:orderId/returnable': {
    good: async () => ({
      path: '/ssp/orders/101/returnable',
      query: { accessToken: await access(), accountId: shopId },
    }),
    token: { in: 'query', name: 'accessToken', kind: 'access' },
    needs: { query: ['accessToken', 'accountId'] },
    foreignShop: 'unauthorized',
  },
  'POST /ssp/flows/track-order': {
    good: async () => ({
      path: '/ssp/flows/track-order',
      query: { accessToken: await access(), accountId: shopId },
      body: { order: { id: 101 }, customerId: 1 },
    }),
    token: { in: 'query', name: 'accessToken', kind: 'access' },
    needs: { query: ['accessToken', 'accountId'], body: ['order'] },
    foreignShop: 'unauthorized',
  },
  'POST /ssp/visits': {
    good: async () => ({
      path: '/ssp/visits',
      query: { accessToken: await access(), accountId: shopId },
      body: { action: 'track' },
    }),
    token: { in: 'query', name: 'accessToken', kind: 'access' },
    needs: { query: ['accessToken', 'accountId'], body: ['action'] },
    foreignShop: 'unauthorized',
  },
  'POST /ssp/visits/asked': {
    good: async () => ({
      path: '/ssp/visits/asked',
      query: { accountId: shopId },
      body: { visits: [randomUUID()] },
    }),
    needs: { query: ['accountId'], body: ['visits'] },
    foreignShop: 'self-service-off',
  },
};
/** Calls that need more than a shop and a token are tried in the same ways beside their features. */
const triedByFeatures = [
  'DELETE /ssp/events',
  'POST /ssp/article-recommendation/event',
  'POST /ssp/article-recommendation/search',
  'GET /ssp/campaigns/positives',
  'POST /ssp/events',
  'POST /ssp/consents',
  'POST /ssp/offers/:offerId/reveal',
  'GET /ssp/identity-verification/shopify-customer-id',
  'GET /ssp/identity-verification/shopify-session',
  'POST /ssp/flow-recommendation/search',
  'POST /ssp/flows/executions',
  'GET /ssp/flows/executions/:executionId',
  'POST /ssp/flows/executions/:executionId/advance',
  'POST /ssp/flows/executions/:executionId/back',
  'POST /ssp/flows/executions/:executionId/reset',
  'POST /ssp/flows/loop-returns/generate-deep-link',
  'POST /ssp/orders/:orderId/actions',
  'POST /ssp/assistant/proposals/:proposalId/confirm',
];
const all = Object.entries(routes);
const methodOf = (name: string) => name.split(' ')[0] ?? '';

async function ask(method: string, { path, query = {}, body, bearer }: Call) {
  // What is no text stands twice in the address, as a list would.
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((each) => [key, String(each)]) : [[key, String(value)]],
  );
  const response = await fetch(`${app.baseUrl}${path}?${new URLSearchParams(pairs)}`, {
    method,
    headers: {
      'x-forwarded-for': randomAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Everything that is kept, save how often somebody has tried. */
async function everything(): Promise<string> {
  const { database } = app.opened;
  tableSums ??= (
    await database.query<{ name: string }>(
      `select relname as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'attempt' order by relname`,
    )
  )
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) from "${name}" t`,
    )
    .join(' union all ');
  return JSON.stringify(await database.query(tableSums));
}
let tableSums: string | null = null;

/** Refused by the code and words of the table, and nothing is written. */
async function expectRefusal(name: string, call: Call, code: ProblemCode, why: string): Promise<void> {
  const before = await everything();
  const { status, body } = await ask(methodOf(name), call);
  const what = `${name}: ${why}`;
  expect([status, body.error?.code], what).toEqual([problems[code].status, code]);
  // What has the wrong shape is named; everything else is said in the table's own words.
  if (code === 'invalid-request') expect(body.error.message, what).toMatch(/\w/);
  else expect(body.error.message, what).toBe(problems[code].message);
  expect(await everything(), what).toBe(before);
}

it('every call of self-service is tried', () => {
  const known = app.apiRoutes.filter(({ url }) => url.startsWith('/ssp/'));
  const tried = [...Object.keys(routes), ...triedByFeatures];
  expect(known.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(tried.sort());
});

/** What nobody should send, of every kind: no JSON, too deep, the wrong types under names that count, what is no text. */
const strangeBodies = [
  ...[
    '',
    'null',
    '[]',
    '{}',
    '"words"',
    '{"accountId":',
    '{"accountId":1e400}',
    '{"__proto__":{"accountId":1}}',
  ],
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  JSON.stringify(Object.fromEntries(strangeNames().map((name) => [name, { deep: [null, -1, 'x\u0000'] }]))),
  JSON.stringify(Object.fromEntries(strangeNames().map((name) => [name, 'x'.repeat(5000)]))),
  JSON.stringify(Object.fromEntries(strangeNames().map((name) => [name, -1.5]))),
  JSON.stringify(Object.fromEntries(strangeNames().map((name) => [name, '\u0000']))),
];
const strangeQueries = (token: string) => [
  ...['', 'accountId=x', `accountId=${'9'.repeat(40)}`, 'accountId=1&accountId=2&accessToken=a&idToken=b'],
  ...[
    'accessToken=%00&accountId=1&idToken=%00&appId=%00&query=%00',
    `accountId=${shopId}&accessToken=${token}`,
  ],
  `accountId=${foreignId}&accessToken=${token}&idToken=${token}&shop=x`,
];
const strangePlaces = ['0', 'abc', '%00', '00000000-0000-4000-8000-000000000000', 'x'.repeat(300)];

function strangeNames(): readonly string[] {
  return [
    ...[
      'accountId',
      'accessToken',
      'appId',
      'channel',
      'to',
      'code',
      'order',
      'action',
      'visits',
      'key',
      'wish',
    ],
    ...['events', 'event', 'flowId', 'answers', 'answer', 'step', 'query', 'message', 'consents', 'language'],
    ...['shopName', 'customerEmail', 'guestId', 'sessionId', 'articleId', 'decision', 'entryPoint', 'locale'],
  ];
}

it('[SRV-09] no call of self-service fails at what nobody should send, and nothing is written', async () => {
  const token = await access();
  const before = await everything();
  const known = app.apiRoutes.filter(({ url }) => url.startsWith('/ssp/'));
  const send = async (method: string, path: string, body: string | undefined, type: string) => {
    const response = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: {
        ...{ 'x-forwarded-for': randomAddress(), authorization: `Bearer ${token}` },
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    const what = `${method} ${path.slice(0, 120)} ${body?.slice(0, 60)}`;
    const text = await response.text();
    expect(response.status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500);
    // Who asks for what is theirs may write beside it what they like.
    if (response.status < 400) return method === 'GET' ? null : what;
    const { error } = JSON.parse(text);
    expect(problems[error.code as ProblemCode]?.status, what).toBe(response.status);
    return null;
  };
  const accepted: (string | null)[] = [];
  for (const { method, url } of known) {
    const path = (place: string) => url.replace(/:\w+/g, place);
    const good = path('101');
    const whole = `accountId=${shopId}&accessToken=${token}`;
    const hasBody = method !== 'GET';
    const tries = [
      ...strangePlaces.map((place) => [`${path(place)}?${whole}`, hasBody ? '{}' : undefined] as const),
      ...strangeQueries(token).map((query) => [`${good}?${query}`, hasBody ? '{}' : undefined] as const),
      ...(hasBody ? strangeBodies.map((body) => [`${good}?${whole}`, body] as const) : []),
    ];
    const answers = await Promise.all(tries.map(([to, body]) => send(method, to, body, 'application/json')));
    accepted.push(...answers);
    if (hasBody) accepted.push(await send(method, `${good}?${whole}`, '<wish/>', 'text/xml'));
  }
  expect(accepted.filter((each) => each !== null)).toEqual([]);
  expect(await everything()).toBe(before);
});

it.each(all)('%s answers who asks rightly', async (name, { good }) => {
  expect((await ask(methodOf(name), await good())).status).toBe(200);
});

describe('bad input', () => {
  const wrongIn = {
    query: [['a', 'b'], 'x'.repeat(5000), ''],
    body: [null, [], {}, true, 1.5, 'x'.repeat(5000)],
  };

  it.each(all)(
    '[SRV-09] %s refuses what is missing, too long or of another type',
    async (name, { good, needs }) => {
      const call = await good();
      for (const place of ['query', 'body'] as const) {
        for (const field of needs?.[place] ?? []) {
          const { [field]: _, ...rest } = call[place] ?? {};
          await expectRefusal(name, { ...call, [place]: rest }, 'invalid-request', `no ${field}`);
          for (const value of wrongIn[place]) {
            // An empty word is one; what it opens is told elsewhere.
            if (value === '' && !['accountId', 'channel'].includes(field)) continue;
            const spoilt = { ...call, [place]: { ...call[place], [field]: value } };
            await expectRefusal(
              name,
              spoilt,
              'invalid-request',
              `${field} is ${JSON.stringify(value)?.slice(0, 20)}`,
            );
          }
        }
      }
    },
  );

  it.each(['abc', '0', '-1', '1.5', '0x65', '1e2', '9007199254740993', '%00', 'x'.repeat(90)])(
    'payments of order %j',
    async (id) => {
      const name = 'GET /ssp/orders/:orderId/transactions';
      const call = { path: `/ssp/orders/${id}/transactions`, bearer: await access() };
      await expectRefusal(name, call, 'invalid-request', id);
    },
  );

  it.each(all.filter(([, { foreignShop }]) => foreignShop))(
    '%s is closed for a shop that is not there, and not the token’s',
    async (name, { good, foreignShop = 'unauthorized', needs }) => {
      const call = await good();
      const place = needs?.query?.includes('accountId') ? 'query' : 'body';
      const ofShop = (accountId: number) => ({ ...call, [place]: { ...call[place], accountId } });
      const isTokens = foreignShop === 'unauthorized';
      // Whose portal is off is told before any token is looked at, where the shop is asked first.
      const unknown = name.endsWith('/access-token') ? 'self-service-off' : foreignShop;
      await expectRefusal(name, ofShop(987_654_321), unknown, 'unknown shop');
      if (isTokens) await expectRefusal(name, ofShop(foreignId), foreignShop, 'another shop');
    },
  );
});

describe('a token', () => {
  const withToken = (call: Call, { in: place, name }: NonNullable<Route['token']>, token: string): Call =>
    place === 'bearer' ? { ...call, bearer: token } : { ...call, [place]: { ...call[place], [name]: token } };
  const unsigned = (token: string) => {
    const [, claims] = token.split('.');
    return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  };

  it.each(all.filter(([, { token }]) => token))(
    '[AUTH-14] that is forged, of another door, another shop or too old opens nothing: %s',
    async (name, { good, token }) => {
      if (!token) return;
      const isProof = token.kind === 'proof';
      const right = await (isProof ? proof() : access());
      const other = await (isProof ? access() : proof());
      const foreign = await (isProof ? proof(foreignId) : access(foreignId));
      const call = await good();
      const wrong = {
        forged: `${right.slice(0, -4)}AAAA`,
        unsigned: unsigned(right),
        other,
        empty: '',
        words: 'null',
      };
      for (const [why, each] of Object.entries(wrong))
        await expectRefusal(name, withToken(call, token, each), 'unauthorized', why);
      if (token.in !== 'bearer')
        await expectRefusal(name, withToken(call, token, foreign), 'unauthorized', 'foreign');
      nowMs += (isProof ? 60 : 30) * 60_000 + 1000;
      await expectRefusal(name, withToken(call, token, right), 'unauthorized', 'too old');
    },
  );

  it('[AUTH-16] opens the orders of one customer, not of a neighbour', async () => {
    const name = 'GET /ssp/orders/:orderId/transactions';
    const call = { path: '/ssp/orders/201/transactions', bearer: await access() };
    await expectRefusal(name, call, 'not-found', 'payments');
    const foreign = { path: '/ssp/orders/201/transactions', bearer: await access(foreignId) };
    await expectRefusal(name, foreign, 'not-found', 'of another shop’s customer');
    const track = await routes['POST /ssp/flows/track-order']?.good();
    const theirs = { ...track, path: '/ssp/flows/track-order' };
    await expectRefusal('POST /', { ...theirs, body: { order: { id: 201 } } }, 'not-found', 'an order');
    const asOther = { ...theirs, body: { order: { id: 101 }, customerId: 2 } };
    await expectRefusal('POST /', asOther, 'forbidden', 'as somebody else');
  });
});

describe('a code', () => {
  const checking = ['POST /ssp/login/verify-code', 'POST /ssp/identity-verification/otp/validate'] as const;

  it.each(checking)('that was used opens nothing again: %s', async (name) => {
    const call = (await routes[name]?.good()) as Call;
    expect((await ask('POST', call)).status).toBe(200);
    for (const again of checking) {
      const code = call.query?.verificationCode ?? call.body?.code;
      const replayed = again.endsWith('validate')
        ? { path: again.slice(5), body: { ...where(), code } }
        : { path: again.slice(5), query: { ...where(), verificationCode: code } };
      await expectRefusal(again, replayed, 'code-cannot-be-verified', 'replayed');
    }
  });

  it.each(checking)('that is too old opens nothing: %s', async (name) => {
    const call = (await routes[name]?.good()) as Call;
    nowMs += 10 * 60_000 + 1000;
    await expectRefusal(name, call, 'code-cannot-be-verified', 'too old');
  });

  it.each(checking)('of one shop opens nothing at another: %s', async (name) => {
    const call = (await routes[name]?.good()) as Call;
    const place = call.query ? 'query' : 'body';
    const elsewhere = { ...call, [place]: { ...call[place], accountId: foreignId } };
    await expectRefusal(name, elsewhere, 'code-cannot-be-verified', 'of another shop');
  });

  it.each(checking)('is for one address: %s', async (name) => {
    const call = (await routes[name]?.good()) as Call;
    const place = call.query ? 'query' : 'body';
    const elsewhere = { ...call, [place]: { ...call[place], to: 'rowan@example.com' } };
    await expectRefusal(name, elsewhere, 'code-cannot-be-verified', 'of another address');
  });
});
