import type { DemoShop, Moment } from '../DemoPast';
import { identify } from '../identify';
import type { CampaignIds } from './campaigns';

const secondMs = 1000;
const hourMs = 3_600_000;

interface Step {
  readonly after: number;
  readonly event: string;
  readonly path?: string;
  readonly campaign?: string;
  readonly cart?: number;
}

/** Visits that are worth looking at again, each in seconds after its beginning. */
const walks: readonly (readonly Step[])[] = [
  [
    { after: 0, event: 'page-visited', path: '/' },
    { after: 42, event: 'page-visited', path: '/collections/all' },
    { after: 75, event: 'campaign-shown', campaign: 'welcome' },
    { after: 83, event: 'campaign-dismissed', campaign: 'welcome' },
    { after: 130, event: 'page-visited', path: '/products/brook-water-jug' },
  ],
  [
    { after: 0, event: 'page-visited', path: '/products/fern-linen-throw' },
    { after: 35, event: 'cart-updated', cart: 12_800 },
    { after: 40, event: 'page-visited', path: '/cart' },
    { after: 66, event: 'campaign-shown', campaign: 'cart-value' },
    { after: 71, event: 'link-clicked', path: '/products/brook-water-jug', campaign: 'cart-value' },
  ],
  [
    { after: 0, event: 'page-visited', path: '/products/highland-wool-blanket' },
    { after: 28, event: 'page-visited', path: '/products/pebble-breakfast-bowl' },
    { after: 95, event: 'page-visited', path: '/products/highland-wool-blanket' },
    { after: 118, event: 'campaign-shown', campaign: 'browse-again' },
    { after: 126, event: 'campaign-replied', campaign: 'browse-again' },
  ],
];

interface Known {
  readonly atMs: number;
  readonly pageStartMs: number;
  readonly url: string;
  readonly cart: object | null;
  readonly seen: readonly string[];
  readonly active: readonly string[];
  readonly displays: number;
  readonly lastShownMs: number | null;
}

/** What the page is like behind a step, as pages tell it. */
function follow(known: Known, { event, path, cart }: Step, atMs: number, campaignId: string | null): Known {
  if (event === 'page-visited') return { ...known, atMs, pageStartMs: atMs, url: path ?? '', active: [] };
  if (event === 'cart-updated') return { ...known, atMs, cart: { totalPrice: cart ?? 0, productTags: [] } };
  if (event !== 'campaign-shown' || campaignId === null) return { ...known, atMs, active: [] };
  return {
    ...{ ...known, atMs, active: [campaignId], seen: [...known.seen, campaignId], lastShownMs: atMs },
    displays: known.displays + 1,
  };
}

const nothing = { url: '', cart: null, seen: [], active: [], displays: 0, lastShownMs: null };

export const recordedEvents = ({
  shopId,
  appId,
  nowMs,
  address,
  ids,
}: DemoShop & Moment & { readonly ids: CampaignIds }): object[] =>
  walks.flatMap((steps, index) => {
    const startMs = nowMs - (index + 1) * hourMs;
    let known: Known = { ...nothing, atMs: startMs, pageStartMs: startMs };
    return steps.flatMap((step) => {
      const { after, event, path, campaign, cart } = step;
      const atMs = startMs + after * secondMs;
      const campaignId = campaign === undefined ? null : (ids.get(campaign) ?? null);
      known = follow(known, { ...step, path: `${address}${path}` }, atMs, campaignId);
      const row = (name: string, properties: object, about: string | null) => ({
        ...{
          shop_id: shopId,
          app_id: appId,
          event: name,
          language: 'en-US',
          is_bot: false,
          product_id: null,
        },
        at: new Date(atMs).toISOString(),
        device: index === 1 ? 'mobile' : 'desktop',
        session_id: identify(shopId, `recorded visit ${index}`),
        guest_id: identify(shopId, `recorded guest ${index}`),
        ...{ campaign_id: about, variant_id: null, ab_variant: null, properties },
      });
      const facts = { ...known, sessionStartMs: startMs, visits: index + 1 };
      if (event === 'page-visited')
        return [row(event, { ...facts, ...(after === 0 && { waiting: {} }) }, null)];
      const told = {
        ...(path !== undefined && { url: `${address}${path}` }),
        ...(cart !== undefined && { totalPrice: cart, productTags: [] }),
      };
      const { url: _url, pageStartMs: _page, ...change } = known;
      return [row('page-changed', change, null), row(event, told, campaignId)];
    });
  });
