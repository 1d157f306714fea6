import type { Order, OrderCustomer } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { CommercePlatform } from '../../platform/commerce';

/** chosen: as long as it takes to look through a few screens; whoever asks for one order gets it as it is now. */
const freshMs = 15_000;
/** chosen: what one shopper can scroll through. */
const ordersMax = 100;
const shelvesMax = 1000;

interface Kept<Value> {
  readonly atMs: number;
  readonly value: Promise<Value>;
}

type Shelf<Value> = Map<string, Kept<Value>>;

/** What was read a moment ago, so that a page with several questions asks the shop's system once. */
export class OrderShelf {
  readonly #customers: Shelf<OrderCustomer | null> = new Map();
  readonly #orders: Shelf<readonly Order[]> = new Map();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  customerOf(shopId: number, platform: CommercePlatform, id: number): Promise<OrderCustomer | null> {
    return this.#read(this.#customers, `${shopId} ${id}`, () => platform.findCustomer({ id }));
  }

  /** Newest first. */
  ordersOf(shopId: number, platform: CommercePlatform, customer: OrderCustomer): Promise<readonly Order[]> {
    return this.#read(this.#orders, `${shopId} ${customer.id}`, async () =>
      newestFirst(await platform.ordersOf(customer, ordersMax)),
    );
  }

  /** It was read by itself: the list it stands in, or should stand in, has it as it is now. */
  renew(shopId: number, customerId: number, order: Order): void {
    const key = `${shopId} ${customerId}`;
    const known = this.#orders.get(key);
    if (!known) return;
    const others = known.value.then((orders) => orders.filter(({ id }) => id !== order.id));
    this.#put(this.#orders, key, { ...known, value: others.then((rest) => newestFirst([order, ...rest])) });
  }

  /** It is another now: lists that it stands in, or should stand in, are read anew. */
  forgetOrder(shopId: number, orderId: number, customerId: number | null): void {
    if (customerId !== null) this.forget(shopId, customerId);
    for (const [key, kept] of this.#orders) {
      if (!key.startsWith(`${shopId} `)) continue;
      kept.value.then(
        (orders) => {
          const isSame = this.#orders.get(key) === kept;
          if (isSame && orders.some(({ id }) => id === orderId)) this.#orders.delete(key);
        },
        // Who asked for it has heard of that.
        () => {},
      );
    }
  }

  forget(shopId: number, customerId: number): void {
    this.#orders.delete(`${shopId} ${customerId}`);
  }

  #read<Value>(shelf: Shelf<Value>, key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = shelf.get(key);
    if (known && this.#clock.now() - known.atMs < freshMs) return known.value;
    return this.#put(shelf, key, { atMs: this.#clock.now(), value: ask() });
  }

  #put<Value>(shelf: Shelf<Value>, key: string, kept: Kept<Value>): Promise<Value> {
    shelf.delete(key);
    shelf.set(key, kept);
    const [oldest] = shelf.keys();
    if (shelf.size > shelvesMax && oldest !== undefined) shelf.delete(oldest);
    // What failed, or was not there, is asked for again by whoever comes next.
    const drop = () => shelf.get(key) === kept && shelf.delete(key);
    kept.value.then((value) => value ?? drop(), drop);
    return kept.value;
  }
}

const newestFirst = (orders: readonly Order[]): Order[] =>
  orders.toSorted((one, other) => Date.parse(other.processed_at) - Date.parse(one.processed_at));
