import type { SettingChange } from '@shopbell/protocol';

/** What differs between two settings, leaf by leaf; a list is one leaf, and what is on one side only is null on the other. */
export function changedPaths(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly SettingChange[] {
  // A group that only one side has is told leaf by leaf too, so that two people can each begin one.
  if (isGroup(before) && after === undefined) return changedPaths(before, {}, path);
  if (isGroup(after) && before === undefined) return changedPaths({}, after, path);
  if (!isGroup(before) || !isGroup(after)) {
    return isSame(before, after) ? [] : [{ path: [...path], before: before ?? null, after: after ?? null }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changedPaths(before[key], after[key], [...path, key]));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(left: unknown, right: unknown): boolean {
  if (left === right || (left ?? null) === (right ?? null)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((entry, index) => isSame(entry, right[index]));
  return isGroup(left) && isGroup(right) && changedPaths(left, right).length === 0;
}
