import type { FirstRun } from '@shopbell/protocol';

export type Guide = NonNullable<FirstRun['guide']>;

export interface StepProps {
  readonly guide: Guide;
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Writes, and goes on to the next step. */
  readonly save: (path: string, body: object) => void;
  readonly goOn: () => void;
}
