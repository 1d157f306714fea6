import { toJson } from '@shopbell/rules/json';
import type { OnProblem } from '../../problems';
import { readJson } from './readJson';

/** What belongs to no single chat. */
const keysKey = 'gorgias-storage-keys';
const schemaKey = 'gorgias-storage-schema';
const probeKey = 'gorgias-storage-probe';

/** One more than the last migration: what is stored has this shape. */
const migrations: readonly ((local: Storage, onProblem: OnProblem) => void)[] = [listWhatIsThere];

/** The list of all keys in use (STO-04), kept beside them. */
export function readKeys(local: Storage, onProblem?: OnProblem): readonly string[] {
  const found = readJson({ read: (key) => local.getItem(key) }, keysKey, onProblem);
  return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : [];
}

export function addKey(local: Storage, key: string, onProblem: OnProblem): void {
  const known = readKeys(local, onProblem);
  if (known.includes(key)) return;
  local.setItem(keysKey, toJson([...known, key]));
  if (local.getItem(schemaKey) === null) local.setItem(schemaKey, String(migrations.length));
}

/** With the last key the list itself goes: whoever is forgotten is forgotten without a trace. */
export function dropKey(local: Storage, key: string): void {
  const known = readKeys(local);
  if (!known.includes(key)) return;
  const left = known.filter((each) => each !== key);
  if (left.length > 0) return local.setItem(keysKey, toJson(left));
  local.removeItem(keysKey);
  local.removeItem(schemaKey);
}

/** Brings what an earlier release has stored into today's shape. A later release's is left as it is. */
export function migrate(local: Storage, onProblem: OnProblem): void {
  const version = Number(local.getItem(schemaKey));
  if (version >= migrations.length) return;
  for (const step of migrations.slice(version)) step(local, onProblem);
  local.setItem(schemaKey, String(migrations.length));
}

/** A browser may offer a storage and refuse every use of it (STO-07). */
export function isUsable(local: Storage): boolean {
  local.setItem(probeKey, probeKey);
  const isKept = local.getItem(probeKey) === probeKey;
  local.removeItem(probeKey);
  return isKept;
}

/** Has the shopper used a chat of this shop before? */
export const hasTraces = (local: Storage): boolean =>
  local.getItem(keysKey) !== null || chatKeys(local).length > 0;

const chatKeys = (local: Storage): string[] =>
  Object.keys(local).filter((key) => key.startsWith('gorgias-chat-'));

/** From 0 to 1: there was no list. */
function listWhatIsThere(local: Storage, onProblem: OnProblem): void {
  for (const key of chatKeys(local)) addKey(local, key, onProblem);
}
