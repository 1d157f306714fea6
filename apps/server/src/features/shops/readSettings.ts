import { type AppSettings, appSettings } from '@shopbell/protocol/schemas';
import { isKnownTimeZone } from '@shopbell/rules/business-hours';

export interface StoredSettings {
  readonly settings: AppSettings;
  /** What could not be read, by its path; defaults stand in for it, so that the chat goes on. */
  readonly unreadable: readonly string[];
}

type Path = readonly PropertyKey[];

/** Half a rule on where to show is another rule: of these groups, all or nothing is read (VIS-08). */
const wholeGroups = ['visibility'];

/** Where the specification names what an unexpected value means (AR-07). */
const meanings: Readonly<Record<string, unknown>> = { 'preferences.autoResponder.reply': 'reply-in-hours' };

/** Settings as they are stored. One bad value, of whatever age, falls back by itself and leaves its neighbours alone. */
export function readSettings(stored: unknown): StoredSettings {
  const unreadable = new Set<string>();
  let rest: unknown = stored;
  for (;;) {
    const parsed = appSettings.safeParse(rest);
    if (parsed.success) return inKnownZone(parsed.data, [...unreadable]);
    const copy = structuredClone(rest);
    // From the end, so that places in a list stay what they are.
    for (const path of placesOf(
      copy,
      parsed.error.issues.map((issue) => issue.path),
    ).toReversed()) {
      unreadable.add(path.join('.'));
      if (path.length === 0) return { settings: appSettings.parse({}), unreadable: [...unreadable] };
      leaveOut(copy, path);
    }
    rest = copy;
  }
}

/** A zone that no clock knows counts as UTC, and is named with the rest (BH-21). */
function inKnownZone(settings: AppSettings, unreadable: readonly string[]): StoredSettings {
  const { businessHours } = settings;
  if (isKnownTimeZone(businessHours.timezone)) return { settings, unreadable };
  return {
    settings: { ...settings, businessHours: { ...businessHours, timezone: 'UTC' } },
    unreadable: [...unreadable, 'businessHours.timezone'],
  };
}

/** What has to go so that each of these is gone: itself, or what it is missing from. Each once, in their order. */
function placesOf(root: unknown, paths: readonly Path[]): Path[] {
  const places = new Map<string, Path>();
  for (const given of paths) {
    let path = wholeGroups.includes(String(given[0])) ? given.slice(0, 1) : given;
    while (path.length > 0 && !isThere(root, path)) path = path.slice(0, -1);
    places.set(path.join('.'), path);
  }
  return [...places.values()].toSorted(byPlace);
}

function byPlace(left: Path, right: Path): number {
  for (const [index, step] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (step === other) continue;
    return typeof step === 'number' && typeof other === 'number'
      ? step - other
      : String(step) < String(other)
        ? -1
        : 1;
  }
  return left.length - right.length;
}

const isHolder = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

function holderOf(root: unknown, path: Path): Record<PropertyKey, unknown> | null {
  let holder = root;
  for (const step of path.slice(0, -1)) holder = isHolder(holder) ? holder[step] : undefined;
  return isHolder(holder) ? holder : null;
}

function isThere(root: unknown, path: Path): boolean {
  const last = path.at(-1);
  const holder = holderOf(root, path);
  return holder !== null && last !== undefined && Object.hasOwn(holder, last);
}

function leaveOut(root: unknown, path: Path): void {
  const holder = holderOf(root, path);
  const last = path.at(-1);
  if (!holder || last === undefined) return;
  const meaning = meanings[path.join('.')];
  if (meaning !== undefined) holder[last] = meaning;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
}
