import type { IncomingHttpHeaders } from 'node:http';
import {
  articleChange,
  articleReference,
  articleRestore,
  articleStateChange,
  articleVersionReference,
  articleVersions,
  articleVersionsQuery,
  consoleArticle,
  consoleHelpCenter,
  helpCategories,
  helpReport,
  indexProgress,
  newArticle,
  problemAnswer,
  publishedArticles,
  publishedQuery,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/db';
import type { Agents } from '../agents';
import type { SearchService } from '../search';
import type { Choices } from './choices';
import type { Recommendations } from './recommendations';
import type { Articles } from './service';

export interface ConsoleRoutesOptions {
  readonly agents: Agents;
  readonly articles: Articles;
  readonly recommendations: Recommendations;
  readonly choices: Choices;
  readonly search: SearchService;
  readonly database: Database;
}

const tags = ['help center'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const ok = { 200: consoleArticle, ...answers };
const one = '/console/api/help-center/articles/:articleId';
/** chosen: the longest article in letters of four bytes, with room. */
const bodyLimit = 1_048_576;

export const helpCenterConsoleRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (
  server,
  options,
) => {
  const { agents, articles, recommendations, choices, search, database } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);
  const list = { 200: consoleHelpCenter, ...answers };

  server.get(
    '/console/api/help-center',
    { schema: { ...{ tags, summary: 'The help center of the shop, with all articles' }, response: list } },
    async ({ headers }) => articles.list((await editor(headers)).shop.id),
  );
  server.put(
    '/console/api/help-center/categories',
    { schema: { ...{ tags, summary: 'Replaces the categories', body: helpCategories }, response: list } },
    async ({ headers, body }) => {
      const { shop } = await editor(headers);
      await articles.writeCategories(shop.id, body.categories);
      return articles.list(shop.id);
    },
  );
  server.get(
    '/console/api/help-center/report',
    {
      schema: {
        ...{ tags, summary: 'What was asked without an answer, and whether articles helped' },
        response: { 200: helpReport, ...answers },
      },
    },
    async ({ headers }) => recommendations.report((await editor(headers)).shop.id),
  );
  server.get(
    '/console/api/help-center/index',
    {
      schema: {
        ...{ tags, summary: 'How far the index is that finds articles by what they mean' },
        response: { 200: indexProgress, ...answers },
      },
    },
    async ({ headers }) => {
      const shopId = (await editor(headers)).shop.id;
      return search.progress(database.inShops([shopId]), { shopId, kind: 'article' });
    },
  );
  server.get(
    '/console/api/help-center/published',
    {
      schema: {
        ...{ tags, summary: 'Published articles, from which an agent puts one into a reply' },
        ...{ querystring: publishedQuery, response: { 200: publishedArticles, ...answers } },
      },
    },
    async ({ headers, query: { q = '', language } }) =>
      choices((await agents.require(headers)).shop.id, { words: q.trim(), language }),
  );
  server.post(
    '/console/api/help-center/articles',
    { bodyLimit, schema: { ...{ tags, summary: 'A new draft', body: newArticle }, response: ok } },
    async ({ headers, body }) => articles.create(await editor(headers), body),
  );
};

export const articleRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, articles } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);
  const params = articleReference;

  server.get(
    one,
    { schema: { ...{ tags, summary: 'An article in all its languages', params }, response: ok } },
    async ({ headers, params: { articleId } }) => articles.read((await editor(headers)).shop.id, articleId),
  );
  server.put(
    one,
    {
      bodyLimit,
      schema: {
        ...{ tags, summary: 'Saves the draft of one language over the revision that was seen', params },
        ...{ body: articleChange, response: ok },
      },
    },
    async ({ headers, params: { articleId }, body }) => articles.save(await editor(headers), articleId, body),
  );
  server.put(
    `${one}/state`,
    {
      schema: {
        ...{ tags, summary: 'Publishes a text now or later, or takes it back', params },
        ...{ body: articleStateChange, response: ok },
      },
    },
    async ({ headers, params: { articleId }, body }) =>
      articles.setState(await editor(headers), articleId, body),
  );
  server.delete(
    one,
    { schema: { ...{ tags, summary: 'Puts an article into the trash', params }, response: ok } },
    async ({ headers, params: { articleId } }) => articles.remove(await editor(headers), articleId),
  );
  server.post(
    `${one}/undelete`,
    { schema: { ...{ tags, summary: 'Takes an article out of the trash', params }, response: ok } },
    async ({ headers, params: { articleId } }) => articles.undelete(await editor(headers), articleId),
  );
};

export const articleHistoryRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, articles } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);

  server.get(
    `${one}/versions`,
    {
      schema: {
        ...{ tags, summary: 'Who saved a text when, the newest first', params: articleReference },
        ...{ querystring: articleVersionsQuery, response: { 200: articleVersions, ...answers } },
      },
    },
    async ({ headers, params: { articleId }, query }) => ({
      versions: await articles.versions((await editor(headers)).shop.id, articleId, query.language),
    }),
  );
  server.post(
    `${one}/versions/:version/restore`,
    {
      schema: {
        ...{ tags, summary: 'Makes an earlier version the draft', params: articleVersionReference },
        ...{ body: articleRestore, response: ok },
      },
    },
    async ({ headers, params: { articleId, version }, body }) =>
      articles.restore(await editor(headers), articleId, { ...body, version }),
  );
};
