import { changedPaths } from '@shopbell/rules/settings';
import type { Draft } from './ChatDraft';
import { defaults, valueAt } from './draft';
import type { SettingField } from './fields';

/**
 * Why a field makes no difference now, or null where it does. What waits for a later version stays as it comes; where it
 * was changed already, by a file or an earlier version, it can be changed back.
 */
export function whyResting({ path, comesWith, counts }: SettingField, draft: Draft): string | null {
  const at = (of: Draft, where: string) => valueAt(of, where.split('.'));
  if (comesWith !== undefined && changedPaths(at(defaults, path), at(draft, path)).length === 0)
    return `Comes with ${comesWith}, in a later version.`;
  const isCounting = counts?.while.some(([where, value]) => at(draft, where) === value) ?? true;
  return isCounting ? null : (counts?.otherwise ?? null);
}
