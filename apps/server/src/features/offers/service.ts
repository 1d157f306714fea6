import { offerValidityMs } from '@shopbell/rules/offers';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import type { CampaignsService } from '../campaigns';
import { type CommerceService, createCodeCheck } from '../commerce';

export interface OffersDependencies {
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly campaigns: CampaignsService;
  readonly commerce: CommerceService;
  readonly log: Log;
}

export interface RevealWish {
  readonly shopId: number;
  readonly appId: number;
  readonly offerId: string;
  readonly network: string;
  /** Their conversation, where their token says one. */
  readonly visitor: string | null;
}

export type Offers = ReturnType<typeof createOffers>;

const hourMs = 60 * 60_000;
/** A household or an office shares an address; who collects codes asks for many. */
const perNetwork = { name: 'offer-network', max: 60, windowMs: hourMs };
const perOffer = { name: 'offer-network-offer', max: 10, windowMs: hourMs };
const perVisitor = { name: 'offer-visitor', max: 20, windowMs: hourMs };

/** The codes of campaigns, which nobody is told before they ask. */
export function createOffers({ clock, attempts, campaigns, commerce, log }: OffersDependencies) {
  const isTaken = createCodeCheck({ commerce, log });

  async function isWithinLimits({ shopId, offerId, network, visitor }: RevealWish): Promise<boolean> {
    if (visitor !== null && !(await attempts.take(perVisitor, visitor))) return false;
    return (
      (await attempts.take(perNetwork, network)) &&
      (await attempts.take(perOffer, `${network} ${shopId} ${offerId}`))
    );
  }

  return {
    async reveal(wish: RevealWish): Promise<Outcome<{ code: string; expiresAt: string }>> {
      if (!(await isWithinLimits(wish))) return refused('rate');
      const { shopId } = wish;
      const offer = await campaigns.findOffer(wish);
      if (!offer) return refused('not-found');
      if (!(await isTaken(shopId, offer.code))) return refused('offer-ended');
      return done({
        code: offer.code,
        expiresAt: new Date(clock.now() + offerValidityMs).toISOString(),
      });
    },
  };
}
