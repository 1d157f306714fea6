import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/problem';
import { type Accounts, clientAddressHeader } from './accounts';
import type { Agents } from './service';

export interface AgentRoutesOptions {
  readonly accounts: Accounts;
  readonly agents: Agents;
  /** In production the demo logins, which anyone can read in the documentation, open nothing. */
  readonly refusedEmails: readonly string[];
}

export const agentRoutes: FastifyPluginAsync<AgentRoutesOptions> = async (
  server,
  { accounts, agents, refusedEmails },
) => {
  server.get('/console/api/me', async (request) => {
    const member = await agents.signedIn(request.headers);
    if (!member) throw new ProblemError('unauthorized');
    const { sessionId: _, ...publicMember } = member;
    return publicMember;
  });

  // Only these two of the account library's routes are open.
  server.post('/console/api/auth/sign-in/email', async (request, reply) => {
    const email = isObject(request.body) ? String(request.body.email).toLowerCase() : '';
    if (refusedEmails.includes(email))
      throw new ProblemError('forbidden', 'The demo accounts are closed in production.');
    return passOn(accounts, request, reply);
  });
  server.post('/console/api/auth/sign-out', async (request, reply) => passOn(accounts, request, reply));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

async function passOn(accounts: Accounts, request: FastifyRequest, reply: FastifyReply) {
  const headers = new Headers({ 'content-type': 'application/json', [clientAddressHeader]: request.ip });
  for (const name of ['cookie', 'origin', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const answer = await accounts.handler(
    new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
      method: 'POST',
      headers,
      body: JSON.stringify(request.body ?? {}),
    }),
  );
  reply.code(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
  // The session's token stays in its cookie, where scripts cannot read it.
  return reply.send(answer.ok ? { status: 'ok' } : await answer.text());
}
