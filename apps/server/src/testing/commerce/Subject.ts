import type { Order, OrderCustomer } from '@shopbell/protocol';
import type { CommercePlatform, PlatformProduct } from '../../platform/commerce';
import type { Misbehaviour } from './misbehave';

/** A platform's server under test, and what it is bound to say. */
export interface Subject {
  /** `host:port` */
  readonly place: string;
  readonly platform: CommercePlatform;
  /** Another adapter with credentials that were never given out. */
  readonly stranger: CommercePlatform;
  /** Gives up after a moment, where the other waits as long as in production. */
  readonly hasty: CommercePlatform;
  readonly known: {
    readonly email: string;
    readonly phone: string;
    readonly id: number;
    readonly firstName: string;
  };
  /** What the shop has marked them with, where it marks customers. */
  readonly tags?: readonly string[];
  /** The ids of theirs, newest first. */
  readonly orderIds: readonly number[];
  /** One of theirs, whole, as this platform is able to say it. */
  readonly split: Order;
  /** A product as this platform is able to say it, words that find it first, and others of its kind, if it has kinds. */
  readonly shelf: {
    readonly product: PlatformProduct;
    readonly words: string;
    readonly alike: readonly string[] | null;
  };
  readonly foreignOrderId: number;
  /** Whose order can still be cancelled and sent elsewhere; and one of theirs for which it is too late. */
  readonly open: { readonly customer: OrderCustomer; readonly orderId: number };
  readonly shippedId: number;
  /** Whose order has arrived, a line with two pieces of which one can be exchanged, and for what; null without returns. */
  readonly arrived: {
    readonly customer: OrderCustomer;
    readonly orderId: number;
    readonly lineId: number;
    readonly productId: number;
    readonly variantId: number;
  } | null;
  readonly throttled: { readonly wrong: Misbehaviour; readonly retryAfterMs: number | null };
  /** How it says that a key is not valid any more. */
  readonly revoked: readonly Misbehaviour[];
  /** From now on it answers like this; null for as it should. */
  misbehaves(wrong: Misbehaviour | null): void;
  close(): Promise<void>;
}
