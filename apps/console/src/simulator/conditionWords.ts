import type { Condition } from '@shopbell/rules/campaigns';

/** By the keys of triggers, and of what else is looked at. */
const names: Readonly<Record<string, string>> = {
  ...{ seen: 'Was seen before', active: 'Is on the page already', language: 'Language of the page' },
  ...{ usage: 'What the plan has left', campaigns_disabled: 'Campaigns rest on this page' },
  ...{ window_open: 'The chat is open', chat_hidden: 'The chat is hidden', schedule: 'Schedule' },
  ...{
    time_spent_on_page: 'Seconds on the page',
    current_url: 'Address of the page',
    business_hours: 'Business hours',
  },
  ...{ cart_value: 'Value of the cart', product_tags: 'Tags of products in the cart' },
  ...{
    current_product_tags: 'Tags of the product shown',
    visit_count: 'Visits',
    session_time: 'Seconds of the visit',
  },
  ...{ exit_intent: 'Is about to leave', device_type: 'Device', orders_count: 'Orders so far' },
  ...{
    amount_spent: 'Spent so far',
    ordered_products: 'Products ordered',
    customer_tags: 'Tags of the customer',
  },
  ...{
    country_code: 'Country',
    incognito_visitor: 'Is not known',
    out_of_stock_product_pages: 'Product is sold out',
  },
  ...{ session_limit: 'Campaigns shown in this visit', minimum_gap: 'Seconds since the last campaign' },
  ...{ priority: 'Goes first', experiment: 'Held out by the campaign test', valid: 'Can be shown at all' },
  card: 'Its card can be drawn',
};

export const nameOf = ({ key }: Condition): string => names[key] ?? key;

const operators: Readonly<Record<string, string>> = {
  ...{ gt: 'more than', lt: 'less than', eq: 'is', neq: 'is not', contains: 'has', notContains: 'has not' },
  ...{ startsWith: 'begins with', endsWith: 'ends with' },
};

/** What is compared as at least is said so. */
const atLeast = new Set(['time_spent_on_page', 'minimum_gap']);

export function wantedWords({ key, wanted }: Condition): string {
  if (key === 'session_limit') return `fewer than ${valueWords(wanted)}`;
  if (atLeast.has(key)) return `at least ${valueWords(isTrigger(wanted) ? wanted.value : wanted)}`;
  if (key === 'priority') return 'before all others';
  if (key === 'schedule') return scheduleWords(wanted);
  if (key === 'usage') return usageWords(wanted);
  if (!isTrigger(wanted)) return wanted === null ? 'any' : valueWords(wanted);
  if (typeof wanted.value === 'boolean') return valueWords(wanted.value);
  const operator = operators[wanted.operator] ?? wanted.operator;
  return operator === wanted.value ? operator : `${operator} ${valueWords(wanted.value)}`;
}

export const actualWords = (
  { key, wanted, actual }: Condition,
  campaignName: (id: string) => string,
): string => {
  if (key === 'usage') return usageWords(actual);
  if (key === 'schedule') return ruleWords[String(actual)] ?? valueWords(actual);
  if (key !== 'priority' || typeof actual !== 'string') return valueWords(actual);
  return actual === wanted ? 'yes' : `${campaignName(actual)} goes first`;
};

const usageWords = (usage: unknown): string =>
  usage === null ? 'not known' : usage === 'ok' ? 'something' : 'nothing';

const ruleWords: Readonly<Record<string, string>> = {
  ...{ anytime: 'at any time', during: 'the chat is online', outside: 'the chat is offline' },
};

const isTrigger = (value: unknown): value is { operator: string; value: unknown } =>
  typeof value === 'object' && value !== null && 'operator' in value;

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'not known';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function scheduleWords(wanted: unknown): string {
  const { schedule_rule: rule, custom_schedule: custom } = wanted as {
    schedule_rule?: string;
    custom_schedule?: { days: string; from_time: string; to_time: string } | null;
  };
  if (rule !== 'custom' || !custom) return ruleWords[rule ?? ''] ?? '';
  const days = custom.days.split(',').map((day) => dayNames[Number(day) - 1] ?? day);
  return `${days.join(', ')} ${custom.from_time} to ${custom.to_time}`;
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
