import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../platform/db';
import { recentMessages } from '../../platform/letters';
import { outboxPage } from './page';
import { outboxStyle } from './style';

const shownMax = 200;

// Frames made from srcdoc inherit this policy, so the styles inside a mail are allowed and its pictures are not.
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What the demo has "sent": codes and links for whoever tries the product. Not for production. */
export const outboxRoutes: FastifyPluginAsync<{ database: Database }> = async (server, { database }) => {
  server.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  server.get('/outbox.json', () => recentMessages(database, shownMax));
  server.get('/outbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(outboxStyle));
  server.get('/outbox', async (_, reply) => {
    const messages = await recentMessages(database, shownMax);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .send(outboxPage(messages));
  });
};
