import type { ElementTree, ServedCampaign } from '@shopbell/protocol';
import { storageKey } from '@shopbell/protocol';
import { readViewed } from '@shopbell/rules/cart';
import { reportError } from '../../log';
import type { CampaignsLife } from '../CampaignsLife';
import { productOnPage } from '../productOnPage';

interface Drawn {
  readonly variantId: string | null;
  readonly campaign: ServedCampaign;
  readonly card: ElementTree;
}

/** What this page says of its shopper: numbers of products, nothing else. */
export interface Looked {
  readonly product?: string;
  readonly viewed: string;
}

/** A campaign that recommends something is drawn once more, for this page. Where that fails it goes without. */
export async function recommend<Shown extends Drawn>(
  { appId, signal }: CampaignsLife,
  shown: Shown,
  ask: (looked: Looked) => Promise<Response>,
): Promise<Shown> {
  const { attachments } = shown.campaign;
  if (!attachments.some(({ contentType }) => contentType === 'application/productRecommendation'))
    return shown;
  try {
    const product = await productOnPage(signal).catch(() => null);
    const answer = await ask({
      ...(product && { product: String(product.id) }),
      viewed: viewed(appId).join(),
    });
    if (!answer.ok) return shown;
    return { ...shown, ...(await answer.json()) };
  } catch (error) {
    if (!signal.aborted) reportError('Nothing could be recommended.', error);
    return shown;
  }
}

/** For one that is on. */
export const askForCard =
  ({ appId, baseUrl, signal }: CampaignsLife, { campaign, variantId }: Drawn) =>
  (looked: Looked): Promise<Response> => {
    const asked = new URLSearchParams({ ...(variantId && { variant: variantId }), ...looked });
    const path = `/api/applications/${appId}/campaigns/${encodeURIComponent(campaign.id)}/card`;
    return fetch(`${baseUrl}${path}?${asked}`, { signal });
  };

function viewed(appId: number): number[] {
  try {
    return readViewed(JSON.parse(localStorage.getItem(storageKey(appId, 'recently-viewed')) ?? '[]')).map(
      ({ id }) => id,
    );
  } catch {
    return [];
  }
}
