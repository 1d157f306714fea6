import { accountDeletion } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import type { Agents, SignedInMember } from '../agents';
import type { Departures } from './service';

export interface DepartureRoutesOptions {
  readonly agents: Agents;
  readonly departures: Departures;
  readonly readOwn: (member: SignedInMember) => Promise<object>;
}

export const departureRoutes: FastifyPluginAsyncZod<DepartureRoutesOptions> = async (server, options) => {
  const { agents, departures, readOwn } = options;
  const path = '/console/api/account';

  server.get(`${path}/data`, async (request, reply) => {
    const data = await readOwn(await agents.requireAnywhere(request.headers));
    reply.header('content-disposition', 'attachment; filename="my-account.json"');
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(data, readably, 2);
  });
  server.post(`${path}/delete`, { schema: { body: accountDeletion } }, async (request) => {
    const member = await agents.require(request.headers);
    orThrow(await departures.deleteOwn(member.userId, request.body));
    return { status: 'ok' };
  });
};

/** A picture as text that is one again in any program. */
const readably = (_: string, value: unknown): unknown =>
  isStoredBuffer(value) ? Buffer.from(value.data).toString('base64') : value;

const isStoredBuffer = (value: unknown): value is { readonly data: number[] } =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Buffer' &&
  'data' in value;
