import type { CampaignContent } from '@shopbell/protocol';
import { campaignTemplates, emptyCampaign } from '@shopbell/rules/campaigns-editing';
import { type RecommendationRule, recommendationRules } from '@shopbell/rules/recommending';
import type { Queryable } from '../../platform/db';
import { offersIn, withoutCodes } from '../campaigns';
import type { DemoShop, Moment } from './DemoPast';
import { insertRows } from './insertRows';
import { productCard } from './products';

const dayMs = 86_400_000;
const idOf = (number: number) => `5b0f0000-0000-4000-8000-00000000000${number}`;
const offerId = '5b0f0000-0000-4000-8000-0000000000f1';

const template = (id: string): CampaignContent =>
  campaignTemplates.find((each) => each.id === id)?.content ?? emptyCampaign;
const after = (seconds: number) => ({ key: 'time_spent_on_page', operator: 'gt', value: seconds });
const at = (...parts: string[]) => ({ key: 'current_url', operator: 'contains', value: parts });

const recommendation = (id: RecommendationRule): CampaignContent['attachments'][number] => ({
  ...{ contentType: 'application/productRecommendation', name: recommendationRules[id], url: '', size: 0 },
  extra: { id, products: [] },
});

/** All that the demo shop says first. Nothing of it before somebody has looked around for a while. */
const campaignsOf = (address: string): CampaignContent[] => [
  { ...template('welcome'), triggers: [at('/products/'), after(30)] },
  {
    ...template('exit-intent'),
    triggers: [...template('exit-intent').triggers, { key: 'session_time', operator: 'gt', value: 45 }],
  },
  {
    ...template('cart-value'),
    triggers: [...template('cart-value').triggers, at('/cart', '/products/'), after(25)],
    attachments: [recommendation('similar')],
  },
  {
    ...template('browse-again'),
    triggers: [
      { key: 'visit_count', operator: 'gt', value: 3 },
      at('/collections/', '/products/'),
      after(40),
    ],
    attachments: [
      { ...productCard('fern-linen-throw', address) },
      { ...productCard('highland-wool-blanket', address) },
    ],
  },
  { ...template('back-in-stock'), triggers: [...template('back-in-stock').triggers, after(20)] },
  {
    ...emptyCampaign,
    name: 'Ten per cent on the first order',
    message: { html: '<p>New here? <strong>Ten per cent</strong> off your first order.</p>' },
    triggers: [at('/collections/'), after(60), { key: 'visit_count', operator: 'lt', value: 3 }],
    meta: { ...emptyCampaign.meta, maxCampaignDisplaysInSession: 1 },
    attachments: [
      {
        ...{ contentType: 'application/discountOffer', name: 'Fern & Loom', url: '', size: 0 },
        extra: { discount_offer_id: offerId, value: '10', type: 'percentage', code: 'FERN10' },
      },
    ],
    variants: [
      {
        id: 'shorter',
        message: { html: '<p>Your first order is <strong>ten per cent</strong> less.</p>' },
        attachments: [],
      },
    ],
  },
];

const starters = ['Where is my order?', 'How do I wash linen?', 'Can I send something back?'];

/** The same each time, whatever somebody has made of them. */
export async function writeCampaigns(
  transaction: Queryable,
  { shopId, appId }: DemoShop,
  { nowMs, address }: Moment,
): Promise<void> {
  for (const table of ['campaign', 'starter', 'campaign_chat'])
    await transaction.query(`delete from ${table} where shop_id = $1 and app_id = $2`, [shopId, appId]);
  await transaction.query('delete from campaign_offer where shop_id = $1 and offer_id = $2', [
    shopId,
    offerId,
  ]);
  const campaigns = campaignsOf(address).map((content, index) => {
    const [id, savedAt] = [idOf(index + 1), new Date(nowMs - (60 - index) * dayMs).toISOString()];
    return { id, savedAt, content, index };
  });
  const shared = { shop_id: shopId, state: 'active', version: 1 };
  await insertRows(
    transaction,
    'campaign',
    campaigns.map(({ id, savedAt, content, index }) => ({
      ...{ ...shared, id, app_id: appId, content: withoutCodes(content), position: index + 1 },
      ...{ created_at: savedAt, changed_at: savedAt, changed_by_name: 'Olive Owner' },
    })),
  );
  await insertRows(
    transaction,
    'campaign_version',
    campaigns.map(({ id, savedAt, content }) => ({
      ...{ ...shared, campaign_id: id, content: withoutCodes(content), changes: [] },
      ...{ saved_at: savedAt, saved_by_name: 'Olive Owner' },
    })),
  );
  await insertRows(
    transaction,
    'campaign_offer',
    campaigns
      .flatMap(({ content }) => offersIn(content))
      .map(({ extra: { discount_offer_id: offer_id, code, type, value } }) => ({
        ...{ shop_id: shopId, offer_id, code, type, value },
      })),
  );
  await insertRows(
    transaction,
    'starter',
    starters.map((text, index) => ({
      ...{ id: `5b0f0000-0000-4000-8000-0000000000a${index + 1}`, shop_id: shopId, app_id: appId },
      ...{ language: 'en-US', position: index, text },
    })),
  );
  await insertRows(transaction, 'campaign_chat', [
    { app_id: appId, shop_id: shopId, version: Math.floor(nowMs / 1000), has_starters: true },
  ]);
}
