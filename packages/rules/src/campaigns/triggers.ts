import type { ServedCampaign, Trigger } from '@shopbell/protocol';
import type { PageFacts } from './vocabulary';

type Value = Trigger['value'];
type Operator = (actual: never, value: Value, facts: PageFacts) => boolean;

interface TriggerRule {
  readonly operators: Readonly<Record<string, Operator>>;
  /** What the page says; null where it says nothing, and then no operator holds. */
  actual(facts: PageFacts, campaign: ServedCampaign): unknown;
}

const numbers: Readonly<Record<string, Operator>> = {
  gt: (actual: number, value) => actual > Number(value),
  lt: (actual: number, value) => actual < Number(value),
  eq: (actual: number, value) => actual === Number(value),
};

export const listOf = (value: Value): string[] =>
  (Array.isArray(value) ? value : [value]).map((each) => String(each));

/** As a browser writes addresses and as people do are the same. */
const plain = (url: string): string => {
  if (!url.includes('%')) return url;
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

/** TRG-12. */
const resolved = (url: string, { origin }: PageFacts): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) ? url : origin + (url[0] === '/' ? '' : '/') + url;

/** Any of several values (TRG-10), and none of them where it is negated (TRG-11). */
const anyUrl =
  (matches: (url: string, value: string) => boolean, isResolved: boolean, wanted = true): Operator =>
  (actual: string, value, facts) =>
    listOf(value).some((each) => matches(plain(actual), plain(isResolved ? resolved(each, facts) : each))) ===
    wanted;
const isSame = (url: string, value: string) => url === value;
const isPart = (url: string, value: string) => url.includes(value);

const urls: Readonly<Record<string, Operator>> = {
  eq: anyUrl(isSame, true),
  neq: anyUrl(isSame, true, false),
  contains: anyUrl(isPart, false),
  notContains: anyUrl(isPart, false, false),
  startsWith: anyUrl((url, value) => url.startsWith(value), true),
  endsWith: anyUrl((url, value) => url.endsWith(value), false),
};

const tagOf = (tag: string): string => tag.trim().toLowerCase();
const has =
  (tags: readonly string[]) =>
  (tag: string): boolean =>
    tags.some((each) => tagOf(each) === tagOf(tag));

/** TRG-16 to TRG-19. */
const tags: Readonly<Record<string, Operator>> = {
  eq: (actual: readonly string[], value) => listOf(value).every(has(actual)),
  contains: (actual: readonly string[], value) => listOf(value).some(has(actual)),
  notContains: (actual: readonly string[], value) => !listOf(value).some(has(actual)),
};

export const asBoolean = (value: Value): boolean => value !== false && value !== 'false';
const yes: Readonly<Record<string, Operator>> = {
  eq: (actual: boolean, value) => actual === asBoolean(value),
};

const always: Operator = () => true;
const fixed = (...names: string[]): Readonly<Record<string, Operator>> =>
  Object.fromEntries(names.map((name) => [name, (actual: string) => actual === name]));

/** The browser has no such data: the server has looked, and its answer is kept (CMP-18). */
const asked = (operators: string): TriggerRule => ({
  operators: Object.fromEntries(operators.split(' ').map((name) => [name, (actual: boolean) => actual])),
  actual: ({ positives }, { id }) => positives.includes(id),
});

const rule = (operators: TriggerRule['operators'], actual: TriggerRule['actual']): TriggerRule => ({
  operators,
  actual,
});

/** A map, not an object: no key of a stranger is ever found in a prototype. */
export const triggerRules: ReadonlyMap<string, TriggerRule> = new Map(
  Object.entries({
    time_spent_on_page: rule(
      { gt: (actual: number, value) => actual >= Number(value) },
      ({ timeOnPageMs }) => timeOnPageMs / 1000,
    ),
    current_url: rule(urls, ({ url }) => url),
    business_hours: rule({ ...fixed('during', 'outside'), anytime: always }, ({ isOnline }) =>
      isOnline ? 'during' : 'outside',
    ),
    cart_value: rule(numbers, ({ cart }) => cart && cart.totalPrice / 100),
    product_tags: rule(tags, ({ cart }) => cart?.productTags),
    current_product_tags: rule(tags, ({ product }) => product?.tags),
    visit_count: rule(numbers, ({ visitCount }) => visitCount),
    session_time: rule({ gt: numbers.gt as Operator }, ({ sessionMs }) => sessionMs / 1000),
    exit_intent: rule(yes, ({ hasExitIntent, device }) => hasExitIntent && device === 'desktop'),
    device_type: rule({ ...fixed('desktop', 'mobile'), all: always }, ({ device }) => device),
    orders_count: asked('gt lt eq'),
    amount_spent: asked('gt lt eq'),
    ordered_products: asked('contains notContains'),
    customer_tags: asked('contains notContains'),
    country_code: asked('eq contains notContains'),
    incognito_visitor: rule(yes, ({ isKnownVisitor }) => !isKnownVisitor),
    out_of_stock_product_pages: rule(yes, ({ product }) => product && !product.isAvailable),
  }),
);

/** CMP-19. */
export const lightKeys: readonly string[] = ['device_type', 'visit_count', 'business_hours', 'current_url'];

/** CMP-11, CMP-12: nobody is invited to talk while nobody answers, unless the shop says so. */
export const implicitTrigger: Trigger = { key: 'business_hours', operator: 'during', value: 'during' };

const isHours = ({ key }: Trigger): boolean => key === implicitTrigger.key;
const isLight = ({ key }: Trigger): boolean => lightKeys.includes(key);

/** All that must hold, the light ones first. */
export function triggersOf({ triggers, schedule }: ServedCampaign): readonly Trigger[] {
  const all = schedule || triggers.some(isHours) ? triggers : [...triggers, implicitTrigger];
  if (all.length < 2) return all;
  return [...all.filter(isLight), ...all.filter((trigger) => !isLight(trigger))];
}

/** Unknown keys and operators do not hold (TRG-26). */
export function holds({ key, operator, value }: Trigger, actual: unknown, facts: PageFacts): boolean {
  const known = triggerRules.get(key)?.operators;
  if (!known || !Object.hasOwn(known, operator) || actual === null) return false;
  return (known[operator] as Operator)(actual as never, value, facts);
}
