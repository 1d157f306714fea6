import type { ArticleText } from '../DemoArticle';

type OrderSlug =
  | 'track-your-order'
  | 'cancel-an-order'
  | 'change-delivery-address'
  | 'gift-wrap-and-card'
  | 'part-of-order-missing'
  | 'wrong-item-received'
  | 'shipping-costs-and-times'
  | 'international-shipping'
  | 'customs-and-duties'
  | 'parcel-late-or-lost';

type OtherSlug =
  | 'thirty-night-returns'
  | 'how-to-send-something-back'
  | 'refund-timing'
  | 'exchange-size-or-colour'
  | 'damaged-on-arrival'
  | 'ways-to-pay'
  | 'discount-codes'
  | 'wash-linen'
  | 'slipper-size-guide'
  | 'contact-us';

/** What shoppers ask about orders on their way. */
export type OrderTexts = Readonly<Record<OrderSlug, ArticleText>>;

/** What they ask before they order, and once the parcel is there. */
export type OtherTexts = Readonly<Record<OtherSlug, ArticleText>>;
