import type { Attachment, CardAttachment, FileAttachment, ProductCardAttachment } from '@shopbell/protocol';

export type AttachmentClass =
  | 'productCard'
  | 'discountOffer'
  | 'productRecommendation'
  | 'visitorForm'
  | 'image'
  | 'file';

const cards = ['productCard', 'discountOffer', 'productRecommendation', 'visitorForm'] as const;

/** Browsers do not show these, or only some of them (ATT-02). */
const notShown = ['heic', 'heif', 'tiff', 'tif'];

/** How an attachment is drawn (ATT-01): by its type, not by its name. */
export function classifyAttachment({ contentType }: Pick<Attachment, 'contentType'>): AttachmentClass {
  const card = cards.find((kind) => contentType === `application/${kind}`);
  if (card) return card;
  const [family, type = ''] = contentType.toLowerCase().split('/');
  // A picture that is a document can carry scripts of its own; as an <img> it could not run them, but saved it could.
  return family === 'image' && !notShown.includes(type) && !type.includes('xml') ? 'image' : 'file';
}

export const isCard = (attachment: Attachment): attachment is CardAttachment =>
  cards.some((kind) => attachment.contentType === `application/${kind}`);

export const isFile = (attachment: Attachment): attachment is FileAttachment => !isCard(attachment);

export const isProductCard = (attachment: Attachment): attachment is ProductCardAttachment =>
  attachment.contentType === 'application/productCard';

/** Cards that have no file still have an address and a size (ATT-07 to ATT-10). */
export function withPlaceholder(attachment: CardAttachment): CardAttachment {
  if (attachment.contentType === 'application/productCard') return attachment;
  const suffix = attachment.contentType.slice('application/'.length);
  return { ...attachment, url: `https://placeholder.invalid/${suffix}`, size: 0 };
}

/** What a product card is drawn from (ATT-05). */
export interface ProductCard {
  readonly id: string;
  readonly variant_id: string | null;
  readonly title: string;
  readonly url: string;
  readonly tracking_url: string;
  readonly price: string;
  readonly compare_at_price: string | null;
  readonly currency: string;
  readonly featured_image: string | null;
  readonly position: number;
  readonly source: 'campaign' | 'recommendation' | 'agent';
}

/** The cards of a carousel, numbered from zero (ATT-13). */
export function toProductCards(
  attachments: readonly ProductCardAttachment[],
  source: ProductCard['source'],
): ProductCard[] {
  return attachments.map(({ name, url, extra }, position) => ({
    id: String(extra.product_id),
    variant_id: textOrNull(extra.variant_id),
    title: extra.variant_name ? `${name} – ${extra.variant_name}` : name,
    url: extra.product_link,
    tracking_url: extra.shortened_product_link ?? extra.product_link,
    price: String(extra.price),
    compare_at_price: textOrNull(extra.compare_at_price),
    currency: extra.currency,
    featured_image: url === '' ? null : url,
    position,
    source: extra.source ?? source,
  }));
}

const textOrNull = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
