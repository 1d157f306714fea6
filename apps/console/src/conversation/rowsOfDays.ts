import type { DayOfEntries, EntryGroup } from './groupEntries';

/** What stands in one piece when only what can be seen is drawn: a group, and over the first of a day its date. */
export interface ThreadRow {
  readonly key: string;
  readonly group: EntryGroup;
  readonly day: DayOfEntries | null;
}

export const rowsOfDays = (days: readonly DayOfEntries[]): readonly ThreadRow[] =>
  days.flatMap((day) =>
    day.groups.map((group, index) => ({ key: group.key, group, day: index === 0 ? day : null })),
  );
