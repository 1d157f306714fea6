import { asServed, cardKey, holds, type PageFacts, smallestChange } from '@shopbell/rules/campaigns';
import { page as pageFacts, type World, world } from '@shopbell/rules/campaigns-testing';
import { createRecorder, momentsOf, playAgain, type RecordedEvent } from '@shopbell/rules/recording';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { createEngine, type Engine, type OwnFacts } from './createEngine';

const visits = 1000;

type Happening =
  | { readonly kind: 'load' | 'turn' | 'dismiss' | 'open' | 'disable' | 'consent' }
  | { readonly kind: 'change'; readonly change: Partial<PageFacts> }
  /** Becomes as one of the campaigns wants it. */
  | { readonly kind: 'fit'; readonly which: number };
interface Step {
  readonly afterMs: number;
  readonly happening: Happening;
}

/** What can become different while a page stands there. */
const changing = [
  ...(['cart', 'product', 'hasExitIntent', 'isOnline', 'positives'] as const),
  ...(['isWindowOpen', 'isChatHidden', 'isKnownVisitor'] as const),
];
const change = fc
  .tuple(pageFacts, fc.subarray([...changing], { minLength: 1, maxLength: 2 }))
  .map(([facts, names]) => Object.fromEntries(names.map((name) => [name, facts[name]])));
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constantFrom('load', 'turn', 'dismiss', 'dismiss', 'open', 'disable', 'consent') }),
  fc.record({ kind: fc.constant('change'), change }),
  fc.record({ kind: fc.constant('fit'), which: fc.nat(3) }),
  fc.record({ kind: fc.constant('fit'), which: fc.nat(3) }),
) as never;
const step: fc.Arbitrary<Step> = fc.record({ afterMs: fc.oneof(fc.nat(3000), fc.nat(70_000)), happening });
const seldomOne = fc.oneof(
  { weight: 5, arbitrary: fc.constant<string[]>([]) },
  { weight: 1, arbitrary: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1, maxLength: 1 }) },
);
const visit = fc.record({
  world,
  urls: fc.array(fc.constantFrom('/', '/products/mug?utm=1', '/cart#top'), { minLength: 8, maxLength: 8 }),
  steps: fc.array(step, { minLength: 3, maxLength: 6 }),
  hasConsent: fc.nat(7).map((chance) => chance > 0),
  /** Some cards have no file, and some do not come. */
  undrawable: seldomOne,
  lost: seldomOne,
});
type Visit = typeof visit extends fc.Arbitrary<infer Each> ? Each : never;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser in which the page's own engine runs, on a clock of its own. */
function createBrowser({ world: { rules, facts: first }, urls, hasConsent, undrawable, lost }: Visit) {
  const { campaigns } = rules;
  const variants = campaigns.flatMap(({ id, variants: own }) => [
    cardKey(id, null),
    ...own.map((each) => cardKey(id, each.id)),
  ]);
  const isDrawn = (key: string) => !undrawable.some((id) => key.startsWith(id));
  const cards = Object.fromEntries(variants.filter(isDrawn).map((key) => [key, ['p']])) as never;
  const displays: { id: string; variantId: string | null; atMs: number }[] = [];
  const events: RecordedEvent[] = [];
  let known: PageFacts = first;
  let isRecorded = hasConsent;
  let shownUnrecorded = 0;
  let startMs = first.nowMs - first.timeOnPageMs;
  let close: (() => void)[] = [];
  let leave = new AbortController();
  let engine: Engine;

  const factsNow = (own: OwnFacts): PageFacts => ({
    ...known,
    nowMs: Date.now(),
    timeOnPageMs: Date.now() - startMs,
    sessionMs: Date.now() - first.nowMs + first.sessionMs,
    displaysInSession: first.displaysInSession + displays.length,
    lastDisplayMs: displays.at(-1)?.atMs ?? first.lastDisplayMs,
    ...own,
  });

  function load(): void {
    leave.abort();
    leave = new AbortController();
    close = [];
    const tell = createRecorder(rules, holds);
    engine = createEngine({
      life: { signal: leave.signal, emit: () => undefined as never },
      page: { ...asServed(rules), cards },
      facts: factsNow,
      shown: (id, variantId) => void displays.push({ id, variantId, atMs: Date.now() }),
      saw(id) {
        known = { ...known, seen: [...known.seen, id] };
      },
      track() {},
      record(facts, waiting) {
        const told = isRecorded ? tell(facts, waiting) : null;
        const { language, device, abVariant } = facts;
        // As it comes back from the server.
        if (told) events.push(JSON.parse(JSON.stringify({ ...told, language, device, abVariant })));
      },
      isCounted: () => true,
      async present({ campaign: { id } }, listener) {
        if (lost.includes(id)) throw new Error('It did not come.');
        close.push(() => listener.dismissed(id));
        return { close() {} };
      },
    });
    engine.look();
  }

  function fit(which: number): void {
    const wanted = campaigns[which % campaigns.length]?.id ?? '';
    const { showing } = smallestChange(rules, factsNow(engine.ownFacts()), wanted);
    for (const name of showing ? [...changing, 'url' as const, 'language' as const] : [])
      known = { ...known, [name]: showing?.facts[name] };
  }

  const happenings: Readonly<Record<Exclude<Happening['kind'], 'change' | 'fit'>, () => void>> = {
    load() {
      startMs = Date.now();
      load();
    },
    turn() {
      known = { ...known, url: `https://shop.example${urls.pop()}`, hasExitIntent: false };
      startMs = Date.now();
      engine.look();
    },
    dismiss() {
      close.shift()?.();
    },
    open() {
      known = { ...known, isWindowOpen: true };
      engine.clear();
      engine.look();
    },
    disable() {
      engine.disable();
      engine.look();
    },
    consent() {
      if (isRecorded) return;
      isRecorded = true;
      shownUnrecorded = displays.length;
      engine.look();
    },
  };
  return {
    events,
    begin: load,
    happen(now: Happening): void {
      if (now.kind === 'change') known = { ...known, ...now.change };
      else if (now.kind === 'fit') fit(now.which);
      else return happenings[now.kind]();
      engine.look();
    },
    end: () => leave.abort(),
    shown: () => (isRecorded ? displays.slice(shownUnrecorded) : []),
    decides: (campaign: { id: string }, variantId: string | null) =>
      Object.hasOwn(cards, cardKey(campaign.id, variantId)),
  };
}

