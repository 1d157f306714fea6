import type { Catalog } from '../catalog/createCatalog';
import { asFields, type Fields, wholeNumber } from '../shell/fields';
import { addToCart, type Cart, type CartOutcome, quantityOf, setQuantity } from './cart';

/** More lines than any shop of this size could fill: the bound for what one request may ask. */
const mostItems = 100;

/** `{id, quantity?}` or `{items: [{id, quantity?}, …]}`; all of it is added, or nothing. */
export function addFromBody(catalog: Catalog, cart: Cart, body: unknown): CartOutcome {
  return inTurn(cart, requestedItems(asFields(body)), (current, item) => addItem(catalog, current, item));
}

/** The variants that `addFromBody` adds, in the order asked for. */
export function requestedIds(body: unknown): number[] {
  return requestedItems(asFields(body)).flatMap((item) => variantIdOf(item.id) ?? []);
}

/** `{id | line, quantity}`; the id may be a line's key, the line is counted from 1. */
export function changeFromBody(catalog: Catalog, cart: Cart, body: unknown): CartOutcome {
  const { id, line, quantity } = asFields(body);
  const variantId = id === undefined ? cart[(wholeNumber(line) ?? 0) - 1]?.variant.id : variantIdOf(id);
  const wanted = wholeNumber(quantity);
  if (!variantId || quantityOf(cart, variantId) === 0) return { ok: false, problem: { code: 'not-in-cart' } };
  if (wanted === null) return { ok: false, problem: { code: 'bad-quantity' } };
  return setQuantity(catalog, cart, variantId, wanted);
}

/** `{updates: {id: quantity} | [quantity, …]}`, or the form's fields `updates[{variant id}]`; all of it, or nothing. */
export function updateFromBody(catalog: Catalog, cart: Cart, body: unknown): CartOutcome {
  return inTurn(cart, requestedUpdates(cart, asFields(body)), (current, [id, quantity]) => {
    const variantId = variantIdOf(id);
    const wanted = wholeNumber(quantity);
    if (variantId === null) return { ok: false, problem: { code: 'unknown-variant' } };
    if (wanted === null) return { ok: false, problem: { code: 'bad-quantity' } };
    return setQuantity(catalog, current, variantId, wanted);
  });
}

function requestedUpdates(cart: Cart, fields: Fields): [unknown, unknown][] {
  if (Array.isArray(fields.updates)) {
    const quantities: unknown[] = fields.updates.slice(0, mostItems);
    return quantities.map((quantity, index) => [cart[index]?.variant.id, quantity]);
  }
  const named = Object.entries(fields).flatMap(([name, quantity]) => {
    const id = /^updates\[([^\]]*)\]$/.exec(name)?.[1];
    return id === undefined ? [] : [[id, quantity] as [unknown, unknown]];
  });
  return [...Object.entries(asFields(fields.updates)), ...named].slice(0, mostItems) as [unknown, unknown][];
}

function requestedItems(fields: Fields): Fields[] {
  if (!Array.isArray(fields.items)) return [fields];
  const items: unknown[] = fields.items.length === 0 ? [{}] : fields.items.slice(0, mostItems);
  return items.map(asFields);
}

function addItem(catalog: Catalog, cart: Cart, item: Fields): CartOutcome {
  if (item.id === undefined) return { ok: false, problem: { code: 'missing-items' } };
  const variantId = variantIdOf(item.id);
  if (variantId === null) return { ok: false, problem: { code: 'unknown-variant' } };
  const quantity = item.quantity === undefined ? 1 : wholeNumber(item.quantity);
  if (quantity === null) return { ok: false, problem: { code: 'bad-quantity' } };
  return addToCart(catalog, cart, variantId, quantity);
}

function inTurn<Step>(
  cart: Cart,
  steps: readonly Step[],
  take: (cart: Cart, step: Step) => CartOutcome,
): CartOutcome {
  return steps.reduce<CartOutcome>((outcome, step) => (outcome.ok ? take(outcome.cart, step) : outcome), {
    ok: true,
    cart,
  });
}

function variantIdOf(id: unknown): number | null {
  return wholeNumber(typeof id === 'string' ? id.split(':')[0] : id);
}
