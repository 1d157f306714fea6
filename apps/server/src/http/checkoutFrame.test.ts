import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutFrame } from './checkoutFrame';
import { createProblemAnswer } from './problem';
import type { WidgetRelease } from './release';

const release = { storageFramePath: '/assets/b/storageFrame.h.js' } as WidgetRelease;
const apps = [
  { id: 1, key: 'open', domains: [] },
  { id: 2, key: 'shop', domains: ['shop.example', 'laden.example'] },
  { id: 3, key: 'odd', domains: ['x"><script>', "a; script-src 'unsafe-inline'", '*', 'fine.example'] },
];

const server = Fastify();
beforeAll(async () => {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(createProblemAnswer(() => {}));
  const findApp = async ({ id }: { id: number }) => apps.find((app) => app.id === id) ?? null;
  await server.register(checkoutFrame, { findApp, release });
});
afterAll(() => server.close());

const storagePath = '/shopify-checkout-chat-storage-sync';
const get = (url: string) => server.inject({ url });
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
const ancestorsOf = async (url: string) => /frame-ancestors (.*)$/.exec(await policyOf(url))?.[1];

describe('[CHK-01] the storage frame', () => {
  it('is a page with one script from a file, under a policy that allows nothing else', async () => {
    const { body, headers } = await get(`${storagePath}?appId=2`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.match(/<script.*<\/script>/g)).toEqual([
      '<script src="/assets/b/storageFrame.h.js" data-app-id="2" data-domains="shop.example laden.example"></script>',
    ]);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; base-uri 'none'/,
    );
  });

  it.each([storagePath, '/shopify-checkout-chat'])(
    '[CHK-06] %s may be framed by the domains of its shop alone',
    async (path) => {
      expect(await ancestorsOf(`${path}?appId=2`)).toBe(
        "'self' shop.example:* *.shop.example:* laden.example:* *.laden.example:*",
      );
      expect(await ancestorsOf(`${path}?appId=1`)).toBe("'self'");
    },
  );

  it('takes no domain that is none', async () => {
    expect(await ancestorsOf(`${storagePath}?appId=3`)).toBe("'self' fine.example:* *.fine.example:*");
    expect((await get(`${storagePath}?appId=3`)).body).toContain('data-domains="fine.example"');
  });

  it.each([
    ['', 400, 'invalid-request'],
    ['?appId=x', 400, 'invalid-request'],
    ['?appId=9', 404, 'unknown-app'],
  ])('%s answers %i %s', async (query, status, code) => {
    const response = await get(storagePath + query);
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
  });
});

it('[EMB-06] the chat stands alone on a page for a checkout that takes nothing in but a frame', async () => {
  const { body } = await get(
    '/shopify-checkout-chat?appId=2&checkout-frame=1&origin=https%3A%2F%2Fshop.example',
  );
  expect(body.match(/<script.*<\/script>/g)).toEqual(['<script async src="/w/shop.js"></script>']);
});
