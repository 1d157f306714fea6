import {
  asServed,
  type CampaignRules,
  type EvaluationOptions,
  lookAt,
  type PageFacts,
  type Waiting,
} from '../campaigns';
import { visitTimes } from '../visits';
import type { RecordedMoment } from './momentsOf';

export interface PlayedDisplay {
  readonly id: string;
  readonly variantId: string | null;
  /** By the clock of the page. */
  readonly atMs: number;
}

export interface PlayOptions extends Pick<EvaluationOptions, 'decides'> {
  /** How long the page stood there behind the last that was told of it. */
  readonly untilMs: number;
}

/**
 * What a recorded visit is shown, by the looks that a page takes at itself, whenever it told of a change and whenever time
 * alone makes a difference, unless half an hour passes in silence. With the campaigns of then it is what was shown; with those of today, what would be: one
 * that was not shown then is seen from now on, and stands there as long as its page.
 */
export function playAgain(
  given: CampaignRules,
  moments: readonly RecordedMoment[],
  { untilMs, ...options }: PlayOptions,
): PlayedDisplay[] {
  const rules = asServed(given);
  const displays: PlayedDisplay[] = [];
  /** Those that the recording does not know of, or not yet. */
  let own: readonly PlayedDisplay[] = [];
  let waiting: Waiting = new Map();
  for (const [index, { facts, waiting: begun, cutMs }] of moments.entries()) {
    const next = moments[index + 1]?.facts;
    const endMs = cutMs ?? next?.nowMs ?? untilMs + 1;
    // A page that tells what it has shown looked at what was before, in the same moment.
    const isTold = cutMs === null && next?.active.some((id) => !facts.active.includes(id));
    const lastMs = Math.min(isTold ? endMs : endMs - 1, facts.nowMs + visitTimes.gapMs);
    own = own.filter(({ id }) => !facts.active.includes(id) && !facts.seen.includes(id));
    if (begun) waiting = begun;
    let { nowMs } = facts;
    do {
      const look = lookAt(rules, withDisplays(laterOn(facts, nowMs), own), waiting, options);
      waiting = look.waiting;
      const due = look.verdicts[look.due];
      if (due) {
        const display = { id: due.id, variantId: due.variantId, atMs: nowMs };
        displays.push(display);
        own = [...own, display];
      } else nowMs = Math.max(nowMs + 1, look.nextMs);
    } while (nowMs <= lastMs);
  }
  return displays;
}

/** The same page at another time. */
export const laterOn = (facts: PageFacts, nowMs: number): PageFacts => ({
  ...facts,
  nowMs,
  timeOnPageMs: facts.timeOnPageMs + nowMs - facts.nowMs,
  sessionMs: facts.sessionMs + nowMs - facts.nowMs,
});

function withDisplays(facts: PageFacts, own: readonly PlayedDisplay[]): PageFacts {
  const last = own.at(-1);
  if (!last) return facts;
  const pageStartMs = facts.nowMs - facts.timeOnPageMs;
  const onPage = own.filter(({ atMs }) => atMs >= pageStartMs).map(({ id }) => id);
  return {
    ...facts,
    active: [...facts.active, ...onPage],
    seen: [...facts.seen, ...own.map(({ id }) => id)],
    displaysInSession: facts.displaysInSession + own.length,
    lastDisplayMs: Math.max(last.atMs, facts.lastDisplayMs ?? 0),
  };
}
