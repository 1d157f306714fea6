import { asFields, type Fields, wholeNumber } from '../shell/fields';
import { addToCart, type Cart, type CartOutcome, quantityOf, setQuantity } from './cart';

/** More lines than any shop of this size could fill: the bound for what one request may ask. */
const mostItems = 100;

/** `{id, quantity?}` or `{items: [{id, quantity?}, …]}`; all of it is added, or nothing. */
export function addFromBody(cart: Cart, body: unknown): CartOutcome {
  return requestedItems(asFields(body)).reduce<CartOutcome>(
    (outcome, item) => (outcome.ok ? addItem(outcome.cart, item) : outcome),
    { ok: true, cart },
  );
}

/** The variants that `addFromBody` adds, in the order asked for. */
export function requestedIds(body: unknown): number[] {
  return requestedItems(asFields(body)).flatMap((item) => variantIdOf(item.id) ?? []);
}

/** `{id | line, quantity}`; the id may be a line's key, the line is counted from 1. */
export function changeFromBody(cart: Cart, body: unknown): CartOutcome {
  const { id, line, quantity } = asFields(body);
  const variantId = id === undefined ? cart[(wholeNumber(line) ?? 0) - 1]?.variant.id : variantIdOf(id);
  const wanted = wholeNumber(quantity);
  if (!variantId || quantityOf(cart, variantId) === 0) return { ok: false, problem: { code: 'not-in-cart' } };
  if (wanted === null) return { ok: false, problem: { code: 'bad-quantity' } };
  return setQuantity(cart, variantId, wanted);
}

/** The cart page's form: one field `updates[{variant id}]` per line. */
export function updateFromForm(cart: Cart, body: unknown): CartOutcome {
  const updates = Object.entries(asFields(body)).flatMap(([name, quantity]) => {
    const id = /^updates\[(\d+)\]$/.exec(name)?.[1];
    return id === undefined ? [] : [{ id, quantity }];
  });
  return updates
    .slice(0, mostItems)
    .reduce<CartOutcome>(
      (outcome, { id, quantity }) => (outcome.ok ? updateLine(outcome.cart, id, quantity) : outcome),
      { ok: true, cart },
    );
}

function updateLine(cart: Cart, id: string, quantity: unknown): CartOutcome {
  const wanted = wholeNumber(quantity);
  if (wanted === null) return { ok: false, problem: { code: 'bad-quantity' } };
  return setQuantity(cart, Number(id), wanted);
}

function requestedItems(fields: Fields): Fields[] {
  if (!Array.isArray(fields.items)) return [fields];
  const items: unknown[] = fields.items.length === 0 ? [{}] : fields.items.slice(0, mostItems);
  return items.map(asFields);
}

function addItem(cart: Cart, item: Fields): CartOutcome {
  if (item.id === undefined) return { ok: false, problem: { code: 'missing-items' } };
  const variantId = variantIdOf(item.id);
  if (variantId === null) return { ok: false, problem: { code: 'unknown-variant' } };
  const quantity = item.quantity === undefined ? 1 : wholeNumber(item.quantity);
  if (quantity === null) return { ok: false, problem: { code: 'bad-quantity' } };
  return addToCart(cart, variantId, quantity);
}

function variantIdOf(id: unknown): number | null {
  return wholeNumber(typeof id === 'string' ? id.split(':')[0] : id);
}
