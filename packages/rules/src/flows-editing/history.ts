/** What was changed, and can be taken back. */
export interface EditHistory<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

/** chosen: nobody takes back more. */
const pastMax = 100;

export const beginHistory = <Value>(present: Value): EditHistory<Value> => ({
  past: [],
  present,
  future: [],
});

export const changed = <Value>({ past, present }: EditHistory<Value>, next: Value): EditHistory<Value> => ({
  past: [...past, present].slice(-pastMax),
  present: next,
  future: [],
});

export function undone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] };
}

export function redone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
}
