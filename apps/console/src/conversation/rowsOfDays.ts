import type { DayOfEntries, EntryGroup } from './groupEntries';
import type { ThreadEntry } from './threadEntries';

export interface MessageRow {
  readonly kind: 'message';
  readonly key: string;
  readonly entry: ThreadEntry;
  /** Within its group. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The group has the sender of the one above. */
  readonly isContinued: boolean;
}

/**
 * What stands in one piece when only what can be seen is drawn. A date and a message are pieces of their own, so that none
 * grows by what comes in above it and moves what is read.
 */
export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: DayOfEntries }
  | { readonly kind: 'line'; readonly key: string; readonly text: string }
  | { readonly kind: 'notes'; readonly key: string; readonly group: EntryGroup }
  | MessageRow;

export const rowsOfDays = (days: readonly DayOfEntries[]): readonly ThreadRow[] =>
  days.flatMap((day) => [
    { kind: 'day', key: `day of ${day.groups[0]?.key}`, day },
    ...day.groups.flatMap(rowsOfGroup),
  ]);

function rowsOfGroup(group: EntryGroup): readonly ThreadRow[] {
  const { key, entries, isLine, isNote, isContinued } = group;
  if (isNote) return [{ kind: 'notes', key, group }];
  if (isLine) return entries.map((entry) => ({ kind: 'line', key: entry.key, text: entry.text }));
  return entries.map((entry, index) => ({
    kind: 'message',
    key: entry.key,
    entry,
    isFirst: index === 0,
    isLast: index === entries.length - 1,
    isContinued,
  }));
}
