import type { OrderCustomer } from '@shopbell/protocol';
import {
  accessTokenQuery,
  challengeBody,
  identityProof,
  nothing,
  orderAccess,
  problemAnswer,
  sendCodeQuery,
  signOutBody,
  validateBody,
  verifyCodeQuery,
} from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import { callerOf } from '../agents';
import type { CommerceService } from '../commerce';
import { readDestination } from './destination';
import type { IdentityService } from './IdentityService';
import type { ProvenCustomer } from './identityTokens';
import type { ImpersonatedRequest, Impersonations } from './impersonation';
import type { Login } from './login';
import type { Offer } from './offer';
import { shopifyRoutes } from './shopifyRoutes';

export interface IdentityRoutesOptions {
  readonly login: Login;
  readonly impersonations: Impersonations;
  readonly identity: IdentityService;
  readonly commerce: CommerceService;
}

const tags = ['self-service'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

type CodeWish = z.infer<typeof sendCodeQuery>;

/** Who is asking (HTTP-24..29, HTTP-45, HTTP-46). Codes and tokens travel in addresses, as specified: nothing is logged. */
export const identityRoutes: FastifyPluginAsyncZod<IdentityRoutesOptions> = async (
  server,
  { login, impersonations, identity, commerce },
) => {
  letPagesAsk(server, ['/ssp/login/*', '/ssp/identity-verification/*'], 'GET, POST');
  await server.register(shopifyRoutes, { identity, commerce });

  /** Who of the provider's staff it is; refused to whoever only says so (ROL-11). */
  async function impersonatedBy(
    { headers }: FastifyRequest,
    { countries }: Offer,
    { accountId, channel, to: given, impersonator }: CodeWish & { readonly impersonator: string },
  ): Promise<ImpersonatedRequest> {
    const session = String(headers['x-staff-session'] ?? '');
    const { to } = orThrow(readDestination(channel, given, countries));
    const asked = { shopId: accountId, channel, to, impersonator, session };
    return { ...asked, impersonator: orThrow(await impersonations.allow(asked)) };
  }

  async function sendCode(request: FastifyRequest, wish: CodeWish): Promise<Record<string, never>> {
    const offer = await identity.offerOf(wish.accountId, request);
    const impersonated = wish.impersonator
      ? await impersonatedBy(request, offer, { ...wish, impersonator: wish.impersonator })
      : null;
    // Noted before anything is sent: what cannot be noted does not happen.
    if (impersonated) await impersonations.note(impersonated);
    const key = request.headers['idempotency-key'];
    const outcome = await login.sendCode(offer, {
      ...wish,
      language: wish.language ?? 'en-US',
      themeColor: wish.themeColor ?? null,
      network: callerOf(request).network,
      requestKey: typeof key === 'string' && key.length <= 200 ? key : null,
    });
    orThrow(outcome);
    return {};
  }

  const sendCodeSchema = {
    ...{ tags, summary: 'Send a code to an address or number that the shop knows' },
    querystring: sendCodeQuery,
    response: { 200: nothing, ...answers },
  };
  server.post('/ssp/login/send-code', { schema: sendCodeSchema }, (request) =>
    sendCode(request, request.query),
  );

  const challenge = {
    ...{ tags, summary: 'The same, for the sign-in outside the portal' },
    body: challengeBody,
    response: { 200: nothing, ...answers },
  };
  server.post('/ssp/identity-verification/otp/challenge', { schema: challenge }, (request) =>
    sendCode(request, request.body),
  );

  async function verify(
    request: FastifyRequest,
    given: Pick<CodeWish, 'channel' | 'to' | 'accountId'> & { readonly code: string },
  ): Promise<{ proven: ProvenCustomer; customer: OrderCustomer }> {
    const offer = await identity.offerOf(given.accountId, request);
    const { network } = callerOf(request);
    const { customer, to } = orThrow(await login.verify(offer, { ...given, network }));
    const type = given.channel === 'email-code' ? 'email' : 'phone';
    const proven = {
      shopId: offer.shopId,
      customerId: customer.id,
      type,
      email: customer.email ?? '',
      ...(type === 'phone' ? { phone: to } : {}),
    } as const;
    const place = await identity.recognise(request.headers, proven);
    return { proven: { ...proven, ...place }, customer };
  }

  const verifyCode = {
    ...{ tags, summary: 'The code, for access to the orders' },
    querystring: verifyCodeQuery,
    response: { 200: orderAccess, ...answers },
  };
  server.post('/ssp/login/verify-code', { schema: verifyCode }, async (request) => {
    const { proven, customer } = await verify(request, {
      ...request.query,
      code: request.query.verificationCode,
    });
    return { accessToken: await identity.tokens.issueAccess(proven), customer };
  });

  const signOut = {
    ...{
      tags,
      summary: 'Whoever has kept the access, or the proof that it was got with, can do nothing with it',
    },
    body: signOutBody,
    response: { 200: nothing, ...answers },
  };
  server.post('/ssp/login/sign-out', { schema: signOut }, async (request) => {
    const { accountId, accessToken } = request.body;
    const proven = await identity.tokens.readAccess(accessToken);
    if (proven?.shopId !== accountId) throw new ProblemError('unauthorized');
    await identity.signOut(proven);
    return {};
  });

  const validate = {
    ...{ tags, summary: 'The code, for a proof of who somebody is' },
    body: validateBody,
    response: { 200: identityProof, ...answers },
  };
  server.post('/ssp/identity-verification/otp/validate', { schema: validate }, async (request) => {
    const { proven } = await verify(request, request.body);
    return { idToken: await identity.tokens.issueProof(proven) };
  });

  const exchange = {
    ...{ tags, summary: 'The proof, for access to the orders' },
    querystring: accessTokenQuery,
    response: { 200: orderAccess, ...answers },
  };
  server.get('/ssp/identity-verification/access-token', { schema: exchange }, async (request) => {
    const { accountId, idToken } = request.query;
    const offer = await identity.offerOf(accountId, request);
    const proven = await identity.tokens.readProof(idToken);
    if (proven?.shopId !== offer.shopId) throw new ProblemError('unauthorized');
    const customer = orThrow(await identity.customerOf(proven));
    return { accessToken: await identity.tokens.issueAccess(proven), customer };
  });
};
