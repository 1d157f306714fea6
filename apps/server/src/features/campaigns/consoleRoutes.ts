import type { IncomingHttpHeaders } from 'node:http';
import {
  answeredCampaigns,
  campaignChange,
  campaignCopy,
  campaignList,
  campaignOrder,
  campaignReference,
  campaignRestore,
  campaignStateChange,
  campaignStop,
  campaignsQuery,
  campaignVersionReference,
  campaignVersions,
  chatReference,
  consoleCampaign,
  consoleStarters,
  conversationReference,
  newCampaign,
  newStarters,
  nothing,
  previewToken,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canEditCampaigns } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../http/problem';
import type { Database } from '../../platform/db';
import type { Agents } from '../agents';
import type { VisitorsService } from '../visitors';
import { readAnswered } from './answered';
import type { createPreviewTokens } from './previewTokens';
import type { Campaigns } from './service';
import type { Starters } from './starters';

export interface ConsoleRoutesOptions {
  readonly agents: Agents;
  readonly campaigns: Campaigns;
  readonly starters: Starters;
  readonly previewTokens: ReturnType<typeof createPreviewTokens>;
}

const tags = ['campaigns'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const one = '/console/api/campaigns/:campaignId';
const ofChat = '/console/api/chats/:chatId';
/** chosen: the largest campaign that the schema takes, six wordings of it, with room. */
const bodyLimit = 262_144;

export const campaignRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, campaigns, previewTokens } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canEditCampaigns);
  const ok = { 200: consoleCampaign, ...answers };

  server.get(
    '/console/api/campaigns',
    {
      schema: {
        ...{ tags, summary: 'The campaigns of a chat, in their order', querystring: campaignsQuery },
        response: { 200: campaignList, ...answers },
      },
    },
    async ({ headers, query }) => campaigns.list((await editor(headers)).shop.id, query.chatId),
  );
  server.post(
    '/console/api/campaigns',
    {
      bodyLimit,
      schema: { ...{ tags, summary: 'A new draft', body: newCampaign }, response: ok },
    },
    async ({ headers, body }) => campaigns.create(await editor(headers), body.chatId, body.content),
  );
  server.get(
    one,
    { schema: { ...{ tags, summary: 'A campaign, to be edited', params: campaignReference }, response: ok } },
    async ({ headers, params }) => campaigns.read((await editor(headers)).shop.id, params.campaignId),
  );
  server.put(
    one,
    {
      bodyLimit,
      schema: {
        ...{ tags, summary: 'Saves a campaign over the version that was seen' },
        ...{ params: campaignReference, body: campaignChange, response: ok },
      },
    },
    async ({ headers, params, body }) =>
      campaigns.save(await editor(headers), params.campaignId, {
        version: body.version,
        content: body.content,
      }),
  );
  server.delete(
    one,
    {
      schema: {
        ...{ tags, summary: 'Deletes a draft', params: campaignReference },
        response: { 200: nothing, ...answers },
      },
    },
    async ({ headers, params }) => {
      await campaigns.remove(await editor(headers), params.campaignId);
      return {};
    },
  );
  server.post(
    `${one}/preview`,
    {
      schema: {
        ...{ tags, summary: 'Lets a page of the shop show it for half an hour, whatever its state' },
        ...{ params: campaignReference, response: { 200: previewToken, ...answers } },
      },
    },
    async ({ headers, params: { campaignId } }) => {
      const { shop } = await editor(headers);
      await campaigns.read(shop.id, campaignId);
      return { token: await previewTokens.issue({ shopId: shop.id, campaignId }) };
    },
  );
  server.put(
    `${one}/state`,
    {
      schema: {
        ...{ tags, summary: 'Publishes, pauses or archives a campaign; publishing is for who may' },
        ...{ params: campaignReference, body: campaignStateChange, response: ok },
      },
    },
    async ({ headers, params, body }) => campaigns.setState(await editor(headers), params.campaignId, body),
  );
  server.post(
    `${one}/duplicate`,
    {
      schema: {
        ...{ tags, summary: 'A copy as a draft, for the same readers or those of another language' },
        ...{ params: campaignReference, body: campaignCopy, response: ok },
      },
    },
    async ({ headers, params, body }) =>
      campaigns.duplicate(await editor(headers), params.campaignId, body?.language),
  );
};

