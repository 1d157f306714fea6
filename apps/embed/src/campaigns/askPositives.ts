import { isOfCustomer } from '@shopbell/rules/customer-triggers';
import type { CampaignsLife } from './CampaignsLife';
import type { Keep } from './keep';
import type { PageCampaigns } from './PageCampaigns';

/** Where a Shopify shop says who is signed in; elsewhere nobody answers. */
const sessionPath = '/apps/gorgias/ssp/identity-verification/shopify-session';

/**
 * SRV-08: of who has proven who they are, the server says which campaigns are for them, and that is kept (CMP-18). Asked
 * on every page that has such campaigns, and after the window was open: they may have signed in there.
 */
export function askPositives(
  { appId, baseUrl, signal, chat }: CampaignsLife,
  { campaigns }: PageCampaigns,
  keep: Keep,
  customerId: string | null,
  onChange: () => void,
): void {
  if (!campaigns.some(({ triggers }) => triggers.some(isOfCustomer))) return;
  const json = async (address: string) => {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  };
  let last = '';
  async function ask(): Promise<void> {
    const proof = accessIn(keep) ?? (customerId ? { idToken: (await json(sessionPath)).idToken } : null);
    const query = String(new URLSearchParams({ appId: String(appId), ...proof }));
    if (!proof || query === last) return;
    const { positives }: { positives: readonly string[] } = await json(
      `${baseUrl}/ssp/campaigns/positives?${query}`,
    );
    last = query;
    keep.write('campaign-positives', positives.join());
    onChange();
  }
  // Whoever cannot be asked about is nobody's customer for this page.
  const tryIt = () => void ask().catch(() => {});
  chat.on('widget:closed', tryIt);
  tryIt();
}

/** As the window keeps the proof of who somebody is. */
function accessIn(keep: Keep): { readonly accessToken: string } | null {
  try {
    const { accessToken, expiresAtMs } = JSON.parse(keep.read('order-access') ?? '{}');
    return accessToken && expiresAtMs > Date.now() ? { accessToken } : null;
  } catch {
    return null;
  }
}
