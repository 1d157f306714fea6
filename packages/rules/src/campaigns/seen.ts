import { campaignLimits } from '@shopbell/protocol';

/** CMP-36: a comma list as a browser has kept it. */
export const readIds = (stored: string | null): string[] => (stored ?? '').split(',').filter(Boolean);

/** The oldest are forgotten. */
export const withSeen = (seen: readonly string[], id: string): string[] =>
  [...seen.filter((each) => each !== id), id].slice(-campaignLimits.seenIds);

/** It names no session: of this one is all that was shown since it began, and nothing has to be erased with its id. */
export interface CampaignDisplay {
  readonly campaignId: string;
  readonly variantId: string | null;
  readonly atMs: number;
}

/** What the caps of a campaign are counted from (CMP-37, CMP-38). */
export const displayFacts = (displays: readonly CampaignDisplay[], sessionStartMs: number) => ({
  displaysInSession: displays.filter(({ atMs }) => atMs >= sessionStartMs).length,
  lastDisplayMs: displays.at(-1)?.atMs ?? null,
});

export const withDisplay = (
  displays: readonly CampaignDisplay[],
  display: CampaignDisplay,
): CampaignDisplay[] => [...displays, display].slice(-campaignLimits.keptDisplays);