export const campaignHistoryRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, campaigns } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canEditCampaigns);

  server.get(
    `${one}/versions`,
    {
      schema: {
        ...{ tags, summary: 'Who saved a campaign when, the newest first', params: campaignReference },
        response: { 200: campaignVersions, ...answers },
      },
    },
    async ({ headers, params }) => ({
      versions: await campaigns.versions((await editor(headers)).shop.id, params.campaignId),
    }),
  );
  server.post(
    `${one}/versions/:version/restore`,
    {
      schema: {
        ...{ tags, summary: 'Saves an earlier version again, over the version that was seen' },
        ...{ params: campaignVersionReference, body: campaignRestore },
        response: { 200: consoleCampaign, ...answers },
      },
    },
    async ({ headers, params: { campaignId, version }, body }) =>
      campaigns.restore(await editor(headers), campaignId, version, body.version),
  );
};

/** What holds for all campaigns of a chat. */
export const campaignChatRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, campaigns, starters } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canEditCampaigns);
  const list = { 200: campaignList, ...answers };

  server.put(
    `${ofChat}/campaigns/order`,
    {
      schema: {
        ...{ tags, summary: 'Puts campaigns into an order', params: chatReference, body: campaignOrder },
        response: list,
      },
    },
    async ({ headers, params, body }) => {
      const { shop } = await editor(headers);
      await campaigns.order(shop.id, params.chatId, body.ids);
      return campaigns.list(shop.id, params.chatId);
    },
  );
  server.put(
    `${ofChat}/campaigns/stop`,
    {
      schema: {
        ...{ tags, summary: 'Stops all campaigns of a chat at once, or lets them go on' },
        ...{ params: chatReference, body: campaignStop, response: list },
      },
    },
    async ({ headers, params, body }) => {
      const member = await editor(headers);
      await campaigns.stop(member, params.chatId, body.isStopped);
      return campaigns.list(member.shop.id, params.chatId);
    },
  );
  server.get(
    `${ofChat}/starters`,
    {
      schema: {
        ...{ tags, summary: 'The conversation starters of a chat', params: chatReference },
        response: { 200: consoleStarters, ...answers },
      },
    },
    async ({ headers, params }) =>
      starters.read({ shopId: (await editor(headers)).shop.id, appId: params.chatId }),
  );
  server.put(
    `${ofChat}/starters`,
    {
      schema: {
        ...{ tags, summary: 'Replaces the conversation starters of a chat' },
        ...{ params: chatReference, body: newStarters, response: { 200: consoleStarters, ...answers } },
      },
    },
    async ({ headers, params, body }) => {
      const place = { shopId: (await editor(headers)).shop.id, appId: params.chatId };
      await starters.write(place, body);
      return starters.read(place);
    },
  );
};

export interface AnsweredRoutesOptions {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly database: Database;
}

/** For whoever answers shoppers, whether or not they may write campaigns. */
export const answeredCampaignRoutes: FastifyPluginAsyncZod<AnsweredRoutesOptions> = async (
  server,
  { agents, visitors, database },
) => {
  const schema = {
    ...{ tags, summary: 'Which campaigns a shopper answered in a conversation, and why these were shown' },
    params: conversationReference,
    response: { 200: answeredCampaigns, ...answers },
  };
  const path = '/console/api/conversations/:conversationId/campaigns';
  server.get(path, { schema }, async ({ headers, params }) => {
    const { shop } = await agents.require(headers);
    const place = { shopId: shop.id, conversationId: params.conversationId };
    if (!(await visitors.access.isOfShop(place))) throw new ProblemError('not-found');
    return { campaigns: await readAnswered(database.inShops([shop.id]), place) };
  });
};
