import type { IncomingHttpHeaders } from 'node:http';
import {
  consoleFlow,
  flowChange,
  flowIdReference,
  flowList,
  flowPublication,
  flowPublish,
  flowReport,
  flowRestore,
  flowSecret,
  flowSecretReference,
  flowSecrets,
  flowVersionReference,
  flowVersions,
  newFlow,
  nothing,
  previewToken,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canEditFlows } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Agents } from '../agents';
import type { FlowPreviewTokens } from './previewTokens';
import { readReport } from './report';
import type { FlowSecrets } from './secrets';
import type { Flows } from './service';

export interface ConsoleRoutesOptions {
  readonly agents: Agents;
  readonly flows: Flows;
  readonly secrets: FlowSecrets;
  readonly database: Database;
  readonly clock: Clock;
  readonly previewTokens: FlowPreviewTokens;
}

const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const all = '/console/api/flows';
const one = `${all}/:flowId`;
/** chosen: the largest flow that the schema takes in words, with room. */
const bodyLimit = 2_097_152;
const about = (summary: string) => ({ tags: ['flows'], summary });
const ok = { 200: consoleFlow, ...answers };

export const flowConsoleRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, flows } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canEditFlows);

  const list = { ...about("The shop's flows"), response: { 200: flowList, ...answers } };
  server.get(all, { schema: list }, async ({ headers }) => ({
    flows: await flows.list((await editor(headers)).shop.id),
  }));
  const create = { ...about('A new draft'), body: newFlow, response: ok };
  server.post(all, { bodyLimit, schema: create }, async ({ headers, body }) =>
    flows.create(await editor(headers), body.content),
  );
  const read = {
    ...about('A flow, to be edited, and what is wrong with it'),
    params: flowIdReference,
    response: ok,
  };
  server.get(one, { schema: read }, async ({ headers, params }) =>
    flows.read((await editor(headers)).shop.id, params.flowId),
  );
  const save = {
    ...about('Saves a draft over the version that was seen'),
    ...{ params: flowIdReference, body: flowChange, response: ok },
  };
  server.put(one, { bodyLimit, schema: save }, async ({ headers, params, body }) =>
    flows.save(await editor(headers), params.flowId, { version: body.version, content: body.content }),
  );
  const remove = {
    ...about('Deletes a flow; who is in it goes on to its end'),
    ...{ params: flowIdReference, response: { 200: nothing, ...answers } },
  };
  server.delete(one, { schema: remove }, async ({ headers, params }) => {
    await flows.remove(await editor(headers), params.flowId);
    return {};
  });
  const published = {
    ...about('What shoppers are led through, for a run of a flow that goes through it'),
    ...{ params: flowIdReference, response: { 200: flowPublication, ...answers } },
  };
  server.get(`${one}/publication`, { schema: published }, async ({ headers, params }) =>
    flows.publication((await editor(headers)).shop.id, params.flowId),
  );
  const publish = {
    ...about('Leads shoppers through the version that was seen, or through none'),
    ...{ params: flowIdReference, body: flowPublish, response: ok },
  };
  server.put(`${one}/publication`, { schema: publish }, async ({ headers, params, body }) =>
    flows.publish(await editor(headers), params.flowId, body),
  );
};

/** chosen: older ones say nothing about what is published now. */
const reportMs = 30 * 86_400_000;

export const flowHistoryRoutes: FastifyPluginAsyncZod<ConsoleRoutesOptions> = async (server, options) => {
  const { agents, flows, secrets, database, clock, previewTokens } = options;
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canEditFlows);

  const versions = {
    ...about('Who saved a flow when, the newest first'),
    ...{ params: flowIdReference, response: { 200: flowVersions, ...answers } },
  };
  server.get(`${one}/versions`, { schema: versions }, async ({ headers, params }) => ({
    versions: await flows.versions((await editor(headers)).shop.id, params.flowId),
  }));
  const restore = {
    ...about('Saves an earlier version again, over the version that was seen'),
    ...{ params: flowVersionReference, body: flowRestore, response: ok },
  };
  server.post(`${one}/versions/:version/restore`, { schema: restore }, async ({ headers, params, body }) =>
    flows.restore(await editor(headers), params.flowId, params.version, body.version),
  );
  const preview = {
    ...about('For half an hour, a way to try out what is saved on a page of the shop'),
    ...{ params: flowIdReference, response: { 200: previewToken, ...answers } },
  };
  server.post(`${one}/preview`, { schema: preview }, async ({ headers, params: { flowId } }) => {
    const { shop } = await editor(headers);
    await flows.read(shop.id, flowId);
    return { token: await previewTokens.issue({ shopId: shop.id, flowId }) };
  });
  const report = {
    ...about('How far shoppers came in the last thirty days'),
    ...{ params: flowIdReference, response: { 200: flowReport, ...answers } },
  };
  server.get(`${one}/report`, { schema: report }, async ({ headers, params }) => {
    const { shop } = await editor(headers);
    await flows.mustExist(shop.id, params.flowId);
    const since = new Date(clock.now() - reportMs);
    return readReport(database.inShops([shop.id]), shop.id, params.flowId, since);
  });

  const names = { 200: flowSecrets, ...answers };
  const secretList = {
    ...about('What requests of flows can prove themselves with, by name'),
    response: names,
  };
  server.get('/console/api/flow-secrets', { schema: secretList }, async ({ headers }) =>
    secrets.list((await editor(headers)).shop.id),
  );
  const put = {
    ...about('Keeps a secret, sealed; nobody is shown it again'),
    ...{ params: flowSecretReference, body: flowSecret, response: names },
  };
  server.put('/console/api/flow-secrets/:name', { schema: put }, async ({ headers, params, body }) => {
    const { shop } = await editor(headers);
    await secrets.put(shop.id, params.name, body.secret);
    return secrets.list(shop.id);
  });
  const drop = { ...about('Forgets a secret'), params: flowSecretReference, response: names };
  server.delete('/console/api/flow-secrets/:name', { schema: drop }, async ({ headers, params }) => {
    const { shop } = await editor(headers);
    await secrets.remove(shop.id, params.name);
    return secrets.list(shop.id);
  });
};
