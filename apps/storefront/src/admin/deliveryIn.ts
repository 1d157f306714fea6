import type { Order } from '../orders/order';
import { asFields, firstText } from '../shell/fields';

/** The address in a change of an order; its country and part of it stay. Null where something is missing. */
export function deliveryIn(
  body: unknown,
  { address }: Order,
  at: Date,
): NonNullable<Order['delivery']> | null {
  const fields = asFields(asFields(asFields(body).order).shipping_address);
  const read = (name: string) => firstText(fields[name]).trim().slice(0, 200);
  const words = read('name').split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const given = { address1: read('address1'), city: read('city'), zip: read('zip') };
  if (words[0] === '' || Object.values(given).includes('')) return null;
  const names = { firstName: words.join(' '), lastName };
  return {
    address: { ...address, ...names, ...given, address2: read('address2') },
    phone: read('phone') || null,
    at,
  };
}
