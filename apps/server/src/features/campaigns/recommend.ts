import type { ServedCampaign, ServedCampaignAttachment } from '@shopbell/protocol';
import { discountCodeIn, productLink } from '@shopbell/rules/campaigns';
import {
  boughtTogetherDays,
  inTheirOrder,
  isRecommendationRule,
  nearestInPrice,
  type RecommendationRule,
  recommendedMax,
} from '@shopbell/rules/recommending';
import { cardOf } from '@shopbell/rules/selling';
import type { Clock } from '../../platform/clock';
import { CommerceError, type PlatformProduct } from '../../platform/commerce';
import type { Database } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { Catalogue } from '../catalogue';
import { boughtWith } from '../webhooks';

export interface RecommendDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a page says of its shopper: numbers of products, nothing else. */
export interface Looked {
  /** The one whose page it is. */
  readonly product: string | null;
  /** The newest first. */
  readonly viewed: readonly string[];
}

export type Recommend = ReturnType<typeof createRecommend>;

const dayMs = 86_400_000;
/** chosen: among so many of a kind the nearest in price are looked for. */
const alikeMax = 25;

/** Fills in what a campaign recommends, by its rule and for the page it is shown on. */
export function createRecommend({ database, catalogue, clock, log }: RecommendDependencies) {
  const byIds = async (shopId: number, ids: readonly string[]) =>
    ids.length === 0 ? [] : inTheirOrder(ids, (await catalogue(shopId, { ids }, ids.length)) ?? []);

  const rules: Record<RecommendationRule, (shopId: number, looked: Looked) => Promise<PlatformProduct[]>> = {
    async 'bought-together'(shopId, { product }) {
      if (product === null) return [];
      const since = new Date(clock.now() - boughtTogetherDays * dayMs);
      const ids = await boughtWith(database.inShops([shopId]), shopId, {
        product,
        since,
        most: 2 * recommendedMax,
      });
      return byIds(shopId, ids);
    },
    async similar(shopId, { product }) {
      const [own] = product === null ? [] : await byIds(shopId, [product]);
      if (!own?.kind) return [];
      return nearestInPrice(own, (await catalogue(shopId, { kind: own.kind }, alikeMax)) ?? []);
    },
    'recently-viewed': (shopId, { product, viewed }) =>
      byIds(
        shopId,
        viewed.filter((id) => id !== product),
      ),
  };

  async function chosen(shopId: number, rule: string, looked: Looked): Promise<PlatformProduct[]> {
    // Without a page of its own, what was looked at last stands for it.
    const around = { ...looked, product: looked.product ?? looked.viewed[0] ?? null };
    if (!isRecommendationRule(rule)) return [];
    try {
      return (await rules[rule](shopId, rule === 'recently-viewed' ? looked : around)).slice(
        0,
        recommendedMax,
      );
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      log.warn({ shopId, trouble: error.trouble, err: error }, 'Nothing could be recommended');
      return [];
    }
  }

  /** The campaign in one of its wordings, with the products in it. */
  return async (shopId: number, campaign: ServedCampaign, looked: Looked): Promise<ServedCampaign> => {
    const code = discountCodeIn(campaign.message.html);
    const fill = async (attachment: ServedCampaignAttachment): Promise<ServedCampaignAttachment> => {
      if (!isRecommendation(attachment)) return attachment;
      const found = await chosen(shopId, attachment.extra.id, looked);
      const products = found.map((product) => cardOf(product, productLink(product.url, campaign.name, code)));
      return { ...attachment, extra: { ...attachment.extra, products } };
    };
    return { ...campaign, attachments: await Promise.all(campaign.attachments.map(fill)) };
  };
}

type Recommendation = Extract<
  ServedCampaignAttachment,
  { readonly contentType: 'application/productRecommendation' }
>;
const isRecommendation = (attachment: ServedCampaignAttachment): attachment is Recommendation =>
  attachment.contentType === 'application/productRecommendation';
