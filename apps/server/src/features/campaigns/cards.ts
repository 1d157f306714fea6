import type { ElementTree, ServedCampaign } from '@shopbell/protocol';
import { cardKey } from '@shopbell/rules/campaigns';
import type { WidgetRelease } from '../../http/release';
import { type App, textsOfApp, toLauncherSettings } from '../shops';

export type CardRelease = Pick<WidgetRelease, 'prerenderCampaign' | 'prerenderStarters' | 'campaignCss'>;

interface Cards {
  readonly cards: Readonly<Record<string, ElementTree>>;
  /** The frame of conversation starters. */
  readonly startersCard: ElementTree | null;
  readonly css: string;
}

const drawingIn = (app: App, language: string) => ({
  settings: toLauncherSettings(app),
  language,
  texts: textsOfApp(app, language).texts,
});

/** One wording of a campaign, as it is now. */
export const cardOf = (
  app: App,
  campaign: ServedCampaign,
  variantId: string | null,
  release: CardRelease,
): ElementTree =>
  release.prerenderCampaign(campaign, variantId, drawingIn(app, campaign.language ?? app.settings.language))
    .tree;

/** Every wording of every campaign, drawn by the widget's own components in the campaign's language. */
export function cardsOf(app: App, campaigns: readonly ServedCampaign[], release: CardRelease | null): Cards {
  if (!release) return { cards: {}, startersCard: null, css: '' };
  const own = drawingIn(app, app.settings.language);
  const cards = campaigns.flatMap((campaign) => {
    const drawing = campaign.language ? drawingIn(app, campaign.language) : own;
    return [null, ...campaign.variants.map(({ id }) => id)].map((variantId) => [
      cardKey(campaign.id, variantId),
      release.prerenderCampaign(campaign, variantId, drawing).tree,
    ]);
  });
  return {
    cards: Object.fromEntries(cards),
    startersCard: release.prerenderStarters(own),
    css: release.campaignCss,
  };
}
