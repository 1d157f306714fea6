import type { CampaignPreview } from '@shopbell/protocol/schemas';
import { withVariant } from '@shopbell/rules/campaigns';
import type { WidgetRelease } from '../../http/release';
import type { Database } from '../../platform/db';
import type { AvailabilityService } from '../availability';
import type { App } from '../shops';
import { type CardRelease, cardOf } from './cards';
import { withCodes } from './codes';
import { judgeContent } from './judge';
import type { createPreviewTokens } from './previewTokens';
import type { Looked, Recommend } from './recommend';
import { findCampaign, readCodes } from './store';
import { toServed } from './toServed';

export interface PreviewDependencies {
  readonly database: Database;
  readonly tokens: ReturnType<typeof createPreviewTokens>;
  readonly recommend: Recommend;
  readonly availability: Pick<AvailabilityService, 'shownAgents'>;
  readonly release: (CardRelease & Pick<WidgetRelease, 'folder' | 'campaignPreview'>) | null;
}

export interface WantedPreview {
  readonly token: string;
  readonly wording: string | null;
  readonly looked: Looked;
}

export type Preview = ReturnType<typeof createPreview>;

/** A campaign as it is saved, for who was given its token by somebody that edits it. Null where nothing can be shown. */
export const createPreview =
  ({ database, tokens, recommend, availability, release }: PreviewDependencies) =>
  async (app: App, { token, wording, looked }: WantedPreview): Promise<CampaignPreview | null> => {
    const previewed = await tokens.read(token);
    if (!previewed || !release || previewed.shopId !== app.shopId) return null;
    const scope = database.inShops([app.shopId]);
    const stored = await findCampaign(scope, app.shopId, previewed.campaignId);
    if (!stored || stored.appId !== app.id) return null;
    const codes = await readCodes(scope, app.shopId, [stored.content]);
    const { content } = judgeContent(withCodes(stored.content, codes), app);
    if (!content) return null;
    const campaign = toServed(stored, content);
    const variantId = campaign.variants.some(({ id }) => id === wording) ? wording : null;
    const shown = await recommend(app.shopId, withVariant(campaign, variantId), looked);
    return {
      file: `${release.folder}${release.campaignPreview}`,
      ...{ variantId, campaign: shown, css: release.campaignCss },
      card: cardOf(app, shown, variantId, release),
      agents: await availability.shownAgents(app),
    };
  };
