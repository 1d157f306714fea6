import { problems } from '@shopbell/protocol';
import { agentFrames, visitorFrames } from '@shopbell/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomAddress, startTestApp, type TestApp, type TestSocket } from '../testing';

let app: TestApp;
let cookie: string;
let shop: Awaited<ReturnType<TestApp['newShop']>>;
beforeAll(async () => {
  app = await startTestApp();
  shop = await app.newShop();
  cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
});
afterAll(() => app.stop());

/** Values that a field of any type must survive. */
const hostile: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(70_000),
  -1,
  1e308,
  1.5,
  true,
  [],
  {},
  { __proto__: null, constructor: 1 },
  "'; drop table message; --",
  '../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
];

type JsonSchema = { properties?: Record<string, JsonSchema>; default?: unknown };
const fieldsOf = (schema: unknown): string[] => {
  if (!(schema instanceof z.ZodType)) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.keys(json.properties ?? {});
};

/** Each field in turn gets each hostile value; and there is nothing, too much, and the wrong thing altogether. */
function hostileObjects(fields: string[]): unknown[] {
  const oneByOne = fields.flatMap((field) => hostile.map((value) => ({ [field]: value })));
  const allAtOnce = hostile.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
  return [...hostile, { unknown: 'field' }, ...oneByOne, ...allAtOnce];
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const asQuery = (value: unknown): string =>
  new URLSearchParams(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, entry]) => [
      key,
      asText(entry).slice(0, 5000),
    ]),
  ).toString();

/** Of all that could be sent to a route every sixth, other ones to the next route; `npm run long` sends all of it. */
const sixthOf = <Case>(cases: readonly Case[], route: number): readonly Case[] =>
  process.env.LONG === '1' ? cases : cases.filter((_, at) => (at + route) % 6 === 0);

describe('every route answers bad input with a problem of the table, never with a 500', () => {
  it('has routes to try', () => {
    expect(app.apiRoutes.length).toBeGreaterThan(4);
  });

  it.each(['signed in', 'a stranger'])('[SRV-09] %s', async (who) => {
    // Who has signed out is a stranger.
    const routes = app.apiRoutes.filter(({ url }) => !url.endsWith('/sign-out'));
    for (const [at, { method, url, schema }] of routes.entries()) {
      const bodies = method === 'GET' ? [undefined] : hostileObjects(fieldsOf(schema?.body));
      const queries = [...new Set(hostileObjects(fieldsOf(schema?.querystring)).map(asQuery))];
      const paths = url.includes(':')
        ? hostile.map((value) => encodeURIComponent(asText(value).slice(0, 200).toWellFormed()))
        : [''];
      // Every path once, and everything else on a path that is well-formed: all with all would say nothing more.
      const wellFormed = url.includes(':') ? '00000000-0000-0000-0000-000000000000' : '';
      const cases = [
        ...paths.map((path) => ({ path, body: bodies[0], query: '' })),
        ...bodies.map((body) => ({ path: wellFormed, body, query: '' })),
        ...queries.map((query) => ({ path: wellFormed, body: bodies[0], query: `?${query}` })),
      ];
      for (const { path, body, query } of sixthOf(cases, at)) {
        const response = await app.server.inject({
          method: method as 'POST',
          url: `${url.replaceAll(/:\w+/g, path)}${query}`,
          headers: {
            origin: app.baseUrl,
            host: new URL(app.baseUrl).host,
            'content-type': 'application/json',
            'x-forwarded-for': randomAddress(),
            ...(who === 'signed in' && { cookie }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        });
        const what = `${method} ${url} ${path} ${query.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 80)}: ${response.body.slice(0, 200)}`;
        expect(response.statusCode, what).toBeLessThan(500);
        // Nobody reads any further what a stranger sends here.
        if (who === 'a stranger' && response.statusCode === 401) break;
        if (response.statusCode < 400 || url.startsWith('/console/api/auth/')) continue;
        const { error } = response.json();
        expect(Object.keys(problems), what).toContain(error.code);
        expect(problems[error.code as keyof typeof problems].status, what).toBe(response.statusCode);
      }
    }
    if (who === 'signed in') expect((await app.call('GET', 'me', { cookie })).status).toBe(200);
  });

  it.each(['{', '[1,', '\u0000', '{"a":'])('a body that is no JSON: %j', async (payload) => {
    for (const { method, url } of app.apiRoutes.filter(({ method }) => method !== 'GET')) {
      const headers = {
        origin: app.baseUrl,
        host: new URL(app.baseUrl).host,
        'content-type': 'application/json',
        cookie,
      };
      const response = await app.server.inject({ method: method as 'POST', url, headers, payload });
      expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
      expect(response.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('every frame survives bad input: a nack or a counted drop, and the socket goes on', () => {
  const sides = [
    ['a shopper', visitorFrames, async () => app.visitorSocket(shop.appId, await app.token(shop.appId))],
    ['an agent', agentFrames, async () => app.agentSocket(await app.signIn(shop.agentEmail))],
  ] as const;

  it.each(sides)('%s', async (_, frames, open) => {
    const socket: TestSocket = await open();
    for (const [type, schema] of Object.entries(frames)) {
      for (const payload of hostileObjects(fieldsOf(schema))) {
        const text = JSON.stringify({ type, messageId: '1', payload });
        if (Buffer.byteLength(text) < 60_000) socket.sendText(text);
      }
    }
    socket.sendText(JSON.stringify({ type: 'pending-conversation-message', messageId: 'last', payload: {} }));
    await socket.until(
      () => socket.all('nack-message').some(({ messageId }) => messageId === 'last'),
      'the last nack',
    );
    for (const { payload } of socket.all('nack-message'))
      expect(Object.keys(problems)).toContain(payload.code);
    expect(socket.closeCode).toBeNull();
  });
});
