import {
  abVariantOf,
  deviceOf,
  displayFacts,
  type PageFacts,
  readIds,
  shopperIdOf,
  withSeen,
} from '@shopbell/rules/campaigns';
import type { Tracker } from '../tracking';
import type { CampaignsLife } from './CampaignsLife';
import { createDisplays } from './createDisplays';
import type { OwnFacts } from './createEngine';
import { createSession } from './createSession';
import { createKeep } from './keep';
import type { PageCampaigns } from './PageCampaigns';
import { watchExit } from './watchExit';

/** What the page is like, gathered when it is asked for. `look` is called whenever it may be different. */
export async function createFacts(
  life: CampaignsLife,
  page: PageCampaigns,
  tracker: Tracker,
  look: () => void,
) {
  const { appId, baseUrl, signal, chat, host } = life;
  const { abTest, campaigns } = page;
  const keep = createKeep(appId);
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  const abVariant = abTest.active ? abVariantOf(keep.read('campaign-ab'), abTest, Math.random()) : null;
  const visit = createSession(life, { ...page, abVariant }, tracker, look);
  let seen = readIds(keep.read('campaigns-seen'));
  let startMs = Date.now() - performance.now();
  let url = location.href;
  let hasExitIntent = false;
  let areAgentsFree = false;
  const hasCaps = campaigns.some(
    ({ meta }) => meta.maxCampaignDisplaysInSession || meta.minimumTimeBetweenCampaigns,
  );
  const displays = createDisplays(appId, hasCaps, signal);
  const keys = campaigns.flatMap(({ triggers }) => triggers.map(({ key }) => key));
  // Most shops need neither their cart nor their customers, agents or another language for it.
  const isMore =
    page.followsAgents ||
    page.languages[1] ||
    /cart|product|out_of|orders|amount|customer_|country/.test(keys.join());
  const [more] = await Promise.all([isMore ? import('./more') : null, displays.ready, visit.ready]);
  const shop = more?.createShopFacts(keys, signal, look);
  more?.askPositives(life, page, keep, customerId(), look);
  const onAgents = (isFree: boolean) => {
    areAgentsFree = isFree;
    look();
  };
  if (page.followsAgents) more?.watchAgents(`${baseUrl}/api/applications/${appId}/agents`, onAgents, signal);
  watchExit(() => {
    hasExitIntent = true;
    look();
  }, signal);

  return {
    record: visit.record,
    facts(own: OwnFacts): PageFacts {
      const nowMs = Date.now();
      const { id: sessionId, startMs: sessionStartMs } = visit.session();
      return {
        nowMs,
        url,
        origin: location.origin,
        pageType: String(window.meta?.page?.pageType ?? '') || null,
        language: more?.languageOf(page) ?? page.language,
        timeZone: page.timeZone,
        isOnline: chat.isChatOnline() || (areAgentsFree && chat.isBusinessHours()),
        device,
        timeOnPageMs: nowMs - startMs,
        sessionMs: nowMs - sessionStartMs,
        visitCount: visit.count(),
        hasExitIntent,
        cart: shop?.cart() ?? null,
        product: shop?.product() ?? null,
        isKnownVisitor: shopperIdOf(customerId() ?? keep.read('customer-id'), tracker.guestId()) !== null,
        positives: readIds(keep.read('campaign-positives')),
        seen,
        ...displayFacts(displays.all(), sessionStartMs),
        sessionId,
        abVariant,
        isWindowOpen: chat.isOpen(),
        isChatHidden: Boolean(host.hidden),
        ...own,
      };
    },
    saw(campaignId: string): void {
      // Another tab may have shown some meanwhile; where nothing can be kept, this page knows its own.
      seen = withSeen(readIds(keep.read('campaigns-seen') ?? seen.join()), campaignId);
      keep.write('campaigns-seen', seen.join());
    },
    shown(campaignId: string, variantId: string | null): void {
      displays.add({ campaignId, variantId, atMs: Date.now() });
    },
    /** The page may be another one. */
    turned(isAnother = location.href !== url): void {
      url = location.href;
      if (isAnother) {
        startMs = Date.now();
        hasExitIntent = false;
        shop?.turned();
      }
      look();
    },
    cartChanged: () => shop?.turned(),
  };
}

/** As a Shopify theme says it. */
const customerId = (): string | null =>
  String(window.ShopifyAnalytics?.meta?.page?.customerId ?? window.__st?.cid ?? '') || null;
