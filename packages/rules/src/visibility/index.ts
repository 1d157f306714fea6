import type { AppSettings } from '@shopbell/protocol';

type Condition = AppSettings['visibility']['conditions'][number];

interface Visibility {
  readonly isVisible: boolean;
  /** The settings could not be read: the caller warns, and the chat shows (VIS-08). */
  readonly isInvalid: boolean;
}

const tests: Record<Condition['operator'], (url: string, value: string) => boolean> = {
  equal: (url, value) => url === value,
  'not-equal': (url, value) => url !== value,
  contain: (url, value) => url.includes(value),
  'not-contain': (url, value) => !url.includes(value),
};

/** Hides where any positive condition matches and, if there are negated ones, where all of those hold (VIS-09). */
export function isVisibleOn(visibility: unknown, url: string, isCheckout: boolean): Visibility {
  const { method, conditions } = (visibility ?? {}) as { method?: unknown; conditions?: unknown };
  const isHiding = method === 'hide-on-specific-pages';
  const isInvalid = isHiding
    ? !Array.isArray(conditions) || !conditions.every(isCondition)
    : method !== 'show-on-every-page';
  if (isCheckout || isInvalid || !isHiding) return { isVisible: true, isInvalid };
  return { isVisible: !matches(conditions as Condition[], url), isInvalid };
}

/**
 * The same rule for a page that has no room for it: hidden where the first pattern matches and the second, if there
 * is one, does not. Empty: shown everywhere. Null: could not be read.
 */
export function hidingPatterns(visibility: unknown): [] | [where: string, except?: string] | null {
  const { isInvalid } = isVisibleOn(visibility, '', false);
  if (isInvalid) return null;
  const { method, conditions } = visibility as { method: string; conditions: readonly Condition[] };
  if (method !== 'hide-on-specific-pages' || conditions.length === 0) return [];
  const [where, except] = [false, true].map((isNegated) =>
    conditions
      .filter(({ operator }) => operator.startsWith('not') === isNegated)
      .map(patternOf)
      .join('|'),
  ) as [string, string];
  return except ? [where, except] : [where];
}

function patternOf({ operator, value }: Condition): string {
  const literal = value.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // An empty text is part of every address, while an empty alternative would be lost between two others.
  return operator.endsWith('equal') ? `^${literal}$` : literal || '^';
}

function matches(conditions: readonly Condition[], url: string): boolean {
  const [positive, negated] = [false, true].map((isNegated) =>
    conditions.filter(({ operator }) => operator.startsWith('not') === isNegated),
  ) as [Condition[], Condition[]];
  const holds = ({ operator, value }: Condition) => tests[operator](url, value);
  return conditions.length > 0 && (positive.length === 0 || positive.some(holds)) && negated.every(holds);
}

function isCondition(given: unknown): boolean {
  const { operator, value } = (given ?? {}) as Record<string, unknown>;
  return typeof operator === 'string' && Object.hasOwn(tests, operator) && typeof value === 'string';
}
