import type { ProblemCode } from '@shopbell/protocol';
import { ProblemError } from './problem';

/** What a service answers: it was done, or a refusal from the table of problems. */
export type Outcome<Value = undefined> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly because: ProblemCode };

export function done(): Outcome;
export function done<Value>(value: Value): Outcome<Value>;
export function done<Value>(value?: Value): Outcome<Value | undefined> {
  return { isDone: true, value };
}

export const refused = (because: ProblemCode): Outcome<never> => ({ isDone: false, because });

export function orThrow<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.isDone) throw new ProblemError(outcome.because);
  return outcome.value;
}
