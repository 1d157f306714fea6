import type { Fact } from '@shopbell/rules/grounding';
import type { GoesOn } from '@shopbell/rules/questions';
import type { Draft } from './Engine';

export interface Decided {
  readonly draft: Draft;
  readonly facts?: readonly Fact[];
}

export interface Asked {
  readonly question: string;
  /** What the shopper said before, the newest last. */
  readonly earlier: readonly string[];
  readonly goesOn: GoesOn | null;
}

export const handOver = (because: string): Decided => ({ draft: { kind: 'hand-over', because } });
