import type { AppSettings, Consent } from '@shopbell/protocol';

export type TrackingSettings = Pick<AppSettings['tracking'], 'subscription' | 'isBetaTester'>;

/** ROL-12, ROL-13: paid for or tried; or this shop tries it for us. */
export const isRevenueOn = ({ subscription, isBetaTester }: TrackingSettings): boolean =>
  isBetaTester || subscription === 'active' || subscription === 'trial';

/** A page may know settings of before, which had no assistant that sells. */
interface TrackedSettings {
  readonly tracking: TrackingSettings;
  readonly automation: {
    readonly aiAgent: {
      readonly enabled: boolean;
      readonly scopes?: readonly string[] | undefined;
      readonly sales?: { readonly enabled: boolean } | undefined;
    };
  };
  readonly featureFlags: { readonly shoppingAssistant?: boolean | undefined };
}

/** ROL-14 to ROL-16: shoppers who consent are counted with revenue features, or with an assistant that sells. */
export const isTrackingOn = (settings: TrackedSettings): boolean =>
  isRevenueOn(settings.tracking) || isSellingOn(settings);

const isSellingOn = (settings: TrackedSettings): boolean =>
  settings.automation.aiAgent.enabled && mayAssistantSell(settings);

/** ROL-14; without scopes a flag or the sales settings decide, and no scope at all is not the same (ROL-15). */
export const mayAssistantSell = ({ automation: { aiAgent }, featureFlags }: TrackedSettings): boolean =>
  aiAgent.scopes?.includes('sales') ??
  (featureFlags.shoppingAssistant === true || aiAgent.sales?.enabled === true);

/** ROL-18: the shop counts, and the shopper has said yes. */
export const isTrackingAllowed = (facts: { readonly isOn: boolean; readonly consent: Consent }): boolean =>
  facts.isOn && facts.consent === 'given';
