import type { FlowStep } from '@shopbell/protocol';
import { edgesOf } from '../flows';

/** In pixels. A step has its size before it is drawn, so that its place needs no screen. */
export const cardWidth = 236;
const cardHeight = 84;
/** One for each way out of a step that has several. */
const exitHeight = 30;
const belowExits = 6;
export const startSize = { width: 68, height: 32 } as const;

/** Choices and cases are told apart even where there is only one. */
export const hasNamedExits = (step: FlowStep): boolean =>
  step.kind === 'choice' || step.kind === 'condition' || edgesOf(step).length > 1;

export const heightOf = (step: FlowStep): number =>
  cardHeight + (hasNamedExits(step) ? edgesOf(step).length * exitHeight + belowExits : 0);

/** Where ways lead in, measured from the top. */
export const entryY = cardHeight / 2;

/** Where a way leads out, measured from the top. */
export const exitY = (step: FlowStep, index: number): number =>
  hasNamedExits(step) ? cardHeight + (index + 0.5) * exitHeight : entryY;
