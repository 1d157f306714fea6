import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './AppOptions';
import { createErrands } from './feature/createErrands';
import type { ComposedFeature } from './feature/Feature';
import { runFeatures } from './feature/run';
import { features } from './features';
import { describeContracts } from './http/contracts';
import { createServer } from './http/createServer';
import { healthRoutes } from './http/health';
import { refuseForeignOrigin } from './http/ownOrigin';
import { pageRoutes } from './http/pageRoutes';
import { portOf } from './http/portOf';
import { Visits } from './http/Visits';
import { createAttempts } from './platform/attempts';
import { createRealtime } from './realtime';
import { createFrameAnswers } from './sockets/createFrameAnswers';
import { Sockets } from './sockets/Sockets';

export type App = Awaited<ReturnType<typeof createApp>>;

/** Composes the features. Nothing is listening and nothing is seeded yet. */
export async function createApp(options: AppOptions) {
  const { database, bus, clock, jobs, metrics, readiness, onFailure, publicUrl, pages } = options;
  const visits = new Visits(clock, options.trustedProxies);
  const server = createServer({ ...options, visits });
  const errands = createErrands(onFailure);
  const composed = features.create({
    ...options,
    errand: errands.errand,
    sockets: new Sockets(),
    frameAnswers: createFrameAnswers(metrics),
    attempts: createAttempts(database, clock),
    ownAddress: () => publicUrl?.origin ?? `http://localhost:${portOf(server.server)}`,
    ownPort: () => portOf(server.server),
  });
  const { context } = composed;
  const realtime = createRealtime({ ...context, visits, features: composed.features });
  const apiRoutes = await describeContracts(server);
  await server.register(healthRoutes, options);
  await server.register(realtime.fallback);
  await registerRoutes(server, composed.features, publicUrl);
  if (pages) await server.register(pageRoutes, { pages, shops: context.shops });
  realtime.attach(server.server);
  await jobs.start();
  const running = runFeatures(composed.features, bus, onFailure);

  return {
    ...context,
    server,
    apiRoutes,
    forgetOld: running.forgetOld,
    async close() {
      readiness.drain();
      await realtime.drain();
      await running.stop();
      await server.close();
      await errands.idle();
      await jobs.stop();
    },
  };
}

async function registerRoutes(
  server: FastifyInstance,
  features: readonly ComposedFeature[],
  publicUrl: URL | null,
): Promise<void> {
  for (const { routes } of features) if (routes) await server.register(routes);
  await server.register(async (consoleApi) => {
    consoleApi.addHook('onRequest', refuseForeignOrigin(publicUrl));
    for (const { consoleRoutes } of features) if (consoleRoutes) await consoleApi.register(consoleRoutes);
  });
}
