import type { Arc } from './graph';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Route extends Arc {
  /** What it goes through on its way, level from the first of a pair to the second. */
  readonly level: readonly (readonly [from: Point, to: Point])[];
  /** It leads back to where one has been. */
  readonly isBack: boolean;
}

export interface FlowLayout {
  /** Of every step, and of the start. */
  readonly places: ReadonlyMap<string, Place>;
  readonly routes: readonly Route[];
}
