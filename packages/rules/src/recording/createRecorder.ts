import type { CampaignRules, holds, PageFacts, Waiting } from '../campaigns';
import type { RecordedFacts, RecordedName } from './RecordedFacts';

export interface Recorded {
  readonly event: RecordedName;
  readonly properties: object;
}

/** chosen: a server takes 4 kB of an event, in which more than this stands. */
const mostCharacters = 3500;
const mostTagCharacters = 1000;

/**
 * Tells what a page is like when it comes, and what of it has changed since: all that decides on campaigns, so that the
 * visit can be played again. `waiting` is told once, since it may have begun before anybody was allowed to look. What is too
 * long to be told is said to be cut, and the next page that is not goes on. Whether a trigger holds is asked of whoever
 * shows the campaigns, so that no page loads the triggers twice.
 */
export function createRecorder(rules: CampaignRules, doesHold: typeof holds) {
  let last: { readonly sessionId: string; readonly facts: RecordedFacts } | null = null;
  let isCut = false;
  return (page: PageFacts, waiting: Waiting): Recorded | null => {
    const facts = recordedOf(rules, page, doesHold);
    const { sessionId } = page;
    const changed = last?.sessionId === sessionId ? changesOf(last.facts, facts) : facts;
    if (!changed) return null;
    const isWhole = isCut || changed === facts || 'url' in changed || 'pageStartMs' in changed;
    const properties = {
      ...(isWhole ? facts : changed),
      atMs: facts.atMs,
      ...((isCut || !last) && { waiting: Object.fromEntries(waiting) }),
    };
    last = { sessionId, facts };
    if (JSON.stringify(properties).length <= mostCharacters) {
      isCut = false;
      return { event: isWhole ? 'page-visited' : 'page-changed', properties };
    }
    if (isCut) return null;
    isCut = true;
    return { event: 'page-changed', properties: { atMs: facts.atMs, isCut } };
  };
}

function changesOf(before: RecordedFacts, now: RecordedFacts): Partial<RecordedFacts> | null {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(
    ([name, value]) => name !== 'atMs' && JSON.stringify(known.get(name)) !== JSON.stringify(value),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

function recordedOf(rules: CampaignRules, page: PageFacts, doesHold: typeof holds): RecordedFacts {
  const { nowMs, cart, product, pageType, language, positives, seen, active } = page;
  return {
    ...{ atMs: nowMs, pageStartMs: nowMs - page.timeOnPageMs, sessionStartMs: nowMs - page.sessionMs },
    ...{ url: addressToTell(rules, page, doesHold), pageType, language, positives, seen, active },
    cart: cart && { totalPrice: cart.totalPrice, productTags: fewTags(rules, cart.productTags) },
    product: product && { isAvailable: product.isAvailable, tags: fewTags(rules, product.tags) },
    ...{ isAnswered: page.isOnline, visits: page.visitCount, isLeaving: page.hasExitIntent },
    ...{ isKnown: page.isKnownVisitor, displays: page.displaysInSession, lastShownMs: page.lastDisplayMs },
    ...{ isOpen: page.isWindowOpen, isHidden: page.isChatHidden, areResting: page.areCampaignsDisabled },
  };
}

/** What stands behind the question mark may be a secret: it is told only where a campaign asks for it. */
function addressToTell({ campaigns }: CampaignRules, facts: PageFacts, doesHold: typeof holds): string {
  const bare = facts.url.split(/[?#]/, 1)[0] ?? '';
  const isAsked = campaigns
    .flatMap(({ triggers }) => triggers.filter(({ key }) => key === 'current_url'))
    .some((trigger) => doesHold(trigger, facts.url, facts) !== doesHold(trigger, bare, facts));
  return isAsked ? facts.url : bare;
}

/** All of a few; of many, those that a campaign asks for stand first. */
function fewTags({ campaigns }: CampaignRules, tags: readonly string[]): string[] {
  const plain = (tag: unknown) => String(tag).trim().toLowerCase();
  const asked = new Set(
    campaigns.flatMap(({ triggers }) => triggers.flatMap(({ value }) => value)).map(plain),
  );
  const isAsked = (tag: string) => asked.has(plain(tag));
  const first = [...tags.filter(isAsked), ...tags.filter((tag) => !isAsked(tag))];
  let left = mostTagCharacters;
  return first.filter((tag) => {
    left -= tag.length + 3;
    return left >= 0;
  });
}
