import { problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import { CommerceError, hookReaderOf, type Told } from '../../platform/commerce';
import type { Log } from '../../platform/log';
import type { Metrics } from '../../platform/metrics';
import type { CommerceService, Hook } from '../commerce';
import type { HookGate } from './HookGate';
import type { Webhooks } from './service';

export interface WebhookRoutesOptions {
  readonly commerce: CommerceService;
  readonly webhooks: Webhooks;
  readonly gate: HookGate;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** An order with thousands of lines fits; nothing else is as large. */
const bytesMax = 2 * 1024 * 1024;

const params = z.object({ hookId: z.string().regex(/^[\w-]{43,64}$/) });
type HookRequest = FastifyRequest<{ Params: z.infer<typeof params> }>;

/** For the systems of shops. Whoever knows an address may knock; only who signs for it is listened to. */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookRoutesOptions> = async (server, options) => {
  const { commerce, webhooks, gate, metrics, log } = options;
  const hooks = new WeakMap<FastifyRequest['raw'], Hook>();

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_, body, done) =>
    done(null, body),
  );

  function refuse({ raw }: FastifyRequest, code: 'not-found' | 'unauthorized'): never {
    gate.countLie(raw);
    metrics.drops.inc({ reason: `webhook-${code}` });
    throw new ProblemError(code);
  }

  /** Before anything of it is read. */
  async function onRequest(request: FastifyRequest): Promise<void> {
    if (!gate.isHeard(request.raw)) throw new ProblemError('rate');
    const given = params.safeParse(request.params);
    const hook = given.success ? await commerce.findHook(given.data.hookId) : null;
    if (!hook) return refuse(request, 'not-found');
    hooks.set(request.raw, hook);
  }

  /** Null for what is signed and cannot be read: told again, it would not read better. */
  function read(
    { headers, body }: { headers: FastifyRequest['headers']; body: Buffer },
    hook: Hook,
  ): Told | null {
    try {
      return hookReaderOf(hook.platform)?.read({ headers, body }) ?? null;
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      log.warn({ shopId: hook.shopId, err: error }, 'A webhook cannot be read');
      return null;
    }
  }

  const schema = {
    ...{
      tags: ['shops'],
      summary: "For a shop's own system, which signs what it tells: X-Shopify-Hmac-Sha256",
    },
    params,
    response: {
      200: z.object({ outcome: z.enum(['taken', 'known', 'ignored']) }),
      ...{ '4xx': problemAnswer, '5xx': problemAnswer },
    },
  };
  server.post(
    '/webhooks/:hookId',
    { schema, bodyLimit: bytesMax, onRequest },
    async (request: HookRequest) => {
      const hook = hooks.get(request.raw);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const delivery = { headers: request.headers, body };
      if (!hook || !hookReaderOf(hook.platform)?.isFrom(hook, delivery))
        return refuse(request, 'unauthorized');
      if (!gate.mayTell(hook.shopId)) throw new ProblemError('rate');
      const told = read(delivery, hook);
      if (told) return { outcome: await webhooks.receive(hook.shopId, told) };
      metrics.drops.inc({ reason: 'webhook-unreadable' });
      return { outcome: 'ignored' as const };
    },
  );
};
