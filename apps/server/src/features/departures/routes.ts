import type { IncomingHttpHeaders } from 'node:http';
import { accountProof } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { Departures } from './service';

export interface DepartureRoutesOptions {
  readonly agents: Agents;
  readonly departures: Departures;
  readonly readOwn: (person: { readonly userId: string; readonly email: string }) => Promise<object>;
}

export const departureRoutes: FastifyPluginAsyncZod<DepartureRoutesOptions> = async (server, options) => {
  const { agents, departures, readOwn } = options;
  const path = '/console/api/account';

  /** Also who is in no shop any more. */
  async function requirePerson(headers: IncomingHttpHeaders) {
    const person = await agents.person(headers);
    if (!person) throw new ProblemError('unauthorized');
    return person;
  }

  server.post(`${path}/data`, { schema: { body: accountProof } }, async (request, reply) => {
    const person = await requirePerson(request.headers);
    orThrow(await departures.prove(person.userId, request.body));
    reply.header('content-disposition', 'attachment; filename="my-account.json"');
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(await readOwn(person), readably, 2);
  });
  server.post(`${path}/delete`, { schema: { body: accountProof } }, async (request) => {
    const { userId } = await requirePerson(request.headers);
    orThrow(await departures.deleteOwn(userId, request.body));
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
