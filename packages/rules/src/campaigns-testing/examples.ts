import type { ServedCampaign } from '@shopbell/protocol';
import type { CampaignRules, PageFacts } from '../campaigns';

/** For tests: a page on which an ordinary campaign shows, and what to change about both. */
export const campaignOf = (changes: Partial<ServedCampaign> = {}): ServedCampaign => ({
  id: 'welcome',
  name: 'Welcome',
  language: null,
  is_light: false,
  variantId: null,
  created_datetime: '2026-01-01T00:00:00.000Z',
  message: { text: 'Hello', html: '<p>Hello</p>' },
  agent: null,
  attachments: [],
  variants: [],
  triggers: [],
  schedule: null,
  ...changes,
  meta: {
    delay: 0,
    noReply: false,
    maxCampaignDisplaysInSession: null,
    minimumTimeBetweenCampaigns: null,
    agentName: null,
    agentAvatarUrl: null,
    ...changes.meta,
  },
});

export const rulesOf = (
  campaigns: readonly ServedCampaign[],
  changes: Partial<CampaignRules> = {},
): CampaignRules => ({
  campaigns,
  prioritisation: false,
  abVariants: true,
  abTest: { active: false, configuration: { ratio: 0.9, campaigns: [] } },
  usage: 'ok',
  displayCampaignsHiddenChat: false,
  timeZone: 'UTC',
  ...changes,
});

export const factsOf = (changes: Partial<PageFacts> = {}): PageFacts => ({
  // A Monday.
  nowMs: Date.UTC(2026, 10, 16, 12),
  url: 'https://shop.example/products/mug',
  origin: 'https://shop.example',
  pageType: 'product',
  language: 'en-US',
  timeZone: 'UTC',
  isOnline: true,
  device: 'desktop',
  timeOnPageMs: 0,
  sessionMs: 0,
  visitCount: 1,
  hasExitIntent: false,
  cart: { totalPrice: 0, productTags: [] },
  product: { tags: [], isAvailable: true },
  isKnownVisitor: false,
  positives: [],
  seen: [],
  active: [],
  displaysInSession: 0,
  lastDisplayMs: null,
  sessionId: '6f1c2f0a-58cf-4c1b-9b1e-0d6c1d6f1a01',
  abVariant: null,
  isWindowOpen: false,
  isChatHidden: false,
  areCampaignsDisabled: false,
  ...changes,
});
