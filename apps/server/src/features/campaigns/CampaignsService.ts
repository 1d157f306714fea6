import type { App } from '../shops';
import type { Drawn } from './drawn';
import type { OfferPlace } from './findOffer';

/** What other features may ask about campaigns. */
export interface CampaignsService {
  /** Those that are on and can be shown. */
  drawnOf(app: App): Promise<Drawn>;
  /** With its code, which is for whoever the offer is revealed to; null unless a campaign that is on makes it. */
  findOffer(place: OfferPlace): Promise<{ readonly code: string } | null>;
}
