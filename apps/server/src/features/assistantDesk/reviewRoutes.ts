import {
  assistantReport,
  conversationAssistant,
  conversationId,
  problemAnswer,
  reviewedTurns,
  reviewQuery,
  turnReference,
  turnReview,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Agents } from '../agents';
import { readReport } from './report';
import type { Reviews } from './reviews';

export interface ReviewRoutesOptions {
  readonly agents: Agents;
  readonly reviews: Reviews;
  readonly database: Database;
  readonly clock: Clock;
}

const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const about = (summary: string) => ({ tags: ['assistant'], summary });
const ofConversation = '/console/api/conversations/:conversationId/assistant';
/** chosen: as long as the other reports look back. */
const days = 30;
const dayMs = 86_400_000;

export const reviewRoutes: FastifyPluginAsyncZod<ReviewRoutesOptions> = async (
  server,
  { agents, reviews, database, clock },
) => {
  const list = {
    ...about('What the assistant said and did, the newest first'),
    ...{ querystring: reviewQuery, response: { 200: reviewedTurns, ...answers } },
  };
  server.get('/console/api/assistant/turns', { schema: list }, async ({ headers, query }) =>
    reviews.list((await agents.require(headers)).shop.id, query),
  );
  const one = { 200: conversationAssistant, ...answers };
  const read = {
    ...about('What the assistant said and did in a conversation, and how it handed over'),
    ...{ params: z.object({ conversationId }), response: one },
  };
  server.get(ofConversation, { schema: read }, async ({ headers, params }) =>
    reviews.of({ shopId: (await agents.require(headers)).shop.id, ...params }),
  );
  const review = {
    ...about('Whether what it did was right, and why'),
    ...{ params: turnReference, body: turnReview, response: one },
  };
  server.put(`${ofConversation}/:turn/review`, { schema: review }, async ({ headers, params, body }) =>
    reviews.review(await agents.require(headers), params, body),
  );
  const report = {
    ...about('How much it took off the team, how well and how fast, and what it cost, in thirty days'),
    response: { 200: assistantReport, ...answers },
  };
  server.get('/console/api/assistant/report', { schema: report }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    const since = new Date(clock.now() - days * dayMs);
    return readReport(database.inShops([shop.id]), shop.id, { since, days });
  });
};
