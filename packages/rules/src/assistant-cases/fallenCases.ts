import type { KeptCase } from '@shopbell/protocol';

export interface FallenCase {
  readonly id: string;
  readonly question: string;
  /** `falls`: it stood before, or was never tried before. `not-run`: nobody knows. */
  readonly how: 'falls' | 'falls-as-before' | 'not-run';
}

/** What speaks against publishing this version: cases that fall with it, and those it was never tried with. */
export function fallenCases(
  cases: readonly Pick<KeptCase, 'id' | 'question' | 'runs'>[],
  { version, published }: { readonly version: number; readonly published: number | null },
): readonly FallenCase[] {
  return cases.flatMap(({ id, question, runs }) => {
    const passed = (wanted: number) =>
      runs.find(({ guidanceVersion }) => guidanceVersion === wanted)?.isPassed;
    const now = passed(version);
    if (now) return [];
    const falls = passed(published ?? 0) === false ? 'falls-as-before' : 'falls';
    return [{ id, question, how: now === undefined ? 'not-run' : falls }] satisfies FallenCase[];
  });
}
