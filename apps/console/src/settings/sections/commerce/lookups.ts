import type { NewReturnsConnection } from '@shopbell/protocol';

/** By what a portal finds an order, beside its name. */
export const lookups = {
  zip: 'Postal code',
  email: 'Email address',
  phone: 'Phone number',
} as const satisfies Record<NewReturnsConnection['lookup'], string>;
