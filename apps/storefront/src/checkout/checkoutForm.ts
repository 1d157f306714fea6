import type { Customer } from '../customers/customer';
import { asFields, firstText } from '../shell/fields';

export const checkoutFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'countryCode',
  'method',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** What stands in the fields, right or wrong: nothing typed is ever lost. */
export type CheckoutForm = Readonly<Record<CheckoutField, string>>;

const longestInput = 200;

export function formFromBody(body: unknown): CheckoutForm {
  const fields = asFields(body);
  const entries = checkoutFields.map((name) => [name, firstText(fields[name]).trim().slice(0, longestInput)]);
  return Object.fromEntries(entries) as CheckoutForm;
}

/** Someone who is signed in has told us most of it before. */
export function formFor(customer: Customer | null): CheckoutForm {
  return {
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    firstName: customer?.address.firstName ?? '',
    lastName: customer?.address.lastName ?? '',
    address1: customer?.address.address1 ?? '',
    address2: customer?.address.address2 ?? '',
    city: customer?.address.city ?? '',
    province: customer?.address.province ?? '',
    zip: customer?.address.zip ?? '',
    countryCode: customer?.address.countryCode ?? 'US',
    method: 'standard',
  };
}
