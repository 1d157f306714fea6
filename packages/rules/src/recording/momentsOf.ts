import type { PageFacts } from '../campaigns';
import type { RecordedFacts, RecordedName } from './RecordedFacts';

/** An event as the server gives it back. */
export interface RecordedEvent {
  readonly event: string;
  readonly language: string | null;
  readonly device: string | null;
  readonly abVariant: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** From when on a page was like that, by its own clock. */
export interface RecordedMoment {
  readonly facts: PageFacts;
  /** What waited when somebody was first allowed to look; null behind that. */
  readonly waiting: ReadonlyMap<string, number> | null;
  /** From then on it was too long to be told; null where it was not. */
  readonly cutMs: number | null;
}

export interface RecordedVisitor {
  readonly sessionId: string;
  readonly timeZone: string;
}

/** Each change of a visit with all that was known by then. What was told by somebody else than a page is left out. */
export function momentsOf(
  events: readonly RecordedEvent[],
  { sessionId, timeZone }: RecordedVisitor,
): RecordedMoment[] {
  let known: RecordedFacts | null = null;
  const moments: RecordedMoment[] = [];
  const cut = (atMs: unknown): void => {
    const last = moments.pop();
    if (last) moments.push({ ...last, cutMs: isNumber(atMs) ? atMs : last.facts.nowMs });
  };
  for (const { event, language, device, abVariant, properties } of events) {
    const { waiting, isCut, ...told } = properties;
    if (isCut && names.has(event)) {
      if (known) cut(told.atMs);
      known = null;
      continue;
    }
    const before: RecordedFacts | null = event === 'page-visited' ? nothing : known;
    if (!before || !names.has(event)) continue;
    known = { ...before, ...told };
    if (!isWhole(known)) {
      known = null;
      continue;
    }
    moments.push({
      facts: {
        ...pageOf(known),
        ...{ sessionId, timeZone, language: language ?? known.language },
        device: device === 'mobile' ? device : 'desktop',
        abVariant: abVariant === 'display' || abVariant === 'hide' ? abVariant : null,
      },
      waiting: isRecord(waiting)
        ? new Map(Object.entries(waiting).map(([id, atMs]) => [id, Number(atMs)]))
        : null,
      cutMs: null,
    });
  }
  return moments.sort((one, other) => one.facts.nowMs - other.facts.nowMs);
}

type Told = 'sessionId' | 'timeZone' | 'language' | 'device' | 'abVariant';
function pageOf(told: RecordedFacts): Omit<PageFacts, Told> {
  const { atMs: nowMs, url, pageType, cart, product, positives, seen, active } = told;
  return {
    ...{ nowMs, timeOnPageMs: nowMs - told.pageStartMs, sessionMs: nowMs - told.sessionStartMs },
    ...{ url, origin: originOf(url) ?? '', pageType, cart, product, positives, seen, active },
    ...{ isOnline: told.isAnswered, visitCount: told.visits, hasExitIntent: told.isLeaving },
    ...{ isKnownVisitor: told.isKnown, displaysInSession: told.displays, lastDisplayMs: told.lastShownMs },
    ...{ isWindowOpen: told.isOpen, isChatHidden: told.isHidden, areCampaignsDisabled: told.areResting },
  };
}

/** `https://shop.example` of an address there; null for what is none. */
const originOf = (url: string): string | null => /^https?:\/\/[^/?#\s]{1,255}/.exec(url)?.[0] ?? null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isTagged = (value: unknown, name: string): boolean =>
  value === null || (isRecord(value) && isList(value[name]));

/** Anybody can send events: what is played again is as a page would have told it. */
const isWhole = (facts: RecordedFacts): boolean =>
  [facts.atMs, facts.pageStartMs, facts.sessionStartMs, facts.visits, facts.displays].every(isNumber) &&
  (facts.lastShownMs === null || isNumber(facts.lastShownMs)) &&
  typeof facts.url === 'string' &&
  originOf(facts.url) !== null &&
  [facts.seen, facts.active, facts.positives].every(isList) &&
  isTagged(facts.cart, 'productTags') &&
  isTagged(facts.product, 'tags');

const names: ReadonlySet<string> = new Set<RecordedName>(['page-visited', 'page-changed']);

const nothing: RecordedFacts = {
  ...{ atMs: Number.NaN, pageStartMs: Number.NaN, sessionStartMs: Number.NaN, url: '', pageType: null },
  ...{
    language: '',
    isAnswered: true,
    visits: 1,
    isLeaving: false,
    cart: null,
    product: null,
    isKnown: true,
  },
  ...{ positives: [], seen: [], active: [], displays: 0, lastShownMs: null },
  ...{ isOpen: false, isHidden: false, areResting: false },
};
