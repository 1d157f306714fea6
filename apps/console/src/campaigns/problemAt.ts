import type { FieldProblem } from '@shopbell/protocol';

/** What is wrong at a place or anywhere below it, as a sentence. */
export function problemAt(problems: readonly FieldProblem[], ...place: string[]): string | null {
  const found = problems.find(({ path }) => place.every((name, index) => path[index] === name));
  return found ? `It ${found.message}.` : null;
}
