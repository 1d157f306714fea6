import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const policy = [
  "default-src 'self'",
  "connect-src 'self' ws: wss:",
  // Pictures of products stand where the shop has them, and those of messages are asked for by a click; what is about to
  // be sent is shown from memory.
  "img-src 'self' data: blob: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** The console is one page whose own router reads the address. */
export const consolePages: FastifyPluginAsync<{ folder: string }> = async (server, { folder }) => {
  server.addHook('onSend', async (_, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin');
  });
  await server.register(fastifyStatic, {
    // One route for all files: one for each, of hundreds, is a tenth of a start.
    root: join(folder, 'assets'),
    prefix: '/console/assets/',
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.get('/console/favicon.svg', async (_, reply) => reply.sendFile('favicon.svg', folder));
  server.get('/console', async (_, reply) => reply.sendFile('index.html', folder));
  server.get('/console/*', async (_, reply) => reply.sendFile('index.html', folder));
};
