import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consolePages } from './consolePages';

const page = '<!doctype html><title>Desk</title>';
const script = 'export const desk = 1;';
let work: string;
let server: FastifyInstance;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'shopbell-console-'));
  const folder = join(work, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(work, 'secret.js'), 'nobody reads this');
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'desk.1a2b.js'), script);
  await writeFile(join(folder, 'assets', 'desk.1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets', 'plain.3c4d.css'), 'a{}');
  server = Fastify();
  await server.register(consolePages, { folder });
});
afterAll(async () => {
  await server.close();
  await rm(work, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => server.inject({ url, headers });

it('files of a build are kept for good, and come compressed where a browser can read that', async () => {
  const asked = await get('/console/assets/desk.1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect([asked.statusCode, asked.headers]).toMatchObject([
    200,
    {
      'content-type': expect.stringContaining('javascript'),
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    },
  ]);
  expect(asked.rawPayload).toEqual(brotliCompressSync(script));
  const plain = await get('/console/assets/desk.1a2b.js');
  expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined]);
  expect((await get('/console/assets/plain.3c4d.css', { 'accept-encoding': 'br' })).body).toBe('a{}');
});

it('a file that is not there is not there, and nothing beside the folder can be read', async () => {
  const paths = ['desk.old.js', '..%2f..%2fsecret.js', '%2e%2e/%2e%2e/secret.js', '..%2findex.html', ''];
  for (const path of paths) {
    const { statusCode, body } = await get(`/console/assets/${path}`);
    expect([path, body.includes('nobody reads') || body === page]).toEqual([path, false]);
    expect([403, 404]).toContain(statusCode);
  }
});

it.each(['/console', '/console/', '/console/inbox/7?view=all', '/console/settings/texts'])(
  '%s is the page, asked for anew each time',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-cache']);
    expect(headers['content-type']).toContain('text/html');
  },
);

it('says by its icon whether it can be reached', async () => {
  const { statusCode, headers } = await server.inject({ method: 'HEAD', url: '/console/favicon.svg' });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'no-cache',
  ]);
});
