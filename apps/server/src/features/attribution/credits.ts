import { type AttributionWindows, type Credit, creditOf, type Evidence } from '@shopbell/rules/attribution';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Shops } from '../shops';
import type { AddressHashes } from '../webhooks';
import { readConversationEvidence } from './conversationEvidence';
import { readCodeEvidence, readPageEvidence } from './pageEvidence';
import { type KnownSale, readSales, takeDue } from './sales';
import { windowsOf } from './windowsOf';

export interface CreditsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: Shops;
  readonly hashesOf: AddressHashes;
}

const dayMs = 86_400_000;
/** chosen: what a page tells a moment after the order has come by then. */
const settlesMs = 60_000;
/** In one transaction, and in one minute; what is left waits for the next. */
const batch = 100;
const mostShops = 50;

/** Looks again at orders of which something became known, whenever and however often that happens. */
export function createCredits({ database, clock, shops, hashesOf }: CreditsDependencies) {
  async function creditBatch(shopId: number, before: Date): Promise<number> {
    const windows = windowsOf(await shops.liveApps(shopId));
    return database.inShops([shopId]).tx(async (transaction) => {
      const orderIds = await takeDue(transaction, shopId, { before, limit: batch });
      const sales = (await readSales(transaction, shopId, orderIds)).filter(
        ({ isCancelled }) => !isCancelled,
      );
      const evidence = await evidenceFor(transaction, shopId, sales, windows);
      const credits = sales.flatMap((sale) => {
        const credit = creditOf(sale, evidence.get(sale.orderId) ?? [], windows);
        return credit ? { sale, credit } : [];
      });
      await keepCredits(transaction, shopId, orderIds, credits, new Date(clock.now()));
      return orderIds.length;
    });
  }

  async function evidenceFor(
    transaction: Queryable,
    shopId: number,
    sales: readonly KnownSale[],
    windows: AttributionWindows,
  ): Promise<Map<number, Evidence[]>> {
    if (sales.length === 0) return new Map();
    const times = sales.map(({ placedAtMs }) => placedAtMs);
    const reachMs = Math.max(windows.link, windows.product) * dayMs;
    const span = { from: new Date(Math.min(...times) - reachMs), to: new Date(Math.max(...times)) };
    const guestIds = [...new Set(sales.flatMap(({ guestId }) => guestId ?? []))];
    const ofGuests = await readPageEvidence(transaction, shopId, guestIds, span);
    const talks = { days: windows.conversation, hashesOf };
    const ofTalks = await readConversationEvidence(transaction, shopId, sales, talks);
    const found = new Map<number, Evidence[]>();
    for (const sale of sales) {
      const from = new Date(sale.placedAtMs - windows.code * dayMs);
      found.set(sale.orderId, [
        ...(ofGuests.get(sale.guestId ?? '') ?? []),
        ...(await readCodeEvidence(transaction, shopId, sale, from)),
        ...(ofTalks.get(sale.orderId) ?? []),
      ]);
    }
    return found;
  }

  return {
    /** Once a minute. */
    async creditDue(before = new Date(clock.now() - settlesMs)): Promise<void> {
      const waiting = await database.query<{ shop_id: string }>(
        `select shop_id from attribution_due where since <= $1 group by shop_id order by min(since) limit $2`,
        [before, mostShops],
      );
      for (const { shop_id } of waiting) await creditBatch(Number(shop_id), before);
    },

    /** What lies in a conversation is a reason no longer; the order is looked at again without it. */
    async forgetConversation(transaction: Queryable, shopId: number, conversationId: string): Promise<void> {
      await transaction.query(
        `with gone as (
           delete from attribution where shop_id = $1 and conversation_ids @> array[$2::uuid] returning order_id)
         insert into attribution_due (shop_id, order_id) select $1, order_id from gone on conflict do nothing`,
        [shopId, conversationId],
      );
    },
  };
}

/** Those that are credited no longer lose what they had. */
async function keepCredits(
  transaction: Queryable,
  shopId: number,
  orderIds: readonly number[],
  credits: readonly { readonly sale: KnownSale; readonly credit: Credit }[],
  now: Date,
): Promise<void> {
  await transaction.query('delete from attribution where shop_id = $1 and order_id = any ($2)', [
    shopId,
    orderIds,
  ]);
  const rows = credits.map(({ sale, credit }) => rowOfCredit(shopId, sale, credit, now));
  await transaction.query(
    'insert into attribution select * from jsonb_populate_recordset(null::attribution, $1::jsonb)',
    [JSON.stringify(rows)],
  );
}

/** As it is kept: without the ids of what decided, which name the visit. */
export const rowOfCredit = (
  shopId: number,
  sale: Pick<KnownSale, 'orderId' | 'placedAtMs' | 'currency' | 'total'>,
  credit: Credit,
  now: Date,
) => ({
  ...{ shop_id: shopId, order_id: sale.orderId, rule: credit.by.rule, credited_at: now },
  ...{ campaign_id: credit.by.campaignId, variant_id: credit.by.variantId, language: credit.by.language },
  ...{ placed_at: new Date(sale.placedAtMs), currency: sale.currency, total: sale.total },
  ...{ refunded: credit.refunded, amount: credit.amount },
  conversation_ids: credit.chain.flatMap(({ conversationId }) => conversationId ?? []),
  evidence: credit.chain.map(({ id, ...each }) => ({ ...each, isDecisive: id === credit.by.id })),
});
