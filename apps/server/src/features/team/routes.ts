import {
  invitationAcceptance,
  invitationList,
  invitationReference,
  linkReference,
  memberList,
  memberReference,
  newInvitation,
  openInvitation,
  roleChange,
  signInLog,
} from '@shopbell/protocol/schemas';
import { canSeeTeam } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import { type Accounts, type Agents, callerOf, openSession, type SignIns } from '../agents';
import type { Acceptance } from './acceptInvitation';
import type { Invitations } from './invitations';
import type { Members } from './members';

export interface TeamRoutesOptions {
  readonly accounts: Accounts;
  readonly agents: Agents;
  readonly members: Members;
  readonly invitations: Invitations;
  readonly acceptance: Acceptance;
  readonly signIns: SignIns;
}

const ok = { status: 'ok' } as const;

export const teamRoutes: FastifyPluginAsyncZod<TeamRoutesOptions> = async (server, options) => {
  const { accounts, agents, members, invitations, acceptance, signIns } = options;
  const path = '/console/api/team';

  server.get(`${path}/members`, { schema: { response: { 200: memberList } } }, async (request) => {
    const { shop } = await agents.require(request.headers, canSeeTeam);
    return { members: await members.list(shop.id) };
  });
  const changing = { params: memberReference, body: roleChange };
  server.put(`${path}/members/:userId/role`, { schema: changing }, async (request) => {
    const actor = await agents.require(request.headers, canSeeTeam);
    orThrow(await members.changeRole(actor, request.params.userId, request.body.role));
    return ok;
  });
  // Open to agents too: everyone may leave.
  server.delete(`${path}/members/:userId`, { schema: { params: memberReference } }, async (request) => {
    const actor = await agents.require(request.headers);
    orThrow(await members.remove(actor, request.params.userId, callerOf(request)));
    return ok;
  });

  server.get(`${path}/invitations`, { schema: { response: { 200: invitationList } } }, async (request) => {
    const { shop } = await agents.require(request.headers, canSeeTeam);
    return { invitations: await invitations.list(shop.id) };
  });
  server.post(`${path}/invitations`, { schema: { body: newInvitation } }, async (request) => {
    const actor = await agents.require(request.headers, canSeeTeam);
    orThrow(await invitations.invite(actor, request.body));
    return ok;
  });
  server.post(
    `${path}/invitations/:id/resend`,
    { schema: { params: invitationReference } },
    async (request) => {
      const actor = await agents.require(request.headers, canSeeTeam);
      orThrow(await invitations.resend(actor, request.params.id));
      return ok;
    },
  );
  server.delete(`${path}/invitations/:id`, { schema: { params: invitationReference } }, async (request) => {
    const actor = await agents.require(request.headers, canSeeTeam);
    orThrow(await invitations.revoke(actor, request.params.id));
    return ok;
  });

  server.get(`${path}/sign-ins`, { schema: { response: { 200: signInLog } } }, async (request) => {
    const { shop } = await agents.require(request.headers, (role) => role === 'owner');
    return { events: await signIns.ofShop(shop.id) };
  });

  // The token comes in the body, never in an address that a proxy would write down.
  const looking = { body: linkReference, response: { 200: openInvitation } };
  server.post('/console/api/invitation/look', { schema: looking }, async (request) =>
    orThrow(await acceptance.look(request.body.token, callerOf(request))),
  );
  server.post(
    '/console/api/invitation/accept',
    { schema: { body: invitationAcceptance } },
    async (request, reply) => {
      const { password } = request.body;
      const { email } = orThrow(await acceptance.accept(request.body, callerOf(request)));
      await openSession(accounts, request, reply, { email, password });
      return ok;
    },
  );
  server.post('/console/api/invitation/join', { schema: { body: linkReference } }, async (request) => {
    const person = await agents.person(request.headers);
    if (!person) throw new ProblemError('unauthorized');
    orThrow(await acceptance.joinAs(request.body.token, person, callerOf(request)));
    return ok;
  });
};
