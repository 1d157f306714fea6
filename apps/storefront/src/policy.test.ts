import { describe, expect, it } from 'vitest';
import { visitShop } from './testing/visitShop';

const pages = [
  '/',
  '/products/pebble-mug',
  '/collections/all',
  '/search',
  '/cart',
  '/checkout',
  `/checkouts/${'a'.repeat(32)}`,
  '/account/login',
  '/tracking/1ZDEMO101801',
  '/products/unknown',
];

const header = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self'; ` +
  `connect-src 'self' ws: wss:; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'`;

async function openUnder(policy: string, page: string) {
  const { headers, body } = await visitShop().open(`${page}?policy=${policy}`);
  const scripts = body.match(/<script[^>]*>/g) ?? [];
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
  return { policy: headers['content-security-policy'], scripts, nonce };
}

describe('?policy=', () => {
  it.each(pages)('strict: %s carries the header, and every script its nonce', async (page) => {
    const { policy, scripts, nonce } = await openUnder('strict', page);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(policy).toBe(header(nonce));
    expect(scripts).toEqual([
      `<script nonce="${nonce}" defer src="/storefront/shop.js">`,
      `<script nonce="${nonce}" async src="/w/demo.js">`,
    ]);
  });

  it('trusted-types-none: forbids every policy as well', async () => {
    const { policy, nonce } = await openUnder('trusted-types-none', '/');
    expect(policy).toBe(`${header(nonce)}; trusted-types 'none'`);
  });

  it('strict: every answer has a nonce of its own', async () => {
    const [one, other] = await Promise.all([openUnder('strict', '/'), openUnder('strict', '/')]);
    expect(one.nonce).not.toBe(other.nonce);
  });

  it.each(['', 'unknown'])('"%s" means no policy', async (value) => {
    const { policy, nonce } = await openUnder(value, '/');
    expect([policy, nonce]).toEqual([undefined, '']);
  });
});
