import {
  assigneeChange,
  blockChange,
  colleagueList,
  conversationDetail,
  conversationList,
  conversationReference,
  inboxCounts,
  inboxQuery,
  inboxRowsQuery,
  newNote,
  noteList,
  problemAnswer,
  statusChange,
  tagList,
  tagsChange,
  visitorChange,
} from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { Inbox } from './service';

export interface InboxRoutesOptions {
  readonly agents: Agents;
  readonly inbox: Inbox;
}

const ok = { status: 'ok' } as const;
const answer = z.object({ status: z.literal('ok') });
const path = '/console/api/conversations';

/** Open to everyone in the shop; a conversation of another shop is not found. */
export const inboxRoutes: FastifyPluginAsyncZod<InboxRoutesOptions> = async (server, { agents, inbox }) => {
  const about = <Response extends z.ZodType>(summary: string, response: Response) => ({
    tags: ['inbox'],
    summary,
    response: { 200: response, '4xx': problemAnswer },
  });
  const one = { params: conversationReference };

  server.get(
    path,
    {
      schema: {
        ...about('A page of a view, or of what a search finds', conversationList),
        querystring: inboxQuery,
      },
    },
    async ({ headers, query: { before, ...filter } }) => {
      const { shop, userId } = await agents.require(headers);
      return inbox.list({ ...filter, shopId: shop.id, userId, before: before ?? null });
    },
  );
  server.get(
    `${path}/counts`,
    { schema: about('How many stand in each view', inboxCounts) },
    async ({ headers }) => {
      const { shop, userId } = await agents.require(headers);
      return inbox.counts(shop.id, userId);
    },
  );
  server.get(
    `${path}/rows`,
    {
      schema: {
        ...about(
          'The rows of certain conversations, for those that changed',
          conversationList.pick({ conversations: true }),
        ),
        querystring: inboxRowsQuery,
      },
    },
    async ({ headers, query }) => {
      const { shop } = await agents.require(headers);
      return { conversations: await inbox.rows(shop.id, query.ids) };
    },
  );
  server.get(
    `${path}/:conversationId`,
    { schema: { ...about('A conversation and its visitor', conversationDetail), ...one } },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers);
      const detail = await inbox.detail({ shopId: shop.id, ...params });
      if (!detail) throw new ProblemError('not-found');
      return detail;
    },
  );

  server.put(
    `${path}/:conversationId/status`,
    { schema: { ...about('Open, close or snooze it', answer), ...one, body: statusChange } },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers);
      orThrow(await inbox.state.setStatus({ shopId: shop.id, ...params }, body));
      return ok;
    },
  );
  server.put(
    `${path}/:conversationId/assignee`,
    {
      schema: {
        ...about('Give it to someone of the shop, or to nobody', answer),
        ...one,
        body: assigneeChange,
      },
    },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers);
      orThrow(await inbox.state.assign({ shopId: shop.id, ...params }, body.userId));
      return ok;
    },
  );
  server.put(
    `${path}/:conversationId/tags`,
    {
      schema: {
        ...about('Its tags, all of them; unknown names become tags', answer),
        ...one,
        body: tagsChange,
      },
    },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers);
      orThrow(await inbox.state.setTags({ shopId: shop.id, ...params }, body.names));
      return ok;
    },
  );
  server.put(
    `${path}/:conversationId/block`,
    { schema: { ...about('Whether its visitor may write', answer), ...one, body: blockChange } },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers);
      orThrow(await inbox.state.block({ shopId: shop.id, ...params }, body.isBlocked));
      return ok;
    },
  );
  server.put(
    `${path}/:conversationId/visitor`,
    {
      schema: {
        ...about('What an agent has found out about the visitor', answer),
        ...one,
        body: visitorChange,
      },
    },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers);
      orThrow(await inbox.state.noteVisitor({ shopId: shop.id, ...params }, body));
      return ok;
    },
  );

  server.get(
    `${path}/:conversationId/notes`,
    { schema: { ...about('What colleagues noted, oldest first; shoppers never see it', noteList), ...one } },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers);
      return { notes: orThrow(await inbox.notes.list({ shopId: shop.id, ...params })) };
    },
  );
  server.post(
    `${path}/:conversationId/notes`,
    {
      schema: {
        ...about('A note for colleagues; its id makes it stand once', answer),
        ...one,
        body: newNote,
      },
    },
    async ({ headers, params, body }) => {
      const member = await agents.require(headers);
      orThrow(await inbox.notes.add(member, { shopId: member.shop.id, ...params }, body));
      return ok;
    },
  );

  server.get('/console/api/tags', { schema: about("The shop's tags", tagList) }, async ({ headers }) => {
    const { shop } = await agents.require(headers);
    return { tags: await inbox.state.tags(shop.id) };
  });
  server.get(
    '/console/api/colleagues',
    { schema: about('Everyone who answers in the shop', colleagueList) },
    async ({ headers }) => {
      const { shop } = await agents.require(headers);
      return { colleagues: await inbox.colleagues(shop.id) };
    },
  );
};
