import { appKey, appSettings } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Errand } from '../../feature/createErrands';
import { ProblemError } from '../../http/problem';
import type { WidgetRelease } from '../../http/release';
import type { App } from './App';
import { createPackAnswer } from './packAnswer';
import { createScripts, type PageParts, scriptOf } from './script';
import type { Shops } from './service';
import type { Sightings } from './sightings';
import { windowPathOf, windowScriptOf } from './windowScript';

export interface ShopRoutesOptions {
  readonly shops: Shops;
  readonly release: WidgetRelease;
  readonly sightings: Sightings;
  readonly partsOf: (app: App) => Promise<PageParts>;
  readonly errand: Errand;
}

const params = z.object({ appKey });
const windowName = z.object({ appKey, name: z.string().regex(/^[0-9a-f]{8}\.js$/) });
const scriptName = z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}\.js$/) });

export const shopRoutes: FastifyPluginAsyncZod<ShopRoutesOptions> = async (server, options) => {
  const { shops, release, sightings, partsOf, errand } = options;
  const scripts = createScripts(release);
  server.addHook('onSend', createPackAnswer());

  const schema = { tags: ['shops'], summary: "A chat's script, by app key or app id", params: scriptName };
  server.get('/w/:name', { schema }, async (request, reply) => {
    const reference = request.params.name.slice(0, -'.js'.length);
    const app = await shops.findApp(
      /^\d{1,15}$/.test(reference) ? { id: Number(reference) } : { key: reference },
    );
    if (!app) throw new ProblemError('unknown-app');
    errand(sightings.note(app, request.headers.referer));
    // Short-lived, so that the first page view a minute after a change of settings shows it.
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*');
    return scripts(app, await partsOf(app));
  });

  const windowSchema = {
    tags: ['shops'],
    summary: "A chat's window, by app key and version",
    params: windowName,
  };
  server.get('/w/:appKey/:name', { schema: windowSchema }, async (request, reply) => {
    const app = await shops.findApp({ key: request.params.appKey });
    if (!app) throw new ProblemError('unknown-app');
    // Whoever asks for one that is no more gets the one there is, and asks again soon.
    const isCurrent = windowPathOf(app, release) === request.url.split('?')[0];
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*');
    return windowScriptOf(app, release);
  });

  const tried = { summary: "A chat's script for its preview, whatever its rules on where to show", params };
  server.get('/try/:appKey/chat.js', { schema: { tags: ['shops'], ...tried } }, async (request, reply) => {
    const app = await shops.findApp({ key: request.params.appKey });
    if (!app) throw new ProblemError('unknown-app');
    reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-store');
    return scriptOf(shownEverywhere(app), release, await partsOf(app));
  });
};

/** Whoever asks for the preview wants to see the chat, also at night and on a phone. */
function shownEverywhere(app: App): App {
  const { visibility, preferences } = appSettings.parse({});
  const { hideOnMobile, hideOutsideBusinessHours } = preferences;
  const shown = { ...app.settings.preferences, hideOnMobile, hideOutsideBusinessHours };
  const unreadable = app.unreadable.filter((part) => part !== 'visibility');
  return { ...app, unreadable, settings: { ...app.settings, visibility, preferences: shown } };
}
