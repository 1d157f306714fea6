import {
  type ApplicationSettings,
  chatChange,
  chatDraft,
  chatList,
  chatPreview,
  chatReference,
  chatRestore,
  chatSightings,
  chatSwitch,
  chatVersionReference,
  chatVersions,
  chatVersionsQuery,
  configuredChat,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../http/problem';
import type { WidgetRelease } from '../../http/release';
import type { Agents } from '../agents';
import type { App } from './App';
import { type Chats, judged } from './chats';
import { scriptOf } from './script';
import type { Shops } from './service';
import type { Sightings } from './sightings';
import { windowPathOf, windowScriptOf } from './windowScript';

export interface ChatRoutesOptions {
  readonly agents: Agents;
  readonly chats: Chats;
  readonly shops: Shops;
  readonly sightings: Sightings;
  readonly settingsOf: (app: App) => Promise<ApplicationSettings>;
  /** Without the built pages there is no preview. */
  readonly release: WidgetRelease | null;
}

/** A shop's own words in every text weigh more than a message. */
const bodyLimit = 512 * 1024;

/** For owners and admins. Nothing is kept in memory: the next page that asks for the script gets what was saved. */
export const chatRoutes: FastifyPluginAsyncZod<ChatRoutesOptions> = async (server, options) => {
  const { agents, chats, shops, sightings, settingsOf, release } = options;
  const refusals = { '4xx': problemAnswer };
  const path = '/console/api/chats/:chatId';

  server.get(
    '/console/api/chats',
    { schema: { summary: "The shop's chats", response: { 200: chatList, ...refusals } } },
    async ({ headers }) => {
      const { shop } = await agents.require(headers, canConfigure);
      return { chats: await chats.list(shop.id) };
    },
  );

  server.get(
    `${path}/settings`,
    {
      schema: {
        summary: 'All settings of a chat, with the version to save over',
        params: chatReference,
        response: { 200: configuredChat, ...refusals },
      },
    },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers, canConfigure);
      return chats.find({ shopId: shop.id, ...params });
    },
  );

  server.put(
    `${path}/settings`,
    {
      bodyLimit,
      schema: {
        summary: 'Saves all settings of a chat over the version that was seen',
        params: chatReference,
        body: chatChange,
        response: { 200: configuredChat, ...refusals },
      },
    },
    async ({ headers, params, body }) => {
      const member = await agents.require(headers, canConfigure);
      return chats.save({ shopId: member.shop.id, ...params }, body, member);
    },
  );

  server.put(
    `${path}/switch`,
    {
      schema: {
        summary: "Takes a chat off the shop's pages, or puts it back; its conversations stay",
        params: chatReference,
        body: chatSwitch,
        response: { 200: chatList, ...refusals },
      },
    },
    async ({ headers, params, body }) => {
      const member = await agents.require(headers, canConfigure);
      await chats.switch({ shopId: member.shop.id, ...params }, body.isOn, member);
      return { chats: await chats.list(member.shop.id) };
    },
  );

  server.get(
    `${path}/versions`,
    {
      schema: {
        summary: 'Who saved the settings when, and what changed; the newest first',
        params: chatReference,
        querystring: chatVersionsQuery,
        response: { 200: chatVersions, ...refusals },
      },
    },
    async ({ headers, params, query }) => {
      const { shop } = await agents.require(headers, canConfigure);
      return chats.versions({ shopId: shop.id, ...params }, query.before ?? null);
    },
  );

  server.post(
    `${path}/versions/:version/restore`,
    {
      schema: {
        summary: 'Saves an earlier version again, over the version that was seen',
        params: chatVersionReference,
        body: chatRestore,
        response: { 200: configuredChat, ...refusals },
      },
    },
    async ({ headers, params: { chatId, version }, body }) => {
      const member = await agents.require(headers, canConfigure);
      return chats.restore({ shopId: member.shop.id, chatId }, version, body.version, member);
    },
  );

  server.get(
    `${path}/sightings`,
    {
      schema: {
        summary: "The sites that asked for the chat's script, the latest first",
        params: chatReference,
        response: { 200: chatSightings, ...refusals },
      },
    },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers, canConfigure);
      const { id } = await chats.find({ shopId: shop.id, ...params });
      return { sightings: await sightings.list(shop.id, id) };
    },
  );

  server.post(
    `${path}/preview`,
    {
      bodyLimit,
      schema: {
        summary: 'The script and the settings of a chat as they would be with a draft; nothing is saved',
        params: chatReference,
        body: chatDraft,
        response: { 200: chatPreview, ...refusals },
      },
    },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers, canConfigure);
      const app = await shops.findApp({ id: params.chatId });
      if (!release || !app || app.shopId !== shop.id) throw new ProblemError('unknown-app');
      const { name, domains, ...settings } = judged(body.settings);
      // How it looks is worked on also while it is switched off.
      const draft: App = { ...app, name, domains, settings, unreadable: [], deactivatedAt: null };
      return {
        script: scriptOf(draft, release),
        // Nobody else can ask for it: it is made of what is not saved.
        window: { path: windowPathOf(draft, release), script: windowScriptOf(draft, release) },
        settings: await settingsOf(draft),
      };
    },
  );
};
