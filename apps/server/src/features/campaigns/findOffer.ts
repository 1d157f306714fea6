import type { Queryable } from '../../platform/db';

export interface OfferPlace {
  readonly shopId: number;
  readonly appId: number;
  readonly offerId: string;
}

/** The code of an offer, while a campaign of this chat makes it, is on, and nobody has stopped them all. */
export async function findOffer(
  queryable: Queryable,
  { shopId, appId, offerId }: OfferPlace,
): Promise<{ readonly code: string } | null> {
  const [offer] = await queryable.query<{ code: string }>(
    `select offer.code from campaign_offer offer
     where offer.shop_id = $1 and offer.offer_id = $3 and exists (
       select from campaign
       join campaign_chat chat on chat.app_id = campaign.app_id and chat.shop_id = campaign.shop_id
       where campaign.shop_id = $1 and campaign.app_id = $2 and campaign.state = 'active'
         and chat.stopped_at is null
         and position(to_jsonb(offer.offer_id)::text in campaign.content::text) > 0
     )`,
    [shopId, appId, offerId],
  );
  return offer ?? null;
}
