import { compile, type Instruction } from './compile';
import { ExpressionProblem, parse } from './parse';

export type ReadExpression =
  | { readonly success: true; readonly fits: (text: string) => boolean }
  | { readonly success: false; readonly problem: string };

/**
 * A regular expression that a stranger wrote, for the whole of a text. JavaScript's own would try every way of reading it,
 * which for `(a+)+$` takes longer than anybody lives; this goes all ways at once, letter by letter, and takes as long
 * as the text times the expression.
 */
export function readExpression(source: string): ReadExpression {
  try {
    const program = compile(parse(source));
    return { success: true, fits: (text) => follow(program, [...text]) };
  } catch (error) {
    if (!(error instanceof ExpressionProblem)) throw error;
    return { success: false, problem: error.message };
  }
}

function follow(program: readonly Instruction[], letters: readonly string[]): boolean {
  const isAt = (edge: 'start' | 'end', at: number): boolean =>
    edge === 'start' ? at === 0 : at === letters.length;
  /** Every place that can be reached without another letter. */
  function reach(places: readonly number[], at: number): Set<number> {
    const reached = new Set(places);
    for (const place of reached) {
      const instruction = program[place];
      if (instruction?.kind === 'go') for (const to of instruction.to) reached.add(to);
      if (instruction?.kind === 'edge' && isAt(instruction.at, at)) reached.add(place + 1);
    }
    return reached;
  }
  let places = reach([0], 0);
  for (const [index, letter] of letters.entries()) {
    const behind: number[] = [];
    for (const place of places) {
      const instruction = program[place];
      if (instruction?.kind === 'letter' && instruction.fits(letter)) behind.push(place + 1);
    }
    if (behind.length === 0) return false;
    places = reach(behind, index + 1);
  }
  return places.has(program.length);
}
