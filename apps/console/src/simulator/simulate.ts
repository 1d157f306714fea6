import {
  type CampaignRules,
  type Condition,
  evaluateCampaigns,
  type PageFacts,
  smallestChange,
  type Verdict,
} from '@shopbell/rules/campaigns';
import type { Visit } from './Visit';
import { wallToMs } from './wallToMs';

/** What every page of the chat reads; the simulator looks at the very same. */
export interface ServedRules extends CampaignRules {
  readonly language: string;
  readonly shopDomains: readonly string[];
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

/** The page's own functions, on a page that is described. */
export function simulate(rules: ServedRules, visit: Visit, second: number): Outcome[] {
  const facts = factsOf(rules, visit, second);
  const from = firstSeconds(rules, visit);
  return evaluateCampaigns(rules, facts).map((verdict, index) => ({
    ...{ id: verdict.id, name: rules.campaigns[index]?.name ?? verdict.id, verdict },
    change: verdict.shows ? [] : smallestChange(rules, facts, verdict.id).changes,
    showsFrom: from.get(verdict.id) ?? null,
  }));
}

function firstSeconds(rules: ServedRules, visit: Visit): Map<string, number> {
  const first = new Map<string, number>();
  const opened = factsOf(rules, visit, 0);
  for (let second = 0; second <= longestSeconds; second += 1)
    for (const { id, shows } of evaluateCampaigns(rules, later(opened, second), { isQuick: true }))
      if (shows && !first.has(id)) first.set(id, second);
  return first;
}

const later = (facts: PageFacts, seconds: number): PageFacts => ({
  ...facts,
  nowMs: facts.nowMs + seconds * 1000,
  timeOnPageMs: facts.timeOnPageMs + seconds * 1000,
  sessionMs: facts.sessionMs + seconds * 1000,
});

export function factsOf(rules: ServedRules, visit: Visit, second: number): PageFacts {
  const origin = originOf(rules, visit.url);
  const opened: PageFacts = {
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
  return later(opened, second);
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
