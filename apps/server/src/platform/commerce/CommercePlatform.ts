import type {
  NewAddress,
  Order,
  OrderActionKind,
  OrderCustomer,
  OrderTransaction,
  ShopProduct,
} from '@shopbell/protocol';
import type { OfferedVariant, ReturnWish } from '@shopbell/rules/orders';

export type CustomerKey = { readonly email: string } | { readonly phone: string } | { readonly id: number };

/** A product, with the word by which the shop keeps like things together; null where it says none. */
export interface PlatformProduct extends ShopProduct {
  readonly kind: string | null;
  /** Whether it can be bought now; null where the shop's system does not say. */
  readonly isAvailable: boolean | null;
  /** What can be chosen of it: sizes, colours. None where there is one form only, or nobody says. */
  readonly forms: readonly ProductForm[];
}

export interface ProductForm {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly isAvailable: boolean | null;
}

/** Those with these words, or simply some where there are none; those with these numbers; those of a kind. */
export type ProductsWanted =
  | { readonly words: string }
  | { readonly ids: readonly string[] }
  | { readonly kind: string };

/** A shop's own system, as far as the desk needs it. Orders are read live; nothing of them is kept here. */
export interface CommercePlatform {
  /** Null where nobody is known by it. An address is compared without regard to case, a number in E.164. */
  findCustomer(by: CustomerKey): Promise<OrderCustomer | null>;
  /** Newest first, and at most so many. A guest's orders count when they carry the customer's address or number. */
  ordersOf(customer: OrderCustomer, most: number): Promise<readonly Order[]>;
  /** Null where there is none, or it is not this customer's. */
  findOrder(customer: OrderCustomer, orderId: number): Promise<Order | null>;
  /** What the shop has marked a customer with; not every system has that. */
  tagsOf?(customer: OrderCustomer): Promise<readonly string[]>;
  /** What the shop sells on its pages, with whole addresses; at most so many. */
  products(wanted: ProductsWanted, most: number): Promise<readonly PlatformProduct[]>;
  transactionsOf(orderId: number): Promise<readonly OrderTransaction[]>;
  /** What it lets others do with an order; the rest a person does there. */
  readonly can: ReadonlySet<OrderActionKind>;
  /** With everything that belongs to it: what was paid goes back. Where that is not possible it is declined. */
  cancelOrder(orderId: number): Promise<ActionAnswer>;
  changeAddress(orderId: number, address: NewAddress): Promise<ActionAnswer>;
  /** Absent where it has no returns that others can make: then the team is asked. */
  readonly returns?: PlatformReturns;
  /** Whether a discount's code is good at this moment. Absent where the platform does not say. */
  isCodeValid?(code: string): Promise<boolean>;
}

export interface LineQuantity {
  readonly id: number;
  readonly quantity: number;
}

/** What goes back to a shop, and what comes instead. */
export interface PlatformReturns {
  /** What of an order's lines can go back in this moment. */
  returnable(orderId: number): Promise<readonly LineQuantity[]>;
  /** What there is of a product, with what was bought. */
  variants(productId: number): Promise<readonly OfferedVariant[]>;
  /** The shop waits for it from then on; money goes back when it has come. */
  create(orderId: number, wish: ReturnWish): Promise<ActionAnswer>;
}

/**
 * Whether it has happened can be seen in the order, if not at once. A trouble that is `throttled` or `refused` means that
 * nothing happened; after any other nobody knows.
 */
export type ActionAnswer = 'accepted' | 'declined';

/** What every one of them can; returns are not everybody's. */
export const plainActions: ReadonlySet<OrderActionKind> = new Set(['cancel', 'address']);
export const everyAction: ReadonlySet<OrderActionKind> = new Set([...plainActions, 'return']);

/** Why a platform gave no answer. */
export type CommerceTrouble =
  /** It did not answer in time, or answered with a failure of its own. */
  | 'unreachable'
  /** It wants to be asked later. */
  | 'throttled'
  /** It does not accept our credentials, or they do not allow this. */
  | 'refused'
  /** It answered something that nobody can read. */
  | 'unreadable';

export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  constructor(
    readonly trouble: CommerceTrouble,
    message: string,
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
