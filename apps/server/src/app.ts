import Fastify, { type FastifyPluginAsync, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { composeAccounts } from './composeAccounts';
import { createAccounts, createAgents } from './features/agents';
import { conversationRoutes, createConversations } from './features/conversations';
import { createShops, shopRoutes } from './features/shops';
import { createTokens, visitorRoutes } from './features/visitors';
import { consolePages } from './http/consolePages';
import { refuseForeignOrigin } from './http/ownOrigin';
import { portOf } from './http/portOf';
import { answerProblem, sendProblem } from './http/problem';
import type { WidgetRelease } from './http/release';
import { releaseAssets } from './http/releaseAssets';
import type { Bus } from './platform/bus';
import type { Clock } from './platform/clock';
import type { Database } from './platform/db';
import type { Mailer } from './platform/mail';
import { createRealtime, Hub } from './realtime';

export interface AppOptions {
  readonly database: Database;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly secret: string;
  readonly publicUrl: URL | null;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** What is served of the built pages; tests of the wire need none. */
  readonly pages: Pages | null;
  readonly refusedEmails: readonly string[];
  /** Tells the operator the code that makes the first owner. */
  readonly onSetupCode: (code: string) => void;
}

export interface Pages {
  readonly release: WidgetRelease;
  readonly releasesFolder: string;
  readonly consoleFolder: string;
  /** The demo shop at `/`; absent in production. */
  readonly storefront: FastifyPluginAsync | null;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** Composes the features. Nothing is listening and nothing is seeded yet. */
export async function createApp(options: AppOptions) {
  const { database, pool, bus, clock, secret, publicUrl } = options;
  const server = Fastify({
    logger: { level: options.logLevel, stream: process.stderr },
    // Addresses carry tokens and codes by specification, so no request line is written (SRV-11).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    forceCloseConnections: true,
  });
  const onFailure = (error: unknown) => server.log.error({ err: error }, 'Work in the background failed');

  const hub = new Hub((cursors) => conversations.afterMany(cursors), onFailure);
  const conversations = createConversations({
    database,
    bus,
    clock,
    onStored: (messages) => hub.stored(messages),
    onFailure,
  });
  const onSessionEnded = (sessionId: string) => bus.publish({ type: 'session-ended', sessionId });
  const accounts = createAccounts({ pool, secret, publicUrl, onSessionEnded });
  const agents = createAgents(database, accounts);
  const ownAddress = () => publicUrl?.origin ?? `http://localhost:${portOf(server.server)}`;
  const people = composeAccounts({ ...options, accounts, agents, ownAddress, onSessionEnded });
  const shops = createShops(database);
  const tokens = createTokens(secret, clock);
  const realtime = createRealtime({ hub, shops, tokens, agents, conversations, clock, publicUrl, onFailure });
  const stopHearing = bus.subscribe((event) => hub.hear(event));
  const forgetting = [
    setInterval(() => conversations.forgetFullBuckets(), 60_000).unref(),
    setInterval(() => void people.forgetOld().catch(onFailure), 60 * 60_000).unref(),
  ];

  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(answerProblem);
  server.setNotFoundHandler((_, reply) => sendProblem(reply, 'not-found'));
  server.get('/healthz', async () => ({ status: 'ok' }));
  await server.register(visitorRoutes, { shops, tokens, publicUrl });
  await server.register(async (consoleApi) => {
    consoleApi.addHook('onRequest', refuseForeignOrigin(publicUrl));
    await consoleApi.register(people.routes);
    await consoleApi.register(conversationRoutes, { agents, conversations });
  });
  if (options.pages) {
    const { release, releasesFolder, consoleFolder, storefront } = options.pages;
    await server.register(shopRoutes, { shops, release });
    await server.register(releaseAssets, { folder: releasesFolder });
    await server.register(consolePages, { folder: consoleFolder });
    if (storefront) await server.register(storefront);
  }
  realtime.attach(server.server);

  return {
    server,
    agents,
    shops,
    tokens,
    conversations,
    realtime,
    hub,
    setup: people.setup,
    async close() {
      await realtime.drain();
      stopHearing();
      for (const timer of forgetting) clearInterval(timer);
      await server.close();
    },
  };
}
