import type { ServedCampaignAttachment } from '@shopbell/protocol';
import type { Scene } from './Scene';

const closed = { isOpen: false };
const product = (title: string, name: string, price: string, before: string | null = null) => ({
  contentType: 'application/productCard' as const,
  name: title,
  url: `/storefront/products/${name}.svg`,
  size: 0 as const,
  extra: {
    product_id: name,
    product_link: `https://shop.test/products/${name}`,
    price,
    compare_at_price: before,
    currency: 'EUR',
  },
});
const offer: ServedCampaignAttachment = {
  contentType: 'application/discountOffer',
  name: 'A welcome for new customers',
  url: '',
  size: 0,
  extra: { discount_offer_id: 'd1', value: '10', type: 'percentage' },
};
const form: ServedCampaignAttachment = {
  contentType: 'application/visitorForm',
  name: 'Tell us where to write',
  url: '',
  size: 0,
  extra: {
    fields: [
      { name: 'email', type: 'email', label: 'Email', required: true },
      { name: 'size', type: 'text', label: 'Which size?', required: false },
    ],
    consentText: 'Send me news and offers by email. I can stop them at any time.',
  },
};
const recommendation: ServedCampaignAttachment = {
  contentType: 'application/productRecommendation',
  name: 'Bought together',
  url: '',
  size: 0,
  extra: { id: 'bought-together', products: [product('Stoneware bowl', 'pebble-mug', '24')] },
};
const options = [
  { id: '1', name: 'Sage', isAvailable: true },
  { id: '2', name: 'Oat', isAvailable: false },
];
const hour = 60 * 60_000;

/** A campaign's card in all its states. */
export const campaignScenes = {
  'campaign/plain': { window: closed, campaign: {} },
  'campaign/no-reply': {
    window: closed,
    campaign: { hasReply: false, html: '', text: 'Free delivery today.' },
  },
  'campaign/product': {
    window: closed,
    campaign: { attachments: [product('Linen throw in sage', 'fern-linen-throw', '89.00', '119.00')] },
    campaignActions: { optionsOf: async () => options },
  },
  'campaign/not-added': {
    window: closed,
    campaign: { attachments: [product('Linen throw in sage', 'fern-linen-throw', '89.00')] },
    campaignActions: { addToCart: async () => 'All 3 of these are in your cart already.' },
    press: ['productAddToCart'],
  },
  'campaign/recommendation': { window: closed, campaign: { attachments: [recommendation], hasReply: false } },
  'campaign/offer': { window: closed, campaign: { attachments: [offer] } },
  'campaign/offer-revealed': {
    window: closed,
    campaign: { attachments: [offer] },
    campaignActions: {
      reveal: async () => ({
        kind: 'revealed',
        code: 'WELCOME10',
        endsMs: Date.now() + 47 * hour + hour / 2,
        applyUrl: '/discount/WELCOME10',
      }),
    },
    press: ['discountReveal'],
  },
  'campaign/offer-ended': {
    window: closed,
    campaign: { attachments: [offer] },
    campaignActions: { revealedUntil: () => 1 },
  },
  'campaign/offer-failed': {
    window: closed,
    campaign: { attachments: [offer] },
    campaignActions: { reveal: async () => ({ kind: 'failed' }) },
    press: ['discountReveal'],
  },
  'campaign/form': { window: closed, campaign: { attachments: [form], hasReply: false } },
  'campaign/form-wrong': {
    window: closed,
    campaign: { attachments: [form], hasReply: false },
    press: ['formSubmit'],
  },
  'campaign/form-sent': {
    window: closed,
    campaign: {
      attachments: [
        {
          ...form,
          extra: { fields: [{ name: 'size', type: 'text', label: 'Which size?', required: false }] },
        },
      ],
      hasReply: false,
    },
    campaignActions: { submit: async () => {} },
    press: ['formSubmit'],
  },
  'campaign/long': {
    window: closed,
    campaign: {
      name: 'Ada Augusta King, Countess of Lovelace and keeper of the linen cupboard',
      html: `<h2>Everything about linen</h2><p>${'It breathes, it lasts, and it grows softer with every wash. '.repeat(24)}</p>`,
    },
  },
} satisfies Record<string, Scene>;
