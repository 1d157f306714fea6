/** The texts of a folder's files, by their paths with strokes. */
export type Files = ReadonlyMap<string, string>;

export interface FileProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** `stays`: it is not in the folder, and nobody has said that it may go. */
export type ChangeKind = 'new' | 'changed' | 'removed' | 'stays';
export interface Change {
  /** A text of an article in one language, a flow, a macro: the path without what follows its name. */
  readonly unit: string;
  readonly kind: ChangeKind;
}

const unitOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1) + nameOf(path);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '';

/** What has to happen so that what is there is what the folder says; both in the form in which it is written. */
export function planFolder(current: Files, given: Files, mayDelete: boolean): Change[] {
  const [before, after] = [byUnit(current), byUnit(given)];
  const units = [...new Set([...before.keys(), ...after.keys()])].sort(byNumber);
  return units.flatMap((unit): Change[] => {
    const [old, wanted] = [before.get(unit), after.get(unit)];
    if (old === wanted) return [];
    if (wanted === undefined) return [{ unit, kind: mayDelete ? 'removed' : 'stays' }];
    return [{ unit, kind: old === undefined ? 'new' : 'changed' }];
  });
}

/** `x`, `x-2`, `x-10`: in this order they are made, and get the same names again. */
const byNumber = (left: string, right: string): number => left.localeCompare(right, 'en', { numeric: true });

function byUnit(files: Files): Map<string, string> {
  const units = new Map<string, string>();
  for (const path of [...files.keys()].sort()) {
    const unit = unitOf(path);
    units.set(unit, `${units.get(unit) ?? ''}${path}\n${files.get(path)}\n`);
  }
  return units;
}

const signs = { new: '+', changed: '~', removed: '-', stays: '=' } as const;

export const sayPlan = (changes: readonly Change[]): string[] =>
  changes.map(
    ({ unit, kind }) =>
      `${signs[kind]} ${unit}${kind === 'stays' ? ' is not in the folder and stays; --delete would remove it' : ''}`,
  );

/** Names for files: those of the same name are told apart by a number, in the order they come in. */
export function uniqueKeys(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name}-${count}`;
    taken.add(key);
    return key;
  });
}

/** Whether a file that nobody knows yet is called as it would be called when it is read again. */
export const isNamed = (key: string, name: string): boolean =>
  key === name || (key.startsWith(`${name}-`) && /^\d{1,4}$/.test(key.slice(name.length + 1)));
