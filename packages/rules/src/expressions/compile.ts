import { ExpressionProblem, type Node } from './parse';

/** Where it goes on from each place; the last place is where all of it was found. */
export type Instruction =
  | { readonly kind: 'letter'; readonly fits: (letter: string) => boolean }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end' }
  | { readonly kind: 'go'; readonly to: readonly number[] };

/** chosen: with the longest answer a few million steps, which nobody notices. */
const instructionsMax = 1000;

export function compile(root: Node): readonly Instruction[] {
  const program: Instruction[] = [];
  const add = (instruction: Instruction): number => {
    if (program.length >= instructionsMax)
      throw new ExpressionProblem('It repeats too much: use smaller numbers.');
    return program.push(instruction) - 1;
  };

  function write(node: Node): void {
    if (node.kind === 'letter' || node.kind === 'edge') add(node);
    else if (node.kind === 'all') for (const part of node.parts) write(part);
    else if (node.kind === 'any') writeAny(node.parts);
    else writeTimes(node.part, node.min, node.max);
  }

  function writeAny(parts: readonly Node[]): void {
    const start = add({ kind: 'go', to: [] });
    const begins: number[] = [];
    const ends: number[] = [];
    for (const part of parts) {
      begins.push(program.length);
      write(part);
      ends.push(add({ kind: 'go', to: [] }));
    }
    program[start] = { kind: 'go', to: begins };
    for (const end of ends) program[end] = { kind: 'go', to: [program.length] };
  }

  function writeTimes(part: Node, min: number, max: number): void {
    for (let count = 0; count < min; count += 1) {
      const before = program.length;
      write(part);
      // Nothing, however often, is nothing: `(((){9999}){9999}){9999}`.
      if (program.length === before) return;
    }
    if (max === Infinity) {
      const start = add({ kind: 'go', to: [] });
      write(part);
      add({ kind: 'go', to: [start] });
      program[start] = { kind: 'go', to: [start + 1, program.length] };
      return;
    }
    const starts: number[] = [];
    for (let count = min; count < max; count += 1) {
      starts.push(add({ kind: 'go', to: [] }));
      write(part);
    }
    for (const start of starts) program[start] = { kind: 'go', to: [start + 1, program.length] };
  }

  write(root);
  return program;
}
