import type { IncomingHttpHeaders } from 'node:http';
import type { OrderFacts, RefundFacts } from './OrderFacts';

/** What a platform has sent, before anybody has looked into it. */
export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Who is expected to speak at an address. */
export interface Sender {
  readonly secret: string;
  /** What the shop is called there. */
  readonly place: string;
}

/** What it says. */
export type News =
  | { readonly kind: 'order'; readonly facts: OrderFacts }
  | { readonly kind: 'refund'; readonly orderId: number; readonly refund: RefundFacts }
  /** That there is something new about an order, and not what: it has to be asked for. */
  | { readonly kind: 'order-changed'; readonly orderId: number }
  | { readonly kind: 'customer-erased'; readonly customerId: number | null; readonly orderIds: number[] }
  | { readonly kind: 'data-wanted'; readonly customerId: number | null; readonly orderIds: number[] }
  /** `at` tells what happened before the shop connected again. */
  | { readonly kind: 'uninstalled'; readonly at: Date | null }
  | { readonly kind: 'shop-erased'; readonly at: Date | null }
  /** Something that nobody here has asked for. */
  | { readonly kind: 'other' };

export interface Told {
  /** The same whenever it is told again. */
  readonly id: string;
  readonly topic: string;
  readonly news: News;
}

/** How a platform speaks by itself. */
export interface HookReader {
  /** Whether it comes from who is expected; looks at nothing but bytes. */
  isFrom(sender: Sender, delivery: Delivery): boolean;
  /** Throws a `CommerceError` where it cannot be read. */
  read(delivery: Delivery): Told;
}
