import { type AppSettings, appSettings } from '@shopbell/protocol/schemas';

export interface StoredSettings {
  readonly settings: AppSettings;
  /** Groups that could not be read; their defaults stand in for them, so that the chat goes on. */
  readonly unreadable: readonly string[];
}

/** Settings as they are stored. One bad part, of whatever age, must not take the chat off its shop (VIS-08). */
export function readSettings(stored: unknown): StoredSettings {
  const parsed = appSettings.safeParse(stored);
  if (parsed.success) return { settings: parsed.data, unreadable: [] };
  const unreadable = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))];
  const readable = Object.entries(stored ?? {}).filter(([group]) => !unreadable.includes(group));
  return { settings: appSettings.parse(Object.fromEntries(readable)), unreadable };
}
