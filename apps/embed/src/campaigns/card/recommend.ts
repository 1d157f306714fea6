import { type ShownCampaign, storageKey } from '@shopbell/protocol';
import { readViewed } from '@shopbell/rules/cart';
import { reportError } from '../../log';
import type { CampaignsLife } from '../CampaignsLife';
import { productOnPage } from '../productOnPage';

/** A campaign that recommends something is drawn once more, for this page. Where that fails it goes without. */
export async function recommend(life: CampaignsLife, shown: ShownCampaign): Promise<ShownCampaign> {
  const { campaign, variantId } = shown;
  if (!campaign.attachments.some(({ contentType }) => contentType === 'application/productRecommendation'))
    return shown;
  const { appId, baseUrl, signal } = life;
  try {
    const product = await productOnPage(signal).catch(() => null);
    const asked = new URLSearchParams({
      ...(variantId && { variant: variantId }),
      ...(product && { product: String(product.id) }),
      viewed: viewed(appId).join(),
    });
    const answer = await fetch(
      `${baseUrl}/api/applications/${appId}/campaigns/${encodeURIComponent(campaign.id)}/card?${asked}`,
      { signal },
    );
    if (!answer.ok) return shown;
    return { ...shown, ...(await answer.json()) };
  } catch (error) {
    if (!signal.aborted) reportError('Nothing could be recommended.', error);
    return shown;
  }
}

function viewed(appId: number): number[] {
  try {
    return readViewed(JSON.parse(localStorage.getItem(storageKey(appId, 'recently-viewed')) ?? '[]')).map(
      ({ id }) => id,
    );
  } catch {
    return [];
  }
}
