import { isUuid } from '../uuid';

/** chosen: half an hour without anything done ends a session; a tab says this often that it is there, and counts this long. */
export const visitTimes = { gapMs: 1_800_000, beatMs: 20_000, tabMs: 60_000 } as const;

/** When each open tab last said that it is there, by its id. */
export type Tabs = Readonly<Record<string, number>>;

/** VST-07: one that crashed never says goodbye. */
export const liveTabs = (stored: unknown, nowMs: number): Tabs =>
  Object.fromEntries(
    Object.entries((stored ?? {}) as Tabs).filter(
      ([, atMs]) => typeof atMs === 'number' && Math.abs(nowMs - atMs) <= visitTimes.tabMs,
    ),
  );

export interface VisitFacts {
  /** With this one. */
  readonly openTabs: number;
  readonly referrer: string;
  readonly origin: string;
  readonly isReload: boolean;
}

/** VST-01 to VST-03. */
export const isNewVisit = ({ openTabs, referrer, origin, isReload }: VisitFacts): boolean =>
  openTabs === 1 && !isReload && referrer !== origin && !referrer.startsWith(`${origin}/`);

export interface Session {
  readonly id: string;
  /** VST-04. */
  readonly startMs: number;
  readonly lastMs: number;
}

interface SessionFacts {
  readonly nowMs: number;
  /** This tab was there before, on another page, or another one is. */
  readonly isContinued: boolean;
  readonly newId: () => string;
}

/** VST-08: over when its last tab is closed, or after half an hour without anything done. */
export function sessionOf(stored: Session | null, { nowMs, isContinued, newId }: SessionFacts): Session {
  const isOn =
    stored !== null &&
    isContinued &&
    Math.abs(nowMs - stored.lastMs) <= visitTimes.gapMs &&
    isUuid(stored.id);
  return isOn ? { ...stored, lastMs: nowMs } : { id: newId(), startMs: nowMs, lastMs: nowMs };
}
