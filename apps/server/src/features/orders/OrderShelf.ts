import type { Order, OrderCustomer } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { CommercePlatform } from '../../platform/commerce';

/** chosen: as long as it takes to look through a few screens; whoever asks for one order gets it as it is now. */
const freshMs = 15_000;
/** chosen: what one shopper can scroll through. */
const ordersMax = 100;
const shelvesMax = 1000;

interface Kept {
  readonly atMs: number;
  readonly orders: Promise<readonly Order[]>;
}

/** Orders that were read a moment ago, so that a page with several questions asks the shop's system once. */
export class OrderShelf {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Newest first. */
  ordersOf(shopId: number, platform: CommercePlatform, customer: OrderCustomer): Promise<readonly Order[]> {
    const key = `${shopId} ${customer.id}`;
    const known = this.#kept.get(key);
    if (known && this.#clock.now() - known.atMs < freshMs) return known.orders;
    const orders = platform.ordersOf(customer, ordersMax).then(newestFirst);
    this.#keep(key, { atMs: this.#clock.now(), orders });
    // What failed is asked for again by whoever comes next.
    orders.catch(() => this.forget(shopId, customer.id));
    return orders;
  }

  /** It is another now: lists that it stands in, or should stand in, are read anew. */
  forgetOrder(shopId: number, orderId: number, customerId: number | null): void {
    if (customerId !== null) this.forget(shopId, customerId);
    for (const [key, kept] of this.#kept) {
      if (!key.startsWith(`${shopId} `)) continue;
      kept.orders.then(
        (orders) => {
          const isSame = this.#kept.get(key) === kept;
          if (isSame && orders.some(({ id }) => id === orderId)) this.#kept.delete(key);
        },
        // Who asked for it has heard of that.
        () => {},
      );
    }
  }

  forget(shopId: number, customerId: number): void {
    this.#kept.delete(`${shopId} ${customerId}`);
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > shelvesMax && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const newestFirst = (orders: readonly Order[]): Order[] =>
  orders.toSorted((one, other) => Date.parse(other.processed_at) - Date.parse(one.processed_at));
