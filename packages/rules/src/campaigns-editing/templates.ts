import type { CampaignContent, Trigger } from '@shopbell/protocol';

export interface CampaignTemplate {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly content: CampaignContent;
}

export const emptyCampaign: CampaignContent = {
  name: '',
  language: null,
  is_light: false,
  message: { html: '' },
  agent: null,
  attachments: [],
  variants: [],
  meta: { delay: 0, noReply: false, maxCampaignDisplaysInSession: null, minimumTimeBetweenCampaigns: null },
  triggers: [],
  schedule: { schedule_rule: 'anytime' },
};

const begin = (name: string, html: string, triggers: Trigger[], change: Partial<CampaignContent> = {}) => ({
  ...emptyCampaign,
  name,
  message: { html },
  triggers,
  ...change,
});

const onProducts: Trigger = { key: 'current_url', operator: 'contains', value: ['/products/'] };

/** What most shops begin with; each can be published as it is. */
export const campaignTemplates: readonly CampaignTemplate[] = [
  {
    id: 'welcome',
    name: 'Welcome',
    about: 'Offers help to who looks at a product for a while.',
    content: begin('Welcome', '<p>Hello! Can we help you choose?</p>', [
      onProducts,
      { key: 'time_spent_on_page', operator: 'gt', value: 20 },
    ]),
  },
  {
    id: 'exit-intent',
    name: 'Exit intent',
    about: 'Speaks to who is about to leave the page.',
    content: begin('Before you go', '<p>Before you go: is there anything we can answer?</p>', [
      { key: 'exit_intent', operator: 'eq', value: true },
      { key: 'device_type', operator: 'desktop', value: 'desktop' },
    ]),
  },
  {
    id: 'cart-value',
    name: 'Cart value',
    about: 'Reaches who has a well-filled cart.',
    content: begin('Full cart', '<p>A good choice. Do you have a question before you order?</p>', [
      { key: 'cart_value', operator: 'gt', value: 100 },
    ]),
  },
  {
    id: 'back-in-stock',
    name: 'Back in stock',
    about: 'Asks who looks at a sold-out product for their address.',
    content: begin(
      'Back in stock',
      '<p>This one is sold out. Shall we write to you when it is back?</p>',
      [{ key: 'out_of_stock_product_pages', operator: 'eq', value: true }],
      {
        attachments: [
          {
            contentType: 'application/visitorForm',
            name: 'Tell me when it is back',
            url: '',
            size: 0,
            extra: {
              fields: [{ name: 'email', type: 'email', label: 'Your email address', required: true }],
              submitLabel: 'Tell me',
            },
          },
        ],
      },
    ),
  },
  {
    id: 'browse-again',
    name: 'Browse again',
    about: 'Greets who has come back several times.',
    content: begin('Welcome back', '<p>Welcome back! Shall we help you find the right one?</p>', [
      { key: 'visit_count', operator: 'gt', value: 2 },
      { key: 'time_spent_on_page', operator: 'gt', value: 30 },
    ]),
  },
];
