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

export const recordedEvents = ({
  shopId,
  appId,
  nowMs,
  address,
  ids,
}: DemoShop & Moment & { readonly ids: CampaignIds }): object[] =>
  walks.flatMap((steps, index) =>
    steps.map(({ after, event, path, campaign, cart }) => ({
      ...{ shop_id: shopId, app_id: appId, event, language: 'en-US', is_bot: false, product_id: null },
      at: new Date(nowMs - (index + 1) * hourMs + after * secondMs).toISOString(),
      device: index === 1 ? 'mobile' : 'desktop',
      session_id: identify(shopId, `recorded visit ${index}`),
      guest_id: identify(shopId, `recorded guest ${index}`),
      campaign_id: campaign === undefined ? null : ids.get(campaign),
      ...{ variant_id: null, ab_variant: null },
      properties: {
        ...(path !== undefined && { url: `${address}${path}` }),
        ...(cart !== undefined && { totalPrice: cart, productTags: [] }),
      },
    })),
  );
