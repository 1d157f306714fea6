import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { WidgetRelease } from '../../http/release';
import { createPackAnswer } from './packAnswer';
import { scriptOf } from './script';
import type { App, Shops } from './service';

export interface ShopRoutesOptions {
  readonly shops: Shops;
  readonly release: WidgetRelease;
  /** A page asked for a chat's script; null where the browser does not say which. */
  readonly onAsked: (app: App, page: URL | null) => void;
}

const scriptName = z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}\.js$/) });

export const shopRoutes: FastifyPluginAsyncZod<ShopRoutesOptions> = async (
  server,
  { shops, release, onAsked },
) => {
  server.addHook('onSend', createPackAnswer());

  const schema = { tags: ['shops'], summary: "A chat's script, by app key or app id", params: scriptName };
  server.get('/w/:name', { schema }, async (request, reply) => {
    const reference = request.params.name.slice(0, -'.js'.length);
    const app = await shops.findApp(
      /^\d{1,15}$/.test(reference) ? { id: Number(reference) } : { key: reference },
    );
    if (!app) throw new ProblemError('unknown-app');
    const { referer } = request.headers;
    onAsked(app, referer !== undefined && URL.canParse(referer) ? new URL(referer) : null);
    // Short-lived, so that the first page view a minute after a change of settings shows it.
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*');
    return scriptOf(app, release);
  });
};
