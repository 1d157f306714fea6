import type { Evidence } from '@shopbell/rules/attribution';
import type { Queryable } from '../../platform/db';
import type { KnownSale } from './sales';

interface EventRow {
  readonly at: Date;
  readonly event: string;
  readonly session_id: string;
  readonly guest_id: string;
  readonly campaign_id: string | null;
  readonly variant_id: string | null;
  readonly language: string | null;
  readonly product_id: string | null;
  readonly url: string | null;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const telling = ['link-clicked', 'product-added'];

/** What visitors did with campaigns, by their guest id; those who did not consent left nothing. */
export async function readPageEvidence(
  transaction: Queryable,
  shopId: number,
  guestIds: readonly string[],
  { from, to }: Span,
): Promise<Map<string, Evidence[]>> {
  const rows = await transaction.query<EventRow>(
    `select at, event, session_id, guest_id, campaign_id, variant_id, language, product_id, properties->>'url' as url
     from page_event where shop_id = $1 and guest_id = any ($2::uuid[]) and at between $3 and $4
       and event = any ($5) and campaign_id is not null and not is_bot
     order by at desc limit 20000`,
    [shopId, guestIds, from, to, telling],
  );
  const found = new Map<string, Evidence[]>();
  for (const row of rows) found.set(row.guest_id, [...(found.get(row.guest_id) ?? []), ...evidenceIn(row)]);
  return found;
}

/** A click on a product's link is both: a link, and the product if that is what was bought. */
function evidenceIn(row: EventRow): Evidence[] {
  const { at, event, session_id, product_id, url } = row;
  const shared = {
    ...{ atMs: at.getTime(), campaignId: row.campaign_id, variantId: row.variant_id || null },
    language: row.language,
  };
  const id = JSON.stringify([event, at, session_id, row.campaign_id, product_id, url]);
  const link: Evidence = { ...shared, id, rule: 'link', ...(url && { url }) };
  const product: Evidence = { ...shared, id: `product ${id}`, rule: 'product', productId: product_id ?? '' };
  return [...(event === 'link-clicked' ? [link] : []), ...(product_id ? [product] : [])];
}

interface RevealRow {
  readonly at: Date;
  readonly guest_id: string | null;
  readonly campaign_id: string;
  readonly variant_id: string | null;
  readonly language: string | null;
  readonly code: string;
}

/**
 * Who revealed the codes that these orders redeem. Codes travel, from a phone to a desk or to a friend: where the
 * shopper's own reveal is not known, the latest of anybody's before the order is the reason.
 */
export async function readCodeEvidence(
  transaction: Queryable,
  shopId: number,
  sale: KnownSale,
  from: Date,
): Promise<Evidence[]> {
  if (sale.discountCodes.length === 0) return [];
  const rows = await transaction.query<RevealRow>(
    `select e.at, e.guest_id, e.campaign_id, e.variant_id, e.language, o.code
     from campaign_offer o join page_event e on e.shop_id = o.shop_id and e.event = 'offer-revealed'
       and e.offer_id = o.offer_id::text and e.campaign_id is not null and not e.is_bot
       and e.at between $3 and $4
     where o.shop_id = $1 and lower(o.code) = any ($2)
     order by (e.guest_id::text = $5) desc nulls last, e.at desc limit 1`,
    [
      ...[shopId, sale.discountCodes.map((code) => code.trim().toLowerCase()), from],
      ...[new Date(sale.placedAtMs), sale.guestId],
    ],
  );
  return rows.map((row) => ({
    ...{ id: JSON.stringify(['offer-revealed', row.at, row.campaign_id]), rule: 'code', code: row.code },
    ...{ atMs: row.at.getTime(), campaignId: row.campaign_id, variantId: row.variant_id || null },
    language: row.language,
  }));
}