/** Cards that were due meanwhile are drawn behind it. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

async function live(given: Visit): Promise<{ shown: number; recorded: number }> {
  const { rules, facts }: World = given.world;
  vi.setSystemTime(facts.nowMs);
  const browser = createBrowser(given);
  browser.begin();
  for (const { afterMs, happening: now } of given.steps) {
    await pass(afterMs);
    browser.happen(now);
  }
  await pass(70_000);
  const untilMs = Date.now();
  browser.end();
  const { sessionId, timeZone } = facts;
  const moments = momentsOf(browser.events, { sessionId, timeZone });
  const played = playAgain(rules, moments, { untilMs, decides: browser.decides });
  expect(played).toEqual(browser.shown());
  return { shown: played.length, recorded: moments.length };
}

it('a thousand recorded visits, played again, are shown what the page has shown, at the same moments', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('dispatchEvent', () => true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const lived: { shown: number; recorded: number }[] = [];
  await fc.assert(
    fc.asyncProperty(visit, async (given) => void lived.push(await live(given))),
    { numRuns: visits },
  );
  const share = (is: (each: (typeof lived)[number]) => boolean) => lived.filter(is).length / lived.length;
  // Visits in which nothing happens would prove nothing.
  expect(share(({ shown }) => shown > 0)).toBeGreaterThan(0.4);
  expect(share(({ shown }) => shown > 1)).toBeGreaterThan(0.05);
  expect(share(({ recorded }) => recorded > 3)).toBeGreaterThan(0.4);
});
