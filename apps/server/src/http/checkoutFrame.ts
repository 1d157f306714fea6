import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from './problem';
import type { WidgetRelease } from './release';

interface FramedApp {
  readonly key: string;
  readonly id: number;
  readonly domains: readonly string[];
}

export interface CheckoutFrameOptions {
  readonly findApp: (reference: { id: number }) => Promise<FramedApp | null>;
  readonly release: WidgetRelease;
}

const query = z.looseObject({ appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Anything else in the settings must not reach a header or a page. */
const domainPattern = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/**
 * The two pages that a shop's own pages hold in frames. Without domains a chat answers everyone, but these hold what
 * a shopper's device knows: only the chat's own host may frame them then.
 */
export const checkoutFrame: FastifyPluginAsyncZod<CheckoutFrameOptions> = async (server, options) => {
  const { findApp, release } = options;
  const schema = { querystring: query };

  async function appOf({ appId }: z.infer<typeof query>): Promise<FramedApp> {
    const app = await findApp({ id: appId });
    if (!app) throw new ProblemError('unknown-app');
    return { ...app, domains: app.domains.filter((domain) => domainPattern.test(domain)) };
  }

  // Hidden, it exchanges the storage of the shop's domains (CHK-01).
  server.get('/shopify-checkout-chat-storage-sync', { schema }, async (request, reply) => {
    const { id, domains } = await appOf(request.query);
    const script = `<script src="${release.storageFramePath}" data-app-id="${id}" data-domains="${domains.join(' ')}"></script>`;
    return send(reply, domains, "default-src 'none'; script-src 'self'", script);
  });

  // The chat alone on a page, for a checkout that takes nothing in but a frame (WIN-15).
  server.get('/shopify-checkout-chat', { schema }, async (request, reply) => {
    const { key, domains } = await appOf(request.query);
    const policy = "script-src 'self'; object-src 'none'";
    return send(reply, domains, policy, `<script async src="/w/${key}.js"></script>`);
  });
};

function send(reply: FastifyReply, domains: readonly string[], policy: string, script: string) {
  const ancestors = domains.flatMap((domain) => [`${domain}:*`, `*.${domain}:*`]);
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'public, max-age=60')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
</head>
<body>
${script}
</body>
</html>
`);
}
