import type { Return } from '../orders/order';
import { asFields, firstText, wholeNumber } from '../shell/fields';

/** The return in a body, field by field; what is no number is none of an order's. */
export function returnIn(body: unknown, at: Date): Omit<Return, 'id'> {
  const fields = asFields(asFields(body).return);
  const list = (name: string) => {
    const given = fields[name];
    return (Array.isArray(given) ? given.slice(0, 100) : []).map(asFields);
  };
  return {
    ...{ at, note: firstText(fields.note).slice(0, 500) },
    lines: list('return_line_items').map(({ line_item_id: id, quantity }) => ({
      lineId: wholeNumber(id) ?? 0,
      quantity: wholeNumber(quantity) ?? 0,
    })),
    exchanges: list('exchange_line_items').map(({ variant_id: id, quantity }) => ({
      variantId: wholeNumber(id) ?? 0,
      quantity: wholeNumber(quantity) ?? 0,
    })),
  };
}
