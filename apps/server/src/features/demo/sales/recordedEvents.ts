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

interface Walk {
  readonly device: 'desktop' | 'mobile';
  readonly visits: number;
  readonly steps: readonly Step[];
}

/** Visits that are worth looking at again, each in seconds after its beginning, as the demo's campaigns have them. */
const walks: readonly Walk[] = [
  {
    ...{ device: 'desktop', visits: 1 },
    steps: [
      { after: 0, event: 'page-visited', path: '/' },
      { after: 42, event: 'page-visited', path: '/products/brook-water-jug' },
      { after: 72, event: 'campaign-shown', campaign: 'welcome' },
      { after: 83, event: 'campaign-dismissed', campaign: 'welcome' },
      { after: 130, event: 'page-visited', path: '/collections/all' },
    ],
  },
  {
    ...{ device: 'mobile', visits: 2 },
    steps: [
      { after: 0, event: 'page-visited', path: '/products/fern-linen-throw' },
      { after: 20, event: 'cart-updated', cart: 12_800 },
      { after: 24, event: 'page-visited', path: '/cart' },
      { after: 49, event: 'campaign-shown', campaign: 'cart-value' },
      { after: 56, event: 'link-clicked', path: '/products/brook-water-jug', campaign: 'cart-value' },
    ],
  },
  {
    ...{ device: 'desktop', visits: 4 },
    steps: [
      { after: 0, event: 'page-visited', path: '/products/highland-wool-blanket' },
      { after: 28, event: 'page-visited', path: '/collections/all' },
      { after: 68, event: 'campaign-shown', campaign: 'browse-again' },
      { after: 80, event: 'campaign-replied', campaign: 'browse-again' },
    ],
  },
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

const changesOf = (before: Known, now: Known): object => {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => earlier.get(name) !== value));
};

const nothing = { url: '', cart: null, seen: [], active: [], displays: 0, lastShownMs: null };

export const recordedEvents = ({
  shopId,
  appId,
  nowMs,
  address,
  ids,
}: DemoShop & Moment & { readonly ids: CampaignIds }): object[] =>
  walks.flatMap(({ device, visits, steps }, index) => {
    const startMs = nowMs - (index + 1) * hourMs;
    let known: Known = { ...nothing, atMs: startMs, pageStartMs: startMs };
    return steps.flatMap((step) => {
      const { after, event, path, campaign, cart } = step;
      const atMs = startMs + after * secondMs;
      const campaignId = campaign === undefined ? null : (ids.get(campaign) ?? null);
      const before = known;
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
        device,
        session_id: identify(shopId, `recorded visit ${index}`),
        guest_id: identify(shopId, `recorded guest ${index}`),
        ...{ campaign_id: about, variant_id: null, ab_variant: null, properties },
      });
      const facts = { ...known, sessionStartMs: startMs, visits };
      if (event === 'page-visited')
        return [row(event, { ...facts, ...(after === 0 && { waiting: {} }) }, null)];
      const told = {
        ...(path !== undefined && { url: `${address}${path}` }),
        ...(cart !== undefined && { totalPrice: cart, productTags: [] }),
      };
      return [row('page-changed', changesOf(before, known), null), row(event, told, campaignId)];
    });
  });
