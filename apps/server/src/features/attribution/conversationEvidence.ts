import type { Evidence } from '@shopbell/rules/attribution';
import { guestIn } from '@shopbell/rules/tracking';
import type { Queryable } from '../../platform/db';
import type { AddressHashes } from '../webhooks';
import type { KnownSale } from './sales';

/** A conversation in which the shop has answered, and by what its shopper is known. */
interface Talk {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly revenue_id: string | null;
  readonly campaign_id: string | null;
  readonly variant_id: string | null;
}

/** chosen: more than a shop answers in the days before an order; the latest of them count. */
const mostTalks = 5000;

/**
 * Finds the conversations of who placed these orders: by the guest id that their messages carry, or by the address or
 * number that they proved or gave.
 */
export async function readConversationEvidence(
  transaction: Queryable,
  shopId: number,
  sales: readonly KnownSale[],
  { days, hashesOf }: { readonly days: number; readonly hashesOf: AddressHashes },
): Promise<Map<number, Evidence[]>> {
  const times = sales.map(({ placedAtMs }) => placedAtMs);
  const from = new Date(Math.min(...times) - days * 86_400_000);
  const talks = await transaction.query<Talk>(talksSql, [
    shopId,
    from,
    new Date(Math.max(...times)),
    mostTalks,
  ]);
  const byKey = new Map<string, Talk[]>();
  for (const talk of talks)
    for (const key of keysOf(talk, shopId, hashesOf)) byKey.set(key, [...(byKey.get(key) ?? []), talk]);
  const found = new Map<number, Evidence[]>();
  for (const sale of sales) {
    const keys = [...sale.addressHashes, ...(sale.guestId ? [sale.guestId] : [])];
    const own = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
    if (own.length > 0) found.set(sale.orderId, await answersBefore(transaction, shopId, sale, own));
  }
  return found;
}

const talksSql = `
  select c.id, v.email, v.phone, told.revenue_id, told.campaign_id, told.variant_id
  from conversation c
  left join visitor v on v.conversation_id = c.id and v.shop_id = c.shop_id
  left join lateral (
    select m.metadata->>'revenueId' as revenue_id, m.metadata->'convertMetadata'->>'campaignId' as campaign_id,
      m.metadata->'convertMetadata'->>'variantId' as variant_id
    from message m where m.conversation_id = c.id and m.shop_id = c.shop_id and not m.from_agent
    order by m.metadata->'convertMetadata'->>'campaignId' is null, m.id desc limit 1
  ) told on true
  where c.shop_id = $1 and c.last_message_at >= $2 and c.created_at <= $3
  order by c.last_message_at desc limit $4`;

function keysOf({ email, phone, revenue_id }: Talk, shopId: number, hashesOf: AddressHashes): string[] {
  const guestId = guestIn(revenue_id);
  const addresses = [email, phone].flatMap((each) => each ?? []);
  return [...hashesOf(shopId, addresses), ...(guestId ? [guestId] : [])];
}

/** A conversation counts from the shop's last answer before the order: nobody buys because they were left waiting. */
async function answersBefore(
  transaction: Queryable,
  shopId: number,
  sale: KnownSale,
  talks: readonly Talk[],
): Promise<Evidence[]> {
  const rows = await transaction.query<{ conversation_id: string; at: Date }>(
    `select conversation_id, max(created_at) as at from message
     where shop_id = $1 and conversation_id = any ($2::uuid[]) and from_agent and created_at <= $3 group by 1`,
    [shopId, talks.map(({ id }) => id), new Date(sale.placedAtMs)],
  );
  return rows.map(({ conversation_id, at }) => {
    const talk = talks.find(({ id }) => id === conversation_id);
    return {
      ...{ id: `conversation ${conversation_id}`, rule: 'conversation', conversationId: conversation_id },
      ...{ atMs: at.getTime(), language: null },
      ...{ campaignId: talk?.campaign_id ?? null, variantId: talk?.variant_id ?? null },
    };
  });
}
