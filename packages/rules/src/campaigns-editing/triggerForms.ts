import type { Trigger, TriggerKey } from '@shopbell/protocol';

/** What a trigger's value is, and so how it is asked for. */
export type TriggerValueKind =
  /** A number of these. */
  | 'seconds'
  | 'times'
  | 'money'
  /** One or more words, of which the operator says how they are compared. */
  | 'addresses'
  | 'tags'
  | 'products'
  | 'countries'
  /** The operator says it all; the value repeats it. */
  | 'choice'
  | 'yes';

export interface TriggerForm {
  /** As the subject of a sentence. */
  readonly subject: string;
  readonly value: TriggerValueKind;
  /** By operator, as the verb of that sentence. */
  readonly operators: Readonly<Record<string, string>>;
  /** Only of somebody whom the shop knows: the server finds it out. */
  readonly isOfCustomer?: true;
}

const compared = { gt: 'is more than', lt: 'is less than', eq: 'is exactly' };
const tagged = { eq: 'are all of', contains: 'are any of', notContains: 'are none of' };
const among = { contains: 'are any of', notContains: 'are none of' };

/** TRG-01 to TRG-25: which operators and values each key has. */
export const triggerForms: Readonly<Record<TriggerKey, TriggerForm>> = {
  time_spent_on_page: { subject: 'time on page', value: 'seconds', operators: { gt: 'is at least' } },
  current_url: {
    subject: 'the address',
    value: 'addresses',
    operators: {
      contains: 'contains',
      notContains: 'does not contain',
      startsWith: 'begins with',
      endsWith: 'ends with',
      eq: 'is',
      neq: 'is not',
    },
  },
  business_hours: {
    subject: 'the chat',
    value: 'choice',
    operators: { during: 'is online', outside: 'is offline', anytime: 'is online or offline' },
  },
  cart_value: { subject: 'the cart', value: 'money', operators: compared },
  product_tags: { subject: 'tags of products in the cart', value: 'tags', operators: tagged },
  current_product_tags: { subject: 'tags of the product shown', value: 'tags', operators: tagged },
  visit_count: { subject: 'the number of visits', value: 'times', operators: compared },
  session_time: { subject: 'time in the shop', value: 'seconds', operators: { gt: 'is more than' } },
  exit_intent: { subject: 'the pointer', value: 'yes', operators: { eq: 'leaves the page at the top' } },
  device_type: {
    subject: 'the shopper',
    value: 'choice',
    operators: { desktop: 'is at a computer', mobile: 'is on a phone or tablet', all: 'has any device' },
  },
  orders_count: {
    subject: 'the number of orders',
    value: 'times',
    operators: compared,
    isOfCustomer: true,
  },
  amount_spent: {
    subject: 'the amount spent so far',
    value: 'money',
    operators: compared,
    isOfCustomer: true,
  },
  ordered_products: {
    subject: 'products ordered before',
    value: 'products',
    operators: among,
    isOfCustomer: true,
  },
  customer_tags: { subject: 'tags of the customer', value: 'tags', operators: among, isOfCustomer: true },
  country_code: {
    subject: 'countries of the customer',
    value: 'countries',
    operators: { ...among, eq: 'are exactly' },
    isOfCustomer: true,
  },
  incognito_visitor: { subject: 'the shopper', value: 'yes', operators: { eq: 'is not known to the shop' } },
  out_of_stock_product_pages: {
    subject: 'the product shown',
    value: 'yes',
    operators: { eq: 'is sold out' },
  },
};

export const formOf = (key: string): TriggerForm | null =>
  Object.hasOwn(triggerForms, key) ? triggerForms[key as TriggerKey] : null;

/** A sentence in one line, as lists and screen readers say it. */
export function triggerWords({ key, operator, value }: Trigger): string {
  const form = formOf(key);
  if (!form) return key;
  return [form.subject, form.operators[operator] ?? operator, valueWords(form.value, value)]
    .filter((part) => part !== '')
    .join(' ');
}

function valueWords(kind: TriggerValueKind, value: Trigger['value']): string {
  if (kind === 'choice' || kind === 'yes') return '';
  if (kind === 'seconds') return value === 1 ? '1 second' : `${value} seconds`;
  return Array.isArray(value) ? value.join(' or ') : String(value);
}
