import { decodeJwt } from 'jose';
import { done, refused } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { AskShop } from '../commerce';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import type { IdentityService } from './IdentityService';
import type { IdentityTokens } from './identityTokens';
import { findOffer } from './offer';

export interface IdentityDependencies {
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly askShop: AskShop;
  readonly tokens: IdentityTokens;
}

export function createIdentity({ shops, visitors, askShop, tokens }: IdentityDependencies): IdentityService {
  /** The conversation of the token that a page sends along; a page need not. */
  async function visitorOf(authorization: string | undefined) {
    const token = authorization?.replace(/^Bearer /i, '') ?? '';
    const audience = readAudience(token);
    return audience === null ? null : visitors.access.verify(token, audience);
  }

  return {
    tokens,

    async offerOf(shopId, { origin, host }) {
      const offer = await findOffer(shops, shopId);
      if (!offer) throw new ProblemError('self-service-off');
      if (!offer.isFor(origin, host)) throw new ProblemError('foreign-origin');
      return offer;
    },

    customerOf: ({ shopId, customerId }) =>
      askShop(shopId, async (platform) => {
        const customer = await platform.findCustomer({ id: customerId });
        return customer ? done(customer) : refused('customer-not-found');
      }),

    conversationOf: ({ authorization }) => visitorOf(authorization),

    async recognise({ authorization }, { shopId, type, email }) {
      // Whoever can read a telephone has not shown that the address beside it is theirs.
      if (type !== 'email' || email === '') return;
      const visitor = await visitorOf(authorization);
      if (visitor?.shopId === shopId) await visitors.proveEmail(visitor, email);
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
