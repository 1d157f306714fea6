import type { CartDetails } from '../cart/cartDetails';
import type { Product, Variant } from '../catalog/product';
import type { ShippingMethod } from '../checkout/shippingMethods';
import type { Address } from '../customers/customer';

/** Shopify's words, as far as a parcel of this shop can get. */
export type ShipmentStatus =
  | 'confirmed'
  | 'in_transit'
  | 'out_for_delivery'
  | 'attempted_delivery'
  | 'delivered';

export type OrderLine = { id: number; product: Product; variant: Variant; price: number; quantity: number };

export type LineQuantity = { lineId: number; quantity: number };

export type Fulfillment = {
  id: number;
  shippedAt: Date;
  updatedAt: Date;
  status: ShipmentStatus;
  carrier: string;
  trackingNumbers: readonly string[];
  lines: readonly LineQuantity[];
};

export type Refund = { id: number; at: Date; amount: number; note: string; lines: readonly LineQuantity[] };

/** What goes back, and which variants come instead. The shop waits for it. */
export type Return = {
  id: number;
  at: Date;
  note: string;
  lines: readonly LineQuantity[];
  exchanges: readonly { variantId: number; quantity: number }[];
};

export type Order = {
  id: number;
  number: number;
  /** Opens the order's status page to whoever placed it; unguessable. */
  token: string;
  /** One press of the button, however often the browser sends it. */
  attempt: string;
  customerId: number;
  email: string;
  phone: string | null;
  placedAt: Date;
  lines: readonly OrderLine[];
  details: CartDetails;
  address: Address;
  /** Where it goes, where that was changed afterwards. */
  delivery?: { address: Address; phone: string | null; at: Date };
  method: ShippingMethod;
  shippingPrice: number;
  /** Nobody pays in the demo: what visitors order stays unpaid. */
  payment: { kind: 'pending' } | { kind: 'paid'; cardCompany: string; lastDigits: string };
  fulfillments: readonly Fulfillment[];
  refunds: readonly Refund[];
  returns?: readonly Return[];
  cancelled: { at: Date; reason: 'customer' | 'inventory' } | null;
};

export const orderName = (order: Pick<Order, 'number'>): string => `#${order.number}`;
