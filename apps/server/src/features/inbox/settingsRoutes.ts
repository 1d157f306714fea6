import {
  macro,
  macroList,
  macroReference,
  newMacro,
  problemAnswer,
  routing,
  routingChange,
} from '@shopbell/protocol/schemas';
import { unknownVariables } from '@shopbell/rules/macros';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { InboxRoutesOptions } from './routes';

/** Everyone uses them; owners and admins change them. */
export const inboxSettingsRoutes: FastifyPluginAsyncZod<InboxRoutesOptions> = async (
  server,
  { agents, inbox },
) => {
  const { macros } = inbox;
  const path = '/console/api/macros';
  const refusals = { '4xx': problemAnswer };

  server.get(path, { schema: { response: { 200: macroList, ...refusals } } }, async ({ headers }) => {
    const { shop } = await agents.require(headers);
    return { macros: await macros.list(shop.id) };
  });
  server.post(
    path,
    { schema: { body: newMacro, response: { 200: macro, ...refusals } } },
    async ({ headers, body }) => {
      const { shop } = await agents.require(headers, canConfigure);
      refuseUnknown(body.text);
      return orThrow(await macros.add(shop.id, body));
    },
  );
  server.put(
    `${path}/:id`,
    { schema: { params: macroReference, body: newMacro, response: { 200: macro, ...refusals } } },
    async ({ headers, params, body }) => {
      const { shop } = await agents.require(headers, canConfigure);
      refuseUnknown(body.text);
      return orThrow(await macros.change(shop.id, params.id, body));
    },
  );
  server.delete(
    `${path}/:id`,
    { schema: { params: macroReference, response: { 200: macro, ...refusals } } },
    async ({ headers, params }) => {
      const { shop } = await agents.require(headers, canConfigure);
      return orThrow(await macros.remove(shop.id, params.id));
    },
  );

  server.get(
    '/console/api/routing',
    { schema: { response: { 200: routing, ...refusals } } },
    async ({ headers }) => {
      const { shop } = await agents.require(headers, canConfigure);
      return inbox.routing.read(shop.id);
    },
  );
  server.put(
    '/console/api/routing',
    { schema: { body: routingChange, response: { 200: routing, ...refusals } } },
    async ({ headers, body }) => {
      const { shop } = await agents.require(headers, canConfigure);
      await inbox.routing.change(shop.id, body);
      inbox.routeSoon(shop.id);
      return inbox.routing.read(shop.id);
    },
  );
};

/** A place that nothing fills would go out to shoppers as it stands. */
function refuseUnknown(text: string): void {
  const unknown = unknownVariables(text);
  if (unknown.length > 0)
    throw new ProblemError('invalid-request', `text: unknown variable ${unknown.join(', ')}`);
}
