import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

/** The chat's script comes as a blob, since it is made of settings that nobody has saved. */
const policy = [
  "default-src 'self'",
  "script-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "img-src 'self' data: blob: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'none'",
].join('; ');

/** The page in which the console's settings show the chat; it holds nothing, and asks as whoever is signed in. */
export const previewPage: FastifyPluginAsync<{ folder: string }> = async (server, { folder }) => {
  server.get('/console/preview/:chatId', async (_, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readFile(join(folder, 'preview.html'), 'utf8')),
  );
};
