import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Readiness } from '../platform/health';
import type { Metrics } from '../platform/metrics';
import { ProblemError } from './problem';

export interface HealthRoutesOptions {
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  readonly readiness: Readiness;
  readonly isProduction: boolean;
}

/** For whoever runs the program: is it alive, should it get work, how does it do. */
export const healthRoutes: FastifyPluginAsync<HealthRoutesOptions> = async (server, options) => {
  const { metrics, metricsToken, readiness, isProduction } = options;
  server.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  server.get('/healthz', async () => ({ status: 'ok' }));

  server.get('/readyz', async (_, reply) => {
    const reasons = await readiness.reasons();
    if (reasons.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not-ready', reasons });
  });

  server.get('/metrics', async (request, reply) => {
    if (metricsToken === null && isProduction) throw new ProblemError('not-found');
    if (metricsToken !== null && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new ProblemError('unauthorized');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
