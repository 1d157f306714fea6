import type { CreditedOrders, ReportWish } from '@shopbell/protocol';
import type { Evidence } from '@shopbell/rules/attribution';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { knownCampaigns } from './knownCampaigns';

interface OrderRow {
  readonly order_id: string;
  readonly placed_at: Date;
  readonly currency: string;
  readonly total: number;
  readonly refunded: number;
  readonly amount: number;
  readonly rule: Evidence['rule'];
  readonly campaign_id: string | null;
  readonly variant_id: string | null;
  readonly evidence: (Omit<Evidence, 'id'> & { readonly isDecisive: boolean })[];
}

const pageSize = 25;
const dayMs = 86_400_000;

export interface OrdersWish extends ReportWish {
  /** Milliseconds and order, as the last page gave them. */
  readonly before?: string | undefined;
}

/** The newest first, each with all that it is credited by. */
export const createCreditedOrders =
  ({ database, clock }: { readonly database: Database; readonly clock: Clock }) =>
  (shopId: number, { days, campaign, before }: OrdersWish): Promise<CreditedOrders> =>
    database.inShops([shopId]).tx(async (transaction) => {
      const [beforeMs, beforeId] = before?.split('-') ?? [];
      const rows = await transaction.query<OrderRow>(
        `select order_id, placed_at, currency, total::float8, refunded::float8, amount::float8, rule, campaign_id,
           variant_id, evidence
         from attribution where shop_id = $1 and placed_at > $2 and (placed_at, order_id) < ($3, $4::bigint)
           and ($6::text is null or campaign_id = $6)
         order by placed_at desc, order_id desc limit $5`,
        [
          shopId,
          new Date(clock.now() - days * dayMs),
          beforeMs === undefined ? 'infinity' : new Date(Number(beforeMs)),
          beforeId ?? 0,
          pageSize,
          campaign ?? null,
        ],
      );
      const known = await knownCampaigns(transaction, shopId);
      const nameOf = (id: string | null) => (id === null ? null : (known.get(id)?.name ?? null));
      const last = rows.at(-1);
      return {
        orders: rows.map((row) => ({
          ...{ orderId: Number(row.order_id), placedDatetime: row.placed_at.toISOString() },
          ...{ currency: row.currency, total: row.total, refunded: row.refunded, amount: row.amount },
          ...{ rule: row.rule, campaignId: row.campaign_id, variantId: row.variant_id },
          campaignName: nameOf(row.campaign_id),
          evidence: row.evidence.map(({ atMs, language: _, ...each }) => ({
            ...{ ...each, atDatetime: new Date(atMs).toISOString() },
            campaignName: nameOf(each.campaignId),
          })),
        })),
        next: rows.length === pageSize && last ? `${last.placed_at.getTime()}-${last.order_id}` : null,
      };
    });
