import { decodeJwt } from 'jose';
import { done, refused } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { AskShop, CommerceService } from '../commerce';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import type { Endings } from './endings';
import type { Asked, IdentityService } from './IdentityService';
import type { IdentityTokens } from './identityTokens';
import { findOffer } from './offer';

export interface IdentityDependencies {
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly commerce: CommerceService;
  readonly askShop: AskShop;
  readonly tokens: IdentityTokens;
  readonly endings: Endings;
}

export function createIdentity(dependencies: IdentityDependencies): IdentityService {
  const { shops, visitors, commerce, askShop, tokens, endings } = dependencies;
  const passedOn = ({ url }: Asked) => commerce.passedOn(url.split('?')[1] ?? '');

  /** The conversation of the token that a page sends along; a page need not. */
  async function visitorOf(authorization: string | undefined) {
    const token = authorization?.replace(/^Bearer /i, '') ?? '';
    const audience = readAudience(token);
    return audience === null ? null : visitors.access.verify(token, audience);
  }

  return {
    tokens,

    async offerOf(shopId, asked) {
      const offer = await findOffer(shops, shopId);
      if (!offer) throw new ProblemError('self-service-off');
      const { origin, host } = asked.headers;
      // Browsers name no origin in a question to their own: then it is Shopify's word that it is the shop's page.
      if (!offer.isFor(origin, host) && (await passedOn(asked))?.shopId !== shopId)
        throw new ProblemError('foreign-origin');
      return offer;
    },

    async signedInToShop(asked) {
      const { shopId, customerId } = (await passedOn(asked)) ?? {};
      if (!shopId || !customerId) return refused('unauthorized');
      if (!(await findOffer(shops, shopId))) return refused('self-service-off');
      return askShop(shopId, async (platform) => {
        const customer = await platform.findCustomer({ id: customerId });
        if (!customer) return refused('customer-not-found');
        const type = 'shopify-logged-in-customer';
        return done({ shopId, customerId, type, email: customer.email ?? '' });
      });
    },

    async signOut({ shopId, signInId }) {
      if (signInId) await endings.end(shopId, signInId);
    },

    customerOf: ({ shopId, customerId }) =>
      askShop(shopId, async (platform) => {
        const customer = await platform.findCustomer({ id: customerId });
        return customer ? done(customer) : refused('customer-not-found');
      }),

    conversationOf: ({ authorization }) => visitorOf(authorization),

    async recognise({ authorization }, { shopId, type, email, phone }) {
      const visitor = await visitorOf(authorization);
      if (visitor?.shopId !== shopId) return {};
      // Whoever can read a telephone has not shown that the address beside it is theirs.
      if (phone) await visitors.provePhone(visitor, phone);
      else if (email) await visitors.proveEmail(visitor, email, type === 'email' ? 'code' : 'platform');
      return { conversationId: visitor.conversationId };
    },
  };
}

/** Which chat a token says it is for; whether that is true is found out with it. */
function readAudience(token: string): number | null {
  try {
    const audience = Number(decodeJwt(token).aud);
    return Number.isSafeInteger(audience) ? audience : null;
  } catch {
    return null;
  }
}
