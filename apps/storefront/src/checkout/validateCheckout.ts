import { plainPhone } from '../customers/createCustomers';
import type { Address } from '../customers/customer';
import type { CheckoutField, CheckoutForm } from './checkoutForm';
import { countries } from './countries';
import { type ShippingMethod, shippingMethod } from './shippingMethods';

export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

export type CheckedCheckout =
  | { ok: true; email: string; phone: string | null; address: Address; method: ShippingMethod }
  | { ok: false; errors: CheckoutErrors };

const required: Partial<Record<CheckoutField, string>> = {
  email: 'Enter your email',
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  address1: 'Enter the street and house number',
  city: 'Enter the city',
  zip: 'Enter the postal code',
};

const patterns: Partial<Record<CheckoutField, { pattern: RegExp; error: string }>> = {
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/, error: 'Enter an email such as hazel@example.com' },
  zip: { pattern: /^[\p{L}\p{N}][\p{L}\p{N} -]{2,9}$/u, error: 'Enter a postal code such as 97205' },
};

/** A US parcel goes nowhere without its state and a postal code of five digits. */
const inTheUnitedStates: typeof patterns = {
  province: { pattern: /\S/, error: 'Enter the state' },
  zip: { pattern: /^\d{5}(-\d{4})?$/, error: 'Enter a ZIP code of five digits' },
};

export function validateCheckout(form: CheckoutForm): CheckedCheckout {
  const method = shippingMethod(form.method);
  const errors = findErrors(form);
  if (!method || Object.keys(errors).length > 0) return { ok: false, errors };
  const { email, phone, method: _method, ...address } = form;
  return { ok: true, email, phone: phone === '' ? null : plainPhone(phone), address, method };
}

function findErrors(form: CheckoutForm): CheckoutErrors {
  const rules = form.countryCode === 'US' ? { ...patterns, ...inTheUnitedStates } : patterns;
  const errors: CheckoutErrors = {};
  for (const [field, { pattern, error }] of entriesOf(rules))
    if (!pattern.test(form[field])) errors[field] = error;
  for (const [field, error] of entriesOf(required)) if (form[field] === '') errors[field] = error;
  if (form.phone !== '' && !/^\+?\d{7,15}$/.test(plainPhone(form.phone)))
    errors.phone = 'Enter a phone number such as +1 202 555 0143, or leave it empty';
  if (!Object.hasOwn(countries, form.countryCode)) errors.countryCode = 'Choose a country we ship to';
  if (!shippingMethod(form.method)) errors.method = 'Choose how it should reach you';
  return errors;
}

function entriesOf<Value>(record: Partial<Record<CheckoutField, Value>>): [CheckoutField, Value][] {
  return Object.entries(record) as [CheckoutField, Value][];
}
