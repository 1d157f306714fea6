import type { RecordedVisit } from '@shopbell/protocol';
import type { PageFacts } from '@shopbell/rules/campaigns';
import { laterOn, momentsOf, playAgain, type RecordedMoment } from '@shopbell/rules/recording';
import { decidesBy, type ServedRules } from './simulate';

export type RecordedEvents = RecordedVisit['events'];

/** A recorded visit on the server's clock, by which its other events are known. */
export interface Replay {
  readonly moments: readonly RecordedMoment[];
  /** What the page's clock is behind the server's. */
  readonly offsetMs: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** What the page may have shown after the last word of it. */
const afterwardsMs = 60_000;

const msOf = ({ atDatetime }: RecordedEvents[number]): number => Date.parse(atDatetime);

/** Null where nothing was told by which it could be played again. */
export function replayOf(events: RecordedEvents, sessionId: string, timeZone: string): Replay | null {
  const moments = momentsOf(events, { sessionId, timeZone });
  const [first] = moments;
  const told = events.find(({ properties }) => properties.atMs === first?.facts.nowMs);
  if (!first || !told) return null;
  const offsetMs = msOf(told) - first.facts.nowMs;
  const last = Math.max(...events.map(msOf), (moments.at(-1)?.facts.nowMs ?? 0) + offsetMs);
  return { moments, offsetMs, startMs: first.facts.nowMs + offsetMs, endMs: last + afterwardsMs };
}

interface PageThen {
  readonly opened: PageFacts;
  readonly second: number;
}

/**
 * The page of a moment as it was opened, with what was known by then, and how long ago that was; null while there was too
 * much of it to be told.
 */
export function pageAt({ moments, offsetMs }: Replay, atMs: number): PageThen | null {
  const nowMs = atMs - offsetMs;
  // What was shown at this very moment was not seen before it.
  const known = moments.findLast(
    ({ facts }, index) => facts.nowMs <= nowMs && !isDisplay(moments, index, nowMs),
  );
  const { facts, cutMs } = known ?? (moments[0] as RecordedMoment);
  if (cutMs !== null && nowMs >= cutMs) return null;
  const openedMs = facts.nowMs - facts.timeOnPageMs;
  return { opened: laterOn(facts, openedMs), second: Math.max(0, Math.floor((nowMs - openedMs) / 1000)) };
}

const isDisplay = (moments: readonly RecordedMoment[], index: number, nowMs: number): boolean => {
  const [before, at] = [moments[index - 1]?.facts, moments[index]?.facts];
  return before !== undefined && at?.nowMs === nowMs && at.active.length > before.active.length;
};

export interface WouldShow {
  readonly name: string;
  readonly second: number;
}

/** What the campaigns of today would have shown in it, by their names. */
export function wouldShow(rules: ServedRules, { moments, offsetMs, startMs, endMs }: Replay): WouldShow[] {
  const options = { untilMs: endMs - offsetMs, decides: decidesBy(rules) };
  return playAgain(rules, moments, options).map(({ id, atMs }) => ({
    name: rules.campaigns.find((each) => each.id === id)?.name ?? id,
    second: Math.round((atMs + offsetMs - startMs) / 1000),
  }));
}

/** Not all of it was told: what would have shown is known of the rest alone. */
export const isCut = ({ moments }: Replay): boolean => moments.some(({ cutMs }) => cutMs !== null);
