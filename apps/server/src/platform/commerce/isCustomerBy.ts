import type { OrderCustomer } from '@shopbell/protocol';
import type { CustomerKey } from './CommercePlatform';
import { plainEmail, plainPhone } from './isOrderOf';

/** A key that says nothing finds nobody; some platforms give everybody for it. */
export function isBlank(by: CustomerKey): boolean {
  if ('id' in by) return !Number.isSafeInteger(by.id) || by.id === 0;
  return ('email' in by ? plainEmail(by.email) : plainPhone(by.phone)) === '';
}

/** Whether who was found is who was asked for: searches give those too who are only similar. */
export function isCustomerBy(by: CustomerKey, { id, email, phone }: OrderCustomer): boolean {
  if ('id' in by) return id === by.id;
  if ('email' in by) return email !== null && plainEmail(email) === plainEmail(by.email);
  return phone !== null && plainPhone(phone) === plainPhone(by.phone);
}

/**
 * Where guests have no number of their own, theirs is that of an order of theirs, below zero: it leads back to them, and
 * to nobody's account.
 */
export const guestIdOf = (orderId: number): number => -orderId;
export const orderOfGuest = (guestId: number): number | null => (guestId < 0 ? -guestId : null);
