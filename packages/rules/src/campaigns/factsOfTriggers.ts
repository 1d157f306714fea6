import type { ServedCampaign, Trigger } from '@shopbell/protocol';
import { nextOpening } from '../business-hours';
import { asBoolean, holds, listOf, triggerRules, triggersOf } from './triggers';
import type { PageFacts } from './vocabulary';

type Candidates = (triggers: readonly Trigger[], facts: PageFacts, id: string) => Partial<PageFacts>[];

/** What to change of a page so that all triggers of one key hold, or the schedule; null where nothing does it. */
export function factsOfTriggers(
  campaign: ServedCampaign,
  facts: PageFacts,
  key: string,
): Partial<PageFacts> | null {
  if (key === 'schedule') return factsOfSchedule(campaign, facts);
  const triggers = triggersOf(campaign).filter((trigger) => trigger.key === key);
  const holdsWith = (change: Partial<PageFacts>) => {
    const next = { ...facts, ...change };
    const actual = triggerRules.get(key)?.actual(next, campaign) ?? null;
    return triggers.every((trigger) => holds(trigger, actual, next));
  };
  return candidatesOf[key]?.(triggers, facts, campaign.id).find(holdsWith) ?? null;
}

function factsOfSchedule({ schedule }: ServedCampaign, facts: PageFacts): Partial<PageFacts> | null {
  if (schedule?.schedule_rule !== 'custom') return { isOnline: schedule?.schedule_rule === 'during' };
  const { days = '', from_time: fromTime = '', to_time: toTime = '' } = schedule.custom_schedule ?? {};
  const businessHours = [{ days: days.split(',').map(Number), fromTime, toTime }];
  const nowMs = nextOpening({ timezone: facts.timeZone, businessHours }, facts.nowMs);
  return nowMs === null ? null : { nowMs };
}

/** Each value, beside it, and between two of them. */
function amounts(triggers: readonly Trigger[]): number[] {
  const values = triggers.map(({ value }) => Number(value)).sort((left, right) => left - right);
  const between = values.slice(1).map((value, index) => (value + (values[index] ?? 0)) / 2);
  return [...values.flatMap((value) => [value, value + 1, value - 1]), ...between, 0].filter(
    (amount) => amount >= 0,
  );
}

const valuesOf = (triggers: readonly Trigger[], ...operators: string[]): string[] =>
  triggers.filter(({ operator }) => operators.includes(operator)).flatMap(({ value }) => listOf(value));

/** As is asked for, or put together from a head, what must be in it, and a tail. */
const urls: Candidates = (triggers, { origin }) => {
  const absolute = (url: string) =>
    /^[a-z][a-z\d+.-]*:/i.test(url) ? url : origin + (url[0] === '/' ? '' : '/') + url;
  const heads = [...valuesOf(triggers, 'startsWith').map(absolute), `${origin}/`];
  const parts = ['', ...valuesOf(triggers, 'contains'), 'elsewhere'];
  const tails = ['', ...valuesOf(triggers, 'endsWith')];
  const built = heads.flatMap((head) => parts.flatMap((part) => tails.map((tail) => head + part + tail)));
  return [...valuesOf(triggers, 'eq').map(absolute), ...built].map((url) => ({ url }));
};

/** All that is wanted and not refused. */
const tagsOf = (triggers: readonly Trigger[]): string[][] => {
  const refused = valuesOf(triggers, 'notContains').map((tag) => tag.trim().toLowerCase());
  const wanted = valuesOf(triggers, 'eq', 'contains');
  return [wanted.filter((tag) => !refused.includes(tag.trim().toLowerCase())), []];
};

const positive: Candidates = (_triggers, { positives }, id) => [{ positives: [...positives, id] }];

const noCart = { totalPrice: 0, productTags: [] };
const noProduct = { tags: [], isAvailable: true };

const candidatesOf: Readonly<Record<string, Candidates>> = {
  time_spent_on_page: (triggers) => amounts(triggers).map((seconds) => ({ timeOnPageMs: seconds * 1000 })),
  session_time: (triggers) => amounts(triggers).map((seconds) => ({ sessionMs: seconds * 1000 })),
  visit_count: (triggers) => amounts(triggers).map((visitCount) => ({ visitCount })),
  current_url: urls,
  business_hours: () => [{ isOnline: true }, { isOnline: false }],
  device_type: () => [{ device: 'desktop' }, { device: 'mobile' }],
  exit_intent: () => [{ hasExitIntent: false }, { hasExitIntent: true, device: 'desktop' }],
  incognito_visitor: () => [{ isKnownVisitor: false }, { isKnownVisitor: true }],
  cart_value: (triggers, { cart }) =>
    amounts(triggers).map((amount) => ({ cart: { ...noCart, ...cart, totalPrice: amount * 100 } })),
  product_tags: (triggers, { cart }) =>
    tagsOf(triggers).map((productTags) => ({ cart: { ...noCart, ...cart, productTags } })),
  current_product_tags: (triggers, { product }) =>
    tagsOf(triggers).map((tags) => ({ product: { ...noProduct, ...product, tags } })),
  out_of_stock_product_pages: (triggers, { product }) =>
    triggers.map(({ value }) => ({ product: { ...noProduct, ...product, isAvailable: !asBoolean(value) } })),
  orders_count: positive,
  amount_spent: positive,
  ordered_products: positive,
  customer_tags: positive,
  country_code: positive,
};
