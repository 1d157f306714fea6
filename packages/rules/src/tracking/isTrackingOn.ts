import type { AppSettings, Consent } from '@shopbell/protocol';

export type TrackingSettings = Pick<AppSettings['tracking'], 'subscription' | 'isBetaTester'>;

/** ROL-12, ROL-13: paid for or tried; or this shop tries it for us. */
export const isRevenueOn = ({ subscription, isBetaTester }: TrackingSettings): boolean =>
  isBetaTester || subscription === 'active' || subscription === 'trial';

/** ROL-16: with revenue features on, shoppers who consent are counted. */
export const isTrackingOn = (tracking: TrackingSettings): boolean => isRevenueOn(tracking);

/** ROL-18: the shop counts, and the shopper has said yes. */
export const isTrackingAllowed = (facts: { readonly isOn: boolean; readonly consent: Consent }): boolean =>
  facts.isOn && facts.consent === 'given';
