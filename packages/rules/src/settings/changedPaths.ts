import type { SettingChange } from '@shopbell/protocol';

/** What differs between two settings, leaf by leaf; a list is one leaf, and what is on one side only is null on the other. */
export function changedPaths(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly SettingChange[] {
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
