import type { PageCampaigns, ShownAgent } from '@shopbell/protocol';
import { servedCampaigns } from '@shopbell/rules/campaigns';
import { isTrackingOn } from '@shopbell/rules/tracking';
import type { App } from '../shops';
import type { Drawn } from './drawn';

/** Starters are shown where the shop's flag, their switch and some words agree (STR-02). */
export const areStartersOn = (
  { settings }: Pick<App, 'settings'>,
  { hasStarters, starters }: Drawn,
): boolean => settings.featureFlags.conversationStarters && hasStarters && starters.length > 0;

export const hasSomethingToSay = (app: Pick<App, 'settings'>, drawn: Drawn): boolean =>
  drawn.campaigns.length > 0 || areStartersOn(app, drawn);

export function toPage(app: App, drawn: Drawn, agents: ShownAgent[]): PageCampaigns {
  const { settings, domains } = app;
  const { campaignPrioritisation, abVariants } = settings.featureFlags;
  const { hasStarters: _, ...sent } = drawn;
  return {
    accountId: app.shopId,
    campaigns: servedCampaigns(sent.campaigns, campaignPrioritisation),
    skipped: [...sent.skipped],
    cards: { ...sent.cards },
    startersCard: sent.startersCard,
    css: sent.css,
    starters: [...sent.starters],
    agents,
    timeZone: settings.businessHours.timezone,
    languages: settings.languages.map(({ language }) => language),
    language: settings.language,
    prioritisation: campaignPrioritisation,
    abVariants,
    startersEnabled: areStartersOn(app, drawn),
    followsAgents: settings.preferences.liveChatAvailability === 'auto-based-on-agent-availability',
    displayCampaignsHiddenChat: settings.preferences.displayCampaignsHiddenChat,
    abTest: settings.abTest,
    usage: settings.tracking.usage,
    tracking: { isOn: isTrackingOn(settings), eventsUrl: '/ssp/events' },
    shopDomains: [...domains],
  };
}
