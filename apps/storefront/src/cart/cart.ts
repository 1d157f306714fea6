import type { Catalog } from '../catalog/createCatalog';
import type { Product, Variant } from '../catalog/product';
import { variantName } from '../catalog/productFacts';

export type CartLine = { product: Product; variant: Variant; quantity: number };

/** The law: every line is a known variant, once, with 1 ≤ quantity ≤ stock. */
export type Cart = readonly CartLine[];

export type CartProblem =
  | { code: 'missing-items' }
  | { code: 'bad-quantity' }
  | { code: 'unknown-variant' }
  | { code: 'not-in-cart' }
  | { code: 'details-too-long' }
  | { code: 'sold-out'; title: string }
  | { code: 'not-enough-stock'; title: string; stock: number };

export type CartOutcome = { ok: true; cart: Cart } | { ok: false; problem: CartProblem };

export function quantityOf(cart: Cart, variantId: number): number {
  return cart.find((line) => line.variant.id === variantId)?.quantity ?? 0;
}

export function addToCart(catalog: Catalog, cart: Cart, variantId: number, quantity: number): CartOutcome {
  if (quantity < 1) return { ok: false, problem: { code: 'bad-quantity' } };
  return setQuantity(catalog, cart, variantId, quantityOf(cart, variantId) + quantity);
}

export function setQuantity(catalog: Catalog, cart: Cart, variantId: number, quantity: number): CartOutcome {
  const found = catalog.variantById(variantId);
  if (!found) return { ok: false, problem: { code: 'unknown-variant' } };
  const { stock } = found.variant;
  const title = variantName(found.product, found.variant);
  if (quantity > 0 && stock === 0) return { ok: false, problem: { code: 'sold-out', title } };
  if (quantity > stock) return { ok: false, problem: { code: 'not-enough-stock', title, stock } };
  return { ok: true, cart: replaceLine(cart, { ...found, quantity }) };
}

function replaceLine(cart: Cart, line: CartLine): Cart {
  const isSame = (other: CartLine) => other.variant.id === line.variant.id;
  const lines = cart.some(isSame) ? cart.map((other) => (isSame(other) ? line : other)) : [...cart, line];
  return lines.filter(({ quantity }) => quantity > 0);
}

export function linePrice({ variant, quantity }: CartLine): number {
  return variant.price * quantity;
}

export function itemCount(cart: Cart): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function totalPrice(cart: Cart): number {
  return cart.reduce((sum, line) => sum + linePrice(line), 0);
}
