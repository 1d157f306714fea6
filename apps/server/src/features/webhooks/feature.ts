import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { CommerceService } from '../commerce';
import { salesAboutAddress } from './aboutAddress';
import { createAddressHashes } from './addressHashes';
import { webhookConsoleRoutes } from './consoleRoutes';
import { HookGate } from './HookGate';
import { webhookRoutes } from './routes';
import { createWebhooks } from './service';
import { webhooksTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly commerce: CommerceService;
}

/** What the systems of shops tell by themselves: the few facts of orders, and what must be forgotten. */
export const webhooksFeature = defineFeature({
  name: 'webhooks',
  tables: webhooksTables,
  create(context: Needs) {
    const hashesOf = createAddressHashes(context.secret);
    const webhooks = createWebhooks({ ...context, hashesOf });
    const gate = new HookGate(context.clock, context.trustedProxies);
    return {
      service: webhooks,
      async routes(server) {
        await server.register(webhookRoutes, { ...context, webhooks, gate });
      },
      async consoleRoutes(server) {
        await server.register(webhookConsoleRoutes, { ...context, webhooks });
      },
      aboutAddress: salesAboutAddress(hashesOf, context.clock),
      forgetOld: webhooks.forgetOld,
    };
  },
});
