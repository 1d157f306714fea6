import {
  firstRun,
  firstRunChange,
  firstRunColours,
  firstRunName,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';
import type { FirstRuns } from './service';

export interface FirstRunRoutesOptions {
  readonly agents: Agents;
  readonly firstRuns: FirstRuns;
}

const path = '/console/api/first-run';
const response = { 200: firstRun, '4xx': problemAnswer };
const tags = ['first run'];

/** Each answers with where the shop stands then. */
export const firstRunRoutes: FastifyPluginAsyncZod<FirstRunRoutesOptions> = async (
  server,
  { agents, firstRuns },
) => {
  const about = (summary: string) => ({ tags, summary, response });

  server.get(path, { schema: about('How far the guide of a new shop has come') }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return firstRuns.read(shop.id);
  });
  server.put(
    `${path}/name`,
    { schema: { ...about('Names the shop and its first chat'), body: firstRunName } },
    async ({ headers, body }) => {
      const member = await agents.require(headers, canConfigure);
      await firstRuns.name(member.shop.id, body.name, member);
      return firstRuns.read(member.shop.id);
    },
  );
  server.put(
    `${path}/colours`,
    { schema: { ...about("Gives the first chat the shop's colour"), body: firstRunColours } },
    async ({ headers, body }) => {
      const member = await agents.require(headers, canConfigure);
      await firstRuns.colour(member.shop.id, body.mainColor, member);
      return firstRuns.read(member.shop.id);
    },
  );
  server.put(
    path,
    { schema: { ...about('Skips a step, or puts the guide away'), body: firstRunChange } },
    async ({ headers, body }) => {
      const { shop } = await agents.require(headers, canConfigure);
      await firstRuns.change(shop.id, body);
      return firstRuns.read(shop.id);
    },
  );
};
