import type { GivenPageEvent } from '@shopbell/protocol/schemas';
import { readGuestId } from '@shopbell/rules/tracking';

/** An event as it is written; what is not told of it is not sent either. */
export interface EventRow {
  readonly shop_id: number;
  readonly app_id: number;
  readonly at: string;
  readonly event: string;
  readonly session_id: string | undefined;
  readonly guest_id: string | undefined;
  readonly campaign_id: string | undefined;
  readonly variant_id: string | undefined;
  readonly ab_variant: string | undefined;
  readonly language: string | undefined;
  readonly device: string | undefined;
  readonly product_id: string | undefined;
  readonly offer_id: string | undefined;
  readonly link_code: string | undefined;
  readonly is_bot: boolean;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface EventOrigin {
  readonly shopId: number;
  readonly appId: number;
  readonly at: string;
  readonly isBot: boolean;
}

const wordMax = 64;

function word(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' && value.length <= wordMax ? value : undefined;
}

/** What reports ask for has a column of its own; the rest of an event is the shop's own business. */
export function toRow({ event, properties }: GivenPageEvent, origin: EventOrigin): EventRow {
  const { sessionId, guestId, campaignId, variantId, abVariant, ...others } = properties;
  const { language, device, productId, offerId, linkCode, ...rest } = others;
  return {
    shop_id: origin.shopId,
    app_id: origin.appId,
    at: origin.at,
    event,
    session_id: readGuestId(sessionId) ?? undefined,
    guest_id: readGuestId(guestId) ?? undefined,
    campaign_id: word(campaignId),
    variant_id: word(variantId),
    ab_variant: word(abVariant),
    language: word(language),
    device: word(device),
    product_id: word(productId),
    offer_id: word(offerId),
    link_code: word(linkCode),
    is_bot: origin.isBot,
    properties: rest,
  };
}
