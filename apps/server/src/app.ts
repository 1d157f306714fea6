import Fastify, {
  type FastifyBaseLogger,
  type FastifyPluginAsync,
  type FastifyReply,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { composeAccounts } from './composeAccounts';
import { createAccounts, createAgents } from './features/agents';
import {
  attachmentRoutes,
  createAgentCheck,
  createAttachments,
  createContentGate,
  createSlices,
  createVisitorCheck,
  fileRoutes,
} from './features/attachments';
import {
  agentsStatusRoutes,
  createAvailability,
  presenceRoutes,
  toAgentsStatus,
} from './features/availability';
import { type Catalogue, catalogueRoutes, createDemoCatalogue } from './features/catalogue';
import { createConversations, type Place } from './features/conversations';
import {
  createAnswers,
  createInbound,
  createTranscripts,
  inboundMailRoutes,
} from './features/correspondence';
import { createErasure, createRetention, retentionRoutes } from './features/erasure';
import { createFirstRuns, firstRunRoutes } from './features/firstRun';
import { createInbox, inboxRoutes, inboxSettingsRoutes, messageRoutes } from './features/inbox';
import { rightsRoutes, transcriptRoutes } from './features/rights';
import {
  type App as Chat,
  chatRoutes,
  createChats,
  createShops,
  createSightings,
  settingsRoutes,
  shopRoutes,
  translationRoutes,
} from './features/shops';
import { createTokens, createVisitors, visitorConsoleRoutes, visitorRoutes } from './features/visitors';
import { checkoutFrame } from './http/checkoutFrame';
import { consolePages } from './http/consolePages';
import { describeContracts } from './http/contracts';
import { gallery } from './http/gallery';
import { healthRoutes } from './http/health';
import { outboxRoutes } from './http/outbox/routes';
import { refuseForeignOrigin } from './http/ownOrigin';
import { portOf } from './http/portOf';
import { previewPage } from './http/previewPage';
import { createProblemAnswer, sendProblem } from './http/problem';
import type { WidgetRelease } from './http/release';
import { releaseAssets } from './http/releaseAssets';
import { tryPage } from './http/tryPage';
import type { Platform } from './platform';
import { createAttempts } from './platform/attempts';
import { forgetOldMail } from './platform/mail';
import { createRealtime, Hub } from './realtime';

export interface AppOptions extends Platform {
  readonly secret: string;
  readonly publicUrl: URL | null;
  readonly trustedProxies: readonly string[];
  readonly isProduction: boolean;
  /** Only the demo shows its mails to everyone: they hold links that open accounts. */
  readonly isDemo: boolean;
  readonly metricsToken: string | null;
  /** Signs what the mail provider hands over; without it replies by mail are not taken. */
  readonly inboundMailSecret: string | null;
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
  /** The widget's views in all their states; absent in production. */
  readonly galleryFolder: string | null;
  /** The demo shop at `/`; absent in production. */
  readonly storefront: FastifyPluginAsync | null;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** Composes the features. Nothing is listening and nothing is seeded yet. */
export async function createApp(options: AppOptions) {
  const { database, pool, bus, clock, jobs, metrics, readiness, onFailure, secret, publicUrl } = options;
  const server = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // Addresses carry tokens and codes by specification, so no request line is written (SRV-11).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    forceCloseConnections: true,
    // Addresses that the router itself refuses are answered like everything else.
    frameworkErrors: (_, __, reply) => sendProblem(reply as FastifyReply, 'invalid-request'),
  });
  const hub = new Hub({
    readAfter: (cursors) => conversations.afterMany(cursors),
    readChanges: (place, from) => conversations.changesAfter(place, from),
    onOffered: ({ createdDatetime }) =>
      metrics.fanoutLagSeconds.observe(Math.max(0, clock.now() - Date.parse(createdDatetime)) / 1000),
    onFailure,
  });
  const attachments = createAttachments(options);
  const slices = createSlices({ ...options, attachments });
  const forgetFiles = async (place: Place) => {
    await slices.forget(place);
    return attachments.forget(place);
  };
  const forgetUploads = async () => {
    await slices.forgetOld();
    await attachments.forgetOld();
  };
  const conversations = createConversations({
    gate: createContentGate(attachments.reference),
    database,
    bus,
    clock,
    metrics,
    onStored(messages, shopOf) {
      hub.stored(messages);
      inbox.stored(messages, shopOf);
    },
    onFailure: (error) => onFailure(error, 'commit'),
  });
  const onSessionEnded = (sessionId: string) => bus.publish({ type: 'session-ended', sessionId });
  const accounts = createAccounts({ pool, secret, publicUrl, onSessionEnded });
  const agents = createAgents(database, accounts, clock);
  const ownAddress = () => publicUrl?.origin ?? `http://localhost:${portOf(server.server)}`;
  const people = composeAccounts({ ...options, accounts, agents, ownAddress, onSessionEnded });
  const inbox = createInbox({
    ...options,
    availableAgents: (shopId) => availability.activeAgents(shopId),
  });
  const shops = createShops(database);
  const sightings = createSightings(database, clock);
  const tokens = createTokens(secret, clock);
  const availability = createAvailability({ database, bus, clock, onArrival: inbox.routeSoon });
  const visitors = createVisitors({ database, bus, clock });
  const chats = createChats(database);
  const firstRuns = createFirstRuns({ database, chats, clock });
  const catalogue: Catalogue = options.pages?.storefront
    ? createDemoCatalogue({
        ask: async (path) => (await server.inject(path)).json(),
        address: ownAddress,
        isDemoShop: async (shopId) => (await shops.findApp({ key: 'demo' }))?.shopId === shopId,
      })
    : async () => null;
  const isConversation = async (place: Place) => (await conversations.appOf(place)) !== null;
  const agentsOf = async (app: Chat) =>
    toAgentsStatus(app, await availability.ofShop(app.shopId)).agents.map(({ name, avatarUrl }) => ({
      name,
      avatarUrl,
    }));
  const answers = createAnswers({
    ...options,
    tokens,
    demoPage: () => (options.isDemo ? `${ownAddress()}/` : null),
    canReply: options.inboundMailSecret !== null,
  });
  const erasure = createErasure({ ...options, forgetFiles, note: inbox.notes.tell });
  const retention = createRetention({ ...options, forgetFiles });
  const transcripts = createTranscripts({ ...options, ownAddress });
  const attempts = createAttempts(database, clock);
  const onAnswered = (place: Place) => void answers.answered(place).catch(onFailure);
  const realtime = createRealtime({
    ...options,
    hub,
    shops,
    tokens,
    agents,
    conversations,
    availability,
    visitors,
    inbox,
    onAnswered,
  });
  const stopHearing = bus.subscribe((event) => hub.hear(event));
  const forgetOld = async () => {
    await people.forgetOld();
    await forgetOldMail(database, clock.now());
    await availability.forgetOld();
    await retention.sweep();
  };
  const forgetting = [
    setInterval(() => conversations.forgetFullBuckets(), 60_000).unref(),
    setInterval(() => void answers.catchUp().catch(onFailure), 60_000).unref(),
    setInterval(() => void forgetOld().catch(onFailure), 60 * 60_000).unref(),
    setInterval(() => void forgetUploads().catch(onFailure), 60 * 60_000).unref(),
  ];

  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(createProblemAnswer((error) => onFailure(error, 'request')));
  server.setNotFoundHandler((_, reply) => sendProblem(reply, 'not-found'));
  const apiRoutes = await describeContracts(server);
  await server.register(healthRoutes, options);
  await server.register(visitorRoutes, { shops, tokens, isErased: erasure.isErased });
  await server.register(rightsRoutes, { shops, tokens, visitors, inbox, erasure, transcripts, attempts });
  await server.register(settingsRoutes, { shops, agentsOf });
  await server.register(agentsStatusRoutes, { shops, availability });
  await server.register(translationRoutes, { shops });
  await server.register(realtime.fallback);
  await server.register(fileRoutes, { attachments });
  await server.register(people.publicRoutes);
  const uploading = { attachments, slices, attempts };
  const visitorCheck = createVisitorCheck({ shops, tokens });
  await server.register(attachmentRoutes, { ...uploading, uploaderOf: visitorCheck, isPublic: true });
  await server.register(async (consoleApi) => {
    consoleApi.addHook('onRequest', refuseForeignOrigin(publicUrl));
    await consoleApi.register(people.routes);
    await consoleApi.register(inboxRoutes, { agents, inbox });
    await consoleApi.register(messageRoutes, { agents, inbox, conversations });
    await consoleApi.register(inboxSettingsRoutes, { agents, inbox });
    await consoleApi.register(chatRoutes, {
      ...{ agents, shops, sightings, agentsOf, chats },
      release: options.pages?.release ?? null,
    });
    await consoleApi.register(attachmentRoutes, {
      ...uploading,
      prefix: '/console/api',
      uploaderOf: createAgentCheck({ agents, appOf: conversations.appOf }),
      isPublic: false,
    });
    await consoleApi.register(firstRunRoutes, { agents, firstRuns });
    await consoleApi.register(catalogueRoutes, { agents, catalogue });
    await consoleApi.register(retentionRoutes, { agents, retention });
    await consoleApi.register(transcriptRoutes, { agents, visitors, transcripts, attempts });
    await consoleApi.register(presenceRoutes, { agents, availability });
    await consoleApi.register(visitorConsoleRoutes, { agents, visitors, isConversation });
  });
  if (options.inboundMailSecret !== null) {
    const inbound = createInbound(database, conversations);
    await server.register(inboundMailRoutes, { inbound, metrics, secret: options.inboundMailSecret });
  }
  if (options.isDemo) await server.register(outboxRoutes, { database });
  if (options.pages) {
    const { release, releasesFolder, consoleFolder, galleryFolder, storefront } = options.pages;
    await server.register(shopRoutes, { shops, release, sightings, onFailure });
    await server.register(tryPage, { findApp: shops.findApp });
    await server.register(checkoutFrame, { findApp: shops.findApp, release });
    await server.register(releaseAssets, { folder: releasesFolder });
    await server.register(previewPage, { folder: consoleFolder });
    await server.register(consolePages, { folder: consoleFolder });
    if (galleryFolder) await server.register(gallery, { folder: galleryFolder });
    if (storefront) await server.register(storefront);
  }
  realtime.attach(server.server);
  await jobs.start();
  inbox.start();

  return {
    server,
    apiRoutes,
    agents,
    shops,
    sightings,
    tokens,
    conversations,
    availability,
    visitors,
    answers,
    forgetUploads,
    inbox,
    realtime,
    hub,
    metrics,
    setup: people.setup,
    forgetOld,
    async close() {
      readiness.drain();
      await realtime.drain();
      stopHearing();
      await inbox.stop();
      for (const timer of forgetting) clearInterval(timer);
      await server.close();
      await jobs.stop();
    },
  };
}
