import {
  nameChange,
  ownAccount,
  passwordChange,
  passwordProof,
  passwordReset,
  passwordResetRequest,
  recoveryCodes,
  sessionList,
  sessionReference,
  shopChoice,
  signInLog,
  twoFactorCode,
  twoFactorSecret,
} from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import type { Database } from '../../platform/db';
import { callerOf } from './caller';
import type { PasswordResets } from './passwordResets';
import type { Passwords } from './passwords';
import { changeName, findOnlyOwned } from './people';
import type { Agents } from './service';
import type { Sessions } from './sessions';
import type { SignIns } from './signIns';
import type { TwoFactor } from './twoFactor';

export interface AccountRoutesOptions {
  readonly database: Database;
  readonly agents: Agents;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly passwordResets: PasswordResets;
  readonly twoFactor: TwoFactor;
  readonly signIns: SignIns;
}

const ok = { status: 'ok' } as const;

/** What everyone may do with their own account, and with none. */
export const accountRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (server, options) => {
  const { database, agents, sessions, passwords, passwordResets, twoFactor, signIns } = options;
  const path = '/console/api/account';

  server.get(path, { schema: { response: { 200: ownAccount } } }, async (request) => {
    const member = await agents.require(request.headers);
    const [state, shops, onlyOwnerOf] = await Promise.all([
      twoFactor.state(member.userId),
      agents.shopsOf(member),
      findOnlyOwned(database, member.userId),
    ]);
    const { name, email, avatarUrl } = member;
    return { name, email, avatarUrl, ...state, shops, onlyOwnerOf };
  });
  server.put(`${path}/shop`, { schema: { body: shopChoice } }, async (request) => {
    const member = await agents.requireAnywhere(request.headers);
    orThrow(await agents.chooseShop(member, request.body.shopId));
    return ok;
  });
  server.put(`${path}/name`, { schema: { body: nameChange } }, async (request) => {
    const { userId } = await agents.require(request.headers);
    await changeName(database, userId, request.body.name);
    return ok;
  });
  server.put(`${path}/password`, { schema: { body: passwordChange } }, async (request) => {
    const member = await agents.require(request.headers);
    orThrow(await passwords.change(member, request.body, callerOf(request)));
    return ok;
  });

  server.get(`${path}/sessions`, { schema: { response: { 200: sessionList } } }, async (request) => ({
    sessions: await sessions.list(await agents.require(request.headers)),
  }));
  server.delete(`${path}/sessions/:id`, { schema: { params: sessionReference } }, async (request) => {
    const member = await agents.require(request.headers);
    orThrow(await sessions.end(member, request.params.id, callerOf(request)));
    return ok;
  });
  server.post(`${path}/sessions/end-others`, async (request) => {
    await sessions.endOthers(await agents.require(request.headers), callerOf(request));
    return ok;
  });
  server.get(`${path}/sign-ins`, { schema: { response: { 200: signInLog } } }, async (request) => {
    const { shop, userId } = await agents.require(request.headers);
    return { events: await signIns.ofPerson(shop.id, userId) };
  });

  const beginning = { body: passwordProof, response: { 200: twoFactorSecret } };
  server.post(`${path}/two-factor/begin`, { schema: beginning }, async (request) => {
    const member = await agents.require(request.headers);
    return orThrow(await twoFactor.begin(member, request.body.password, request.headers.cookie ?? ''));
  });
  const confirming = { body: twoFactorCode, response: { 200: recoveryCodes } };
  server.post(`${path}/two-factor/confirm`, { schema: confirming }, async (request) => {
    const member = await agents.require(request.headers);
    return { recoveryCodes: orThrow(await twoFactor.confirm(member, request.body.code, callerOf(request))) };
  });
  const renewing = { body: passwordProof, response: { 200: recoveryCodes } };
  server.post(`${path}/two-factor/recovery-codes`, { schema: renewing }, async (request) => {
    const member = await agents.require(request.headers);
    const { password } = request.body;
    const cookie = request.headers.cookie ?? '';
    return {
      recoveryCodes: orThrow(await twoFactor.renewRecoveryCodes(member, password, cookie, callerOf(request))),
    };
  });
  server.post(`${path}/two-factor/disable`, { schema: { body: passwordProof } }, async (request) => {
    const member = await agents.require(request.headers);
    orThrow(await twoFactor.disable(member, request.body.password, callerOf(request)));
    return ok;
  });

  server.post(
    '/console/api/password-reset/request',
    { schema: { body: passwordResetRequest } },
    async (request) => {
      orThrow(await passwordResets.request(request.body.email, callerOf(request)));
      return ok;
    },
  );
  server.post('/console/api/password-reset/finish', { schema: { body: passwordReset } }, async (request) => {
    const { token, password } = request.body;
    orThrow(await passwordResets.finish(token, password, callerOf(request)));
    return ok;
  });
};
