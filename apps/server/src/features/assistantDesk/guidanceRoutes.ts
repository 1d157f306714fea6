import type { IncomingHttpHeaders } from 'node:http';
import {
  consoleGuidance,
  guidanceAtVersion,
  guidanceChange,
  guidancePublish,
  guidanceRestore,
  guidanceVersionReference,
  guidanceVersions,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';
import type { Cases } from './cases';
import type { GuidanceDesk } from './guidance';

export interface GuidanceRoutesOptions {
  readonly agents: Agents;
  readonly guidance: GuidanceDesk;
  readonly cases: Pick<Cases, 'mustStand'>;
}

const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const base = '/console/api/assistant/guidance';
/** chosen: the longest guidance in letters of four bytes, with room. */
const bodyLimit = 262_144;
const about = (summary: string) => ({ tags: ['assistant'], summary });
const ok = { 200: consoleGuidance, ...answers };

export const guidanceRoutes: FastifyPluginAsyncZod<GuidanceRoutesOptions> = async (
  server,
  { agents, guidance, cases },
) => {
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);

  const read = { ...about('What was written for the assistant, and what it goes by'), response: ok };
  server.get(base, { schema: read }, async ({ headers }) => guidance.read((await editor(headers)).shop.id));
  const save = {
    ...about('Saves a draft over the version that was seen'),
    ...{ body: guidanceChange, response: ok },
  };
  server.put(base, { bodyLimit, schema: save }, async ({ headers, body }) =>
    guidance.save(await editor(headers), { version: body.version, content: body.content }),
  );
  const publish = {
    ...about('The assistant goes by the version that was seen'),
    ...{ body: guidancePublish, response: ok },
  };
  server.put(`${base}/publication`, { schema: publish }, async ({ headers, body }) => {
    const member = await editor(headers);
    if (!body.isConfirmed) await cases.mustStand(member.shop.id, body.version);
    return guidance.publish(member, body.version);
  });
  const versions = {
    ...about('Who saved the guidance when, the newest first'),
    response: { 200: guidanceVersions, ...answers },
  };
  server.get(`${base}/versions`, { schema: versions }, async ({ headers }) => ({
    versions: await guidance.versions((await editor(headers)).shop.id),
  }));
  const atVersion = {
    ...about('The guidance as it was'),
    ...{ params: guidanceVersionReference, response: { 200: guidanceAtVersion, ...answers } },
  };
  server.get(`${base}/versions/:version`, { schema: atVersion }, async ({ headers, params }) => ({
    version: params.version,
    content: await guidance.atVersion((await editor(headers)).shop.id, params.version),
  }));
  const restore = {
    ...about('Saves an earlier version again, over the version that was seen'),
    ...{ params: guidanceVersionReference, body: guidanceRestore, response: ok },
  };
  server.post(`${base}/versions/:version/restore`, { schema: restore }, async ({ headers, params, body }) =>
    guidance.restore(await editor(headers), params.version, body.version),
  );
};
