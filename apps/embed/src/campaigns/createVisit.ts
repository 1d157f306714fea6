import type { CampaignRules, holds, PageFacts, Waiting } from '@shopbell/rules/campaigns';
import { readViewed, withViewed } from '@shopbell/rules/cart';
import { createRecorder } from '@shopbell/rules/recording';
import { isNewVisit, liveTabs, type Session, sessionOf, visitTimes } from '@shopbell/rules/visits';
import type { Tracker } from '../tracking';
import type { Keep } from './keep';
import { productSaid } from './productOnPage';

export interface Visit {
  session(): Session;
  count(): number;
  /** Tells what the page is like, where that is not known yet. */
  record(facts: PageFacts, waiting: Waiting): void;
  /** Nothing is left of it. */
  forget(): void;
}

export interface VisitNeeds {
  readonly keep: Keep;
  /** As long as the tab lives. */
  readonly tab: Keep;
  /** The session of this page, until it is known to be part of an older one. */
  readonly session: Session;
  readonly signal: AbortSignal;
  /** With the group of the experiment that this page has drawn. */
  readonly rules: CampaignRules & Pick<PageFacts, 'abVariant'>;
  readonly tracker: Tracker;
  readonly doesHold: typeof holds;
  newId(): string;
}

/** VST-05. */
const names = ['tabs', 'visit-count', 'session', 'visit-start'] as const;
const activities = ['pointerdown', 'keydown'];

/** Visits and sessions as they are kept in the browser: only where the shopper has agreed to it. */
export function createVisit({ keep, tab, newId, signal: pageSignal, tracker, ...given }: VisitNeeds): Visit {
  const tell = createRecorder(given.rules, given.doesHold);
  const ending = new AbortController();
  const { signal } = ending;
  pageSignal.addEventListener('abort', () => ending.abort(), { signal });
  const known = tab.read('tabs');
  const tabId = known ?? newId();
  const before = stored();
  let { session } = given;

  const tabs = () => liveTabs(readJson(keep.read('tabs')), Date.now());
  const otherTabs = () => Object.entries(tabs()).filter(([id]) => id !== tabId);
  function stored(): Session | null {
    const { id, lastMs } = (readJson(keep.read('session')) ?? {}) as Partial<Session>;
    return id && lastMs ? { id, lastMs, startMs: Number(keep.read('visit-start')) || lastMs } : null;
  }
  const write = () => {
    const { id, startMs, lastMs } = session;
    keep.write('session', JSON.stringify({ id, lastMs }));
    keep.write('visit-start', String(startMs));
    keep.write('tabs', JSON.stringify({ ...tabs(), [tabId]: Date.now() }));
  };
  const act = () => {
    session = sessionOf(stored() ?? session, { nowMs: Date.now(), isContinued: true, newId });
  };
  const leave = () => keep.write('tabs', JSON.stringify(Object.fromEntries(otherTabs())));

  const others = otherTabs().length;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = isNewVisit({
    openTabs: others + 1,
    referrer: document.referrer,
    origin: location.origin,
    isReload: entry?.type === 'reload',
  });
  // Who agrees on a later page of the visit has begun it before.
  const visits = Math.max(1, Number(keep.read('visit-count') ?? 0) + Number(isNew));
  keep.write('visit-count', String(visits));
  tab.write('tabs', tabId);
  const { abVariant } = given.rules;
  if (abVariant) keep.write('campaign-ab', abVariant);
  const isContinued = known !== null || others > 0;
  if (before && isContinued) session = sessionOf(before, { nowMs: Date.now(), isContinued, newId });
  write();

  keepViewed(keep);
  for (const activity of activities)
    addEventListener(activity, act, { signal, passive: true, capture: true });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', write, { signal });
  const beat = setInterval(write, visitTimes.beatMs);
  signal.addEventListener('abort', () => {
    clearInterval(beat);
    leave();
  });

  return {
    session: () => session,
    count: () => visits,
    record(facts, waiting) {
      const told = tell(facts, waiting);
      if (told) tracker.track(told.event, told.properties);
    },
    forget() {
      ending.abort();
      for (const name of names) keep.write(name, null);
      tab.write('tabs', null);
    },
  };
}

/** VST-06: which products were looked at, also on pages where nobody opens the chat, which asks the shop for them. */
function keepViewed(keep: Keep): void {
  const product = productSaid();
  if (!product) return;
  const before = readViewed(readJson(keep.read('recently-viewed')));
  keep.write('recently-viewed', JSON.stringify(withViewed(before, product)));
}

/** What is no JSON is nothing. */
function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
