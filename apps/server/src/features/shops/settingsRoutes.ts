import {
  type ApplicationSettings,
  appKey,
  applicationSettings,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { App, AppReference } from './App';
import { createPackAnswer } from './packAnswer';
import type { Shops } from './service';
import { introductionsOf, textsOfApp } from './textsOfApp';

/** An id, or a key, which is accepted as well (HTTP-48). */
const parameters = z.object({
  appId: z.union([z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER), appKey]),
});

const toReference = (given: number | string): AppReference =>
  typeof given === 'number' ? { id: given } : { key: given };

export interface SettingsRoutesOptions {
  readonly shops: Shops;
  readonly settingsOf: (app: App) => Promise<ApplicationSettings>;
}

/** Public: everything in here reaches every shopper's browser, so nothing secret belongs into the settings. */
export const settingsRoutes: FastifyPluginAsyncZod<SettingsRoutesOptions> = async (
  server,
  { shops, settingsOf },
) => {
  server.addHook('onSend', createPackAnswer());

  const schema = {
    summary: 'The settings of a chat, complete with defaults',
    params: parameters,
    response: { 200: applicationSettings, '4xx': problemAnswer },
  };
  server.get('/api/applications/:appId/settings', { schema }, async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=60');
    const app = await shops.findApp(toReference(request.params.appId));
    if (!app || app.deletedAt) throw new ProblemError('unknown-app');
    return settingsOf(app);
  });
};

const toText = (date: Date | null): string | null => date?.toISOString() ?? null;

export function toSettings(app: App): Omit<ApplicationSettings, 'agents'> {
  return {
    ...app.settings,
    ...textsOfApp(app),
    decoration: { ...app.settings.decoration, ...introductionsOf(app) },
    id: app.id,
    appKey: app.key,
    name: app.name,
    accountId: app.shopId,
    providerDomain: null,
    campaigns: [],
    createdDatetime: app.createdAt.toISOString(),
    updatedDatetime: app.updatedAt.toISOString(),
    deactivatedDatetime: toText(app.deactivatedAt),
    deletedDatetime: toText(app.deletedAt),
  };
}
