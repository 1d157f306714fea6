import type { Order, OrderCustomer } from '@shopbell/protocol';

/**
 * Whether an order is this customer's: placed in their account, or by a guest under their address or number. Asked of
 * every order, whatever the platform was asked for: a filter that it ignores must not show somebody else's.
 */
export function isOrderOf(
  { id, email, phone }: OrderCustomer,
  order: Pick<Order, 'email' | 'phone'>,
  ownerId: number | null,
): boolean {
  // Zero is how some platforms write "nobody".
  if (ownerId !== null && ownerId > 0 && ownerId === id) return true;
  return isSame(email, order.email, plainEmail) || isSame(phone, order.phone, plainPhone);
}

function isSame(one: string | null, other: string | null, plain: (text: string) => string): boolean {
  return one !== null && other !== null && plain(one) !== '' && plain(one) === plain(other);
}

export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** `+1 (202) 555-0143` is the number `+12025550143`. */
export const plainPhone = (phone: string): string => phone.replace(/[^\d+]/g, '');
