import { type Dates, dayOf } from '../app/dates';
import type { ThreadEntry } from './threadEntries';

/** What one sender said within one minute. */
export interface EntryGroup {
  readonly key: string;
  readonly fromAgent: boolean;
  readonly senderName: string | null;
  readonly authorId: string | null;
  readonly createdMs: number;
  readonly isNote: boolean;
  readonly isLine: boolean;
  /** Same sender as the group above, so it stands closer and needs no name. */
  readonly isContinued: boolean;
  readonly entries: readonly ThreadEntry[];
}

export interface DayOfEntries {
  readonly day: string;
  readonly createdMs: number;
  readonly groups: readonly EntryGroup[];
}

const minuteOf = (ms: number): number => Math.floor(ms / 60_000);

export function groupEntries(entries: readonly ThreadEntry[], dates: Dates): readonly DayOfEntries[] {
  return runs(entries, (left, right) => dayOf(left.createdMs, dates) === dayOf(right.createdMs, dates)).map(
    (day) => ({
      day: dayOf(day[0].createdMs, dates),
      createdMs: day[0].createdMs,
      groups: groupsOf(day),
    }),
  );
}

function groupsOf(day: readonly ThreadEntry[]): readonly EntryGroup[] {
  const isSameMinute = (left: ThreadEntry, right: ThreadEntry) =>
    isSameSender(left, right) && minuteOf(left.createdMs) === minuteOf(right.createdMs);
  const groups = runs(day, isSameMinute);
  return groups.map((group, index) => {
    const [{ key, fromAgent, senderName, authorId, createdMs, isNote, isLine = false }] = group;
    const above = groups[index - 1]?.[0];
    const isContinued = above !== undefined && isSameSender(above, group[0]);
    return once({
      ...{ key, fromAgent, senderName, authorId, createdMs, isNote, isLine, isContinued, entries: group },
    });
  });
}

const known = new WeakMap<ThreadEntry, EntryGroup>();

/** The same group as long as the same entries stand in it: only what has changed is drawn anew. */
function once(group: EntryGroup & { readonly entries: Run }): EntryGroup {
  const [first] = group.entries;
  const before = known.get(first);
  if (before?.isContinued === group.isContinued && isSameList(before.entries, group.entries)) return before;
  known.set(first, group);
  return group;
}

const isSameList = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((each, index) => each === right[index]);

const isSameSender = (left: ThreadEntry, right: ThreadEntry): boolean =>
  left.fromAgent === right.fromAgent &&
  left.authorId === right.authorId &&
  (left.authorId !== null || left.senderName === right.senderName) &&
  left.isNote === right.isNote &&
  left.isLine === right.isLine;

type Run = [ThreadEntry, ...ThreadEntry[]];

/** Cuts the list wherever two neighbours do not belong together. */
function runs(
  entries: readonly ThreadEntry[],
  belongTogether: (left: ThreadEntry, right: ThreadEntry) => boolean,
): readonly Run[] {
  const result: Run[] = [];
  for (const entry of entries) {
    const run = result.at(-1);
    const last = run?.at(-1);
    if (run && last && belongTogether(last, entry)) run.push(entry);
    else result.push([entry]);
  }
  return result;
}
