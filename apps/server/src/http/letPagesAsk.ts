import type { FastifyInstance } from 'fastify';

/**
 * Shops' pages stand on other origins. Which of them may really ask is decided where the shop is known; what they send
 * along is a token, never a cookie, and nothing that is answered is kept on the way.
 */
export function letPagesAsk(server: FastifyInstance, addresses: readonly string[], methods: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply
      .header('access-control-allow-origin', request.headers.origin ?? '*')
      .header('vary', 'origin')
      .header('cache-control', 'no-store');
    done();
  });
  for (const url of addresses) {
    server.options(url, async (_, reply) => {
      reply
        .header(
          'access-control-allow-headers',
          'authorization, content-type, idempotency-key, x-staff-session',
        )
        .header('access-control-allow-methods', methods)
        .header('access-control-max-age', '600')
        .code(204);
    });
  }
}
