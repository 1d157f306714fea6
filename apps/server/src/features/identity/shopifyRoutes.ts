import { customerIdAnswer, customerIdQuery, identityProof, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { CommerceService } from '../commerce';
import type { IdentityService } from './IdentityService';

export interface ShopifyRoutesOptions {
  readonly identity: IdentityService;
  readonly commerce: CommerceService;
}

const tags = ['self-service'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

/** Who a shop at Shopify knows (HTTP-33..35). */
export const shopifyRoutes: FastifyPluginAsyncZod<ShopifyRoutesOptions> = async (
  server,
  { identity, commerce },
) => {
  const session = {
    ...{
      tags,
      summary: "Passed on and signed by Shopify's app proxy: a proof of who is signed in to the shop",
    },
    response: { 200: identityProof, ...answers },
  };
  server.get('/ssp/identity-verification/shopify-session', { schema: session }, async (request) => {
    const proven = orThrow(await identity.signedInToShop(request));
    const place = await identity.recognise(request.headers, proven);
    return { idToken: await identity.tokens.issueProof({ ...proven, ...place }) };
  });

  const customerId = {
    ...{ tags, summary: 'The number under which Shopify knows whoever has the proof' },
    querystring: customerIdQuery,
    response: { 200: customerIdAnswer, ...answers },
  };
  server.get('/ssp/identity-verification/shopify-customer-id', { schema: customerId }, async (request) => {
    const { accountId, idToken, shop } = request.query;
    const offer = await identity.offerOf(accountId, request);
    const proven = await identity.tokens.readProof(idToken);
    if (proven?.shopId !== offer.shopId) throw new ProblemError('unauthorized');
    const place = await commerce.shopifyPlaceOf(offer.shopId);
    if (place === null || shop.some((name) => name.toLowerCase() !== place))
      throw new ProblemError('not-found');
    const customer = await identity.customerOf(proven);
    if (!customer.isDone && customer.because === 'customer-not-found') throw new ProblemError('not-found');
    return { customerId: String(orThrow(customer).id) };
  });
};
