import type { IncomingHttpHeaders } from 'node:http';
import {
  assistantTrial,
  caseContent,
  caseReference,
  caseRunWish,
  keptCase,
  keptCases,
  problemAnswer,
  triedOut,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';
import type { Cases } from './cases';
import type { Trial } from './trial';

export interface TrialRoutesOptions {
  readonly agents: Agents;
  readonly tryOut: Trial;
  readonly cases: Cases;
}

const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const all = '/console/api/assistant/cases';
const about = (summary: string) => ({ tags: ['assistant'], summary });
const list = { 200: keptCases, ...answers };

export const trialRoutes: FastifyPluginAsyncZod<TrialRoutesOptions> = async (
  server,
  { agents, tryOut, cases },
) => {
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);

  const ask = {
    ...about('Asks the assistant as a shopper would; nothing is kept'),
    ...{ body: assistantTrial, response: { 200: triedOut, ...answers } },
  };
  server.post('/console/api/assistant/try', { schema: ask }, async ({ headers, body }) =>
    tryOut((await editor(headers)).shop.id, body),
  );
  server.get(all, { schema: { ...about('The kept cases'), response: list } }, async ({ headers }) => ({
    cases: await cases.list((await editor(headers)).shop.id),
  }));
  const keep = { ...about('Keeps a case'), body: caseContent, response: list };
  server.post(all, { schema: keep }, async ({ headers, body }) => ({
    cases: await cases.keep(await editor(headers), body),
  }));
  const change = { ...about('Changes a case'), params: caseReference, body: caseContent, response: list };
  server.put(`${all}/:caseId`, { schema: change }, async ({ headers, params, body }) => ({
    cases: await cases.change(await editor(headers), params.caseId, body),
  }));
  const remove = { ...about('Keeps a case no more'), params: caseReference, response: list };
  server.delete(`${all}/:caseId`, { schema: remove }, async ({ headers, params }) => ({
    cases: await cases.remove((await editor(headers)).shop.id, params.caseId),
  }));
  const run = {
    ...about('Asks the question of a case and judges the answer'),
    ...{ params: caseReference, body: caseRunWish, response: { 200: keptCase, ...answers } },
  };
  server.post(`${all}/:caseId/run`, { schema: run }, async ({ headers, params, body }) =>
    cases.run((await editor(headers)).shop.id, params.caseId, body.guidance),
  );
};
