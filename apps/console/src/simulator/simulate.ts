import type { ServedCampaign } from '@shopbell/protocol';
import {
  type CampaignRules,
  type Condition,
  cardKey,
  evaluateCampaigns,
  type PageFacts,
  smallestChange,
  type Verdict,
} from '@shopbell/rules/campaigns';
import { laterOn } from '@shopbell/rules/recording';
import type { Visit } from './Visit';
import { wallToMs } from './wallToMs';

/** What every page of the chat reads; the simulator looks at the very same. */
export interface ServedRules extends CampaignRules {
  readonly language: string;
  readonly shopDomains: readonly string[];
  /** By `cardKey`; what could not be drawn has none. */
  readonly cards: Readonly<Record<string, unknown>>;
  /** On, and left out by the server because they are not fit to be shown. */
  readonly skipped: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}

export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** What would have to be different; nothing for what shows. */
  readonly change: readonly Condition[];
  /** The first second of the visit at which it shows; null: at none of them. */
  readonly showsFrom: number | null;
}

/** chosen: nobody reads one page for longer. */
export const longestSeconds = 600;

/** The page's own functions, so many seconds after a page was opened that is described or was recorded. */
export function simulate(rules: ServedRules, opened: PageFacts, second: number): Outcome[] {
  const facts = later(opened, second);
  const decides = decidesBy(rules);
  const from = firstSeconds(rules, opened);
  const judged = evaluateCampaigns(rules, facts, { decides }).map((verdict, index) => ({
    ...{ id: verdict.id, name: rules.campaigns[index]?.name ?? verdict.id, verdict },
    change: verdict.shows
      ? []
      : [...smallestChange(rules, facts, verdict.id).changes, ...verdict.conditions.filter(isLost)],
    showsFrom: from.get(verdict.id) ?? null,
  }));
  return [...judged, ...rules.skipped.map(leftOut)];
}

/** As the page's own function says it of one that it finds unfit itself. */
const leftOut = ({ id, name, reason }: ServedRules['skipped'][number]): Outcome => ({
  ...{ id, name, change: [], showsFrom: null },
  verdict: {
    ...{ id, shows: false, variantId: null, delayMs: 0, reason: 'invalid' },
    conditions: [{ key: 'valid', wanted: true, actual: reason, passed: false }],
  },
});

/** As a page knows it: what has no card cannot stand there. */
export const decidesBy =
  ({ cards }: ServedRules) =>
  ({ id }: ServedCampaign, variantId: string | null): boolean =>
    Object.hasOwn(cards, cardKey(id, variantId));
const isLost = ({ key, passed }: Condition): boolean => key === 'card' && !passed;

function firstSeconds(rules: ServedRules, opened: PageFacts): Map<string, number> {
  const first = new Map<string, number>();
  const options = { isQuick: true, decides: decidesBy(rules) };
  for (let second = 0; second <= longestSeconds; second += 1)
    for (const { id, shows } of evaluateCampaigns(rules, later(opened, second), options))
      if (shows && !first.has(id)) first.set(id, second);
  return first;
}

const later = (facts: PageFacts, seconds: number): PageFacts => laterOn(facts, facts.nowMs + seconds * 1000);

/** The page as it is opened. */
export function factsOf(rules: ServedRules, visit: Visit): PageFacts {
  const origin = originOf(rules, visit.url);
  return {
    nowMs: wallToMs(visit.openedAt, rules.timeZone) ?? Date.now(),
    ...{ url: addressOf(visit.url, origin), origin, pageType: visit.pageType.trim() || null },
    ...{ language: visit.language || rules.language, timeZone: rules.timeZone, isOnline: visit.isOnline },
    ...{ device: visit.device, timeOnPageMs: 0, sessionMs: numberOf(visit.minutesBefore) * 60_000 },
    ...{ visitCount: Math.max(1, numberOf(visit.visits)), hasExitIntent: visit.isLeaving },
    cart: visit.hasCart
      ? { totalPrice: Math.round(numberOf(visit.cartTotal) * 100), productTags: tagsOf(visit.cartTags) }
      : null,
    product: visit.isProductPage ? { tags: tagsOf(visit.productTags), isAvailable: visit.isAvailable } : null,
    isKnownVisitor: visit.isKnown,
    positives: visit.isWantedCustomer ? rules.campaigns.map(({ id }) => id) : [],
    ...{ seen: visit.seen, active: [], displaysInSession: visit.seen.length, lastDisplayMs: null },
    ...{ sessionId: 'a-visit-that-is-described', abVariant: visit.isHeldOut ? 'hide' : 'display' },
    ...{ isWindowOpen: visit.isWindowOpen, isChatHidden: false, areCampaignsDisabled: false },
  };
}

function originOf({ shopDomains }: ServedRules, url: string): string {
  const [domain] = shopDomains;
  return URL.canParse(url) ? new URL(url).origin : domain ? `https://${domain}` : location.origin;
}

const addressOf = (url: string, origin: string): string =>
  URL.canParse(url, origin) ? new URL(url, origin).href : origin;

const numberOf = (text: string): number => {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.max(0, number) : 0;
};

const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
