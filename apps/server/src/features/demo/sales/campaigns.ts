import type { Queryable } from '../../../platform/db';
import type { DemoShop } from '../DemoPast';

/** How the demo's campaigns fare, for each hundred shoppers who come to where they show. */
export interface DemoCampaign {
  readonly key: string;
  /** Of all shoppers, which part comes there. */
  readonly reach: number;
  readonly clicked: number;
  readonly replied: number;
  readonly dismissed: number;
  readonly productId: number | null;
}

export const demoCampaigns: readonly DemoCampaign[] = [
  { key: 'welcome', reach: 0.34, clicked: 0.11, replied: 0.05, dismissed: 0.22, productId: null },
  { key: 'leaving', reach: 0.16, clicked: 0.09, replied: 0.03, dismissed: 0.31, productId: null },
  { key: 'cart-value', reach: 0.14, clicked: 0.21, replied: 0.06, dismissed: 0.14, productId: 7024 },
  { key: 'browse-again', reach: 0.13, clicked: 0.17, replied: 0.02, dismissed: 0.19, productId: 7001 },
  { key: 'back-in-stock', reach: 0.08, clicked: 0.12, replied: 0.07, dismissed: 0.12, productId: 7019 },
  { key: 'summer-offer', reach: 0.15, clicked: 0.24, replied: 0.02, dismissed: 0.17, productId: 7002 },
];

/** By their place: the demo's campaigns stand in the same order. */
export type CampaignIds = ReadonlyMap<string, string>;

export async function readCampaignIds(
  transaction: Queryable,
  { shopId, appId }: DemoShop,
): Promise<CampaignIds> {
  const rows = await transaction.query<{ id: string }>(
    'select id::text from campaign where shop_id = $1 and app_id = $2 order by position, id',
    [shopId, appId],
  );
  if (rows.length < demoCampaigns.length)
    throw new Error('The demo shop has fewer campaigns than its past tells of');
  return new Map(demoCampaigns.map(({ key }, index) => [key, rows[index]?.id ?? '']));
}
