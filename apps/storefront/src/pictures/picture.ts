export type Tone = 'ground' | 'backdrop' | 'table' | 'base' | 'shade' | 'light' | 'accent';

export type Palette = Readonly<Record<Tone, string>>;

/** Everything lies on a square of 400 units; the table begins at 310. */
export type Shape =
  | { kind: 'path'; d: string; fill: Tone }
  | { kind: 'line'; d: string; stroke: Tone; width: number }
  | { kind: 'box'; x: number; y: number; width: number; height: number; radius: number; fill: Tone }
  | { kind: 'oval'; x: number; y: number; radiusX: number; radiusY: number; fill: Tone }
  | { kind: 'leaf'; x: number; y: number; length: number; turn: number; fill: Tone }
  | { kind: 'speckles'; x: number; y: number; width: number; height: number; count: number; fill: Tone };

/** The same thing in another colour: what differs from the picture's own palette. */
export type Colourway = { alt: string; palette: Partial<Palette> };

export type Picture = {
  alt: string;
  palette: Palette;
  /** By option value; a value that is missing here looks as the picture is drawn. */
  colours?: Readonly<Record<string, Colourway>>;
  backdrop: 'arch' | 'sun' | 'window';
  shapes: readonly Shape[];
  /** The part that the close-up shows: left, top and side of a square. */
  closeUp: readonly [number, number, number];
};

export const path = (fill: Tone, d: string): Shape => ({ kind: 'path', d, fill });

export const line = (stroke: Tone, width: number, d: string): Shape => ({ kind: 'line', d, stroke, width });

export const box = (fill: Tone, x: number, y: number, width: number, height: number, radius = 0): Shape => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  radius,
  fill,
});

export const oval = (fill: Tone, x: number, y: number, radiusX: number, radiusY = radiusX): Shape => ({
  kind: 'oval',
  x,
  y,
  radiusX,
  radiusY,
  fill,
});

/** Points up from its stalk at x, y; `turn` is clockwise in degrees. */
export const leaf = (fill: Tone, x: number, y: number, length: number, turn: number): Shape => ({
  kind: 'leaf',
  x,
  y,
  length,
  turn,
  fill,
});

export const speckles = (
  fill: Tone,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): Shape => ({ kind: 'speckles', x, y, width, height, count, fill });

/** The same shape again at even steps: fringes, stripes, ribs. */
export function repeat(count: number, shapeAt: (index: number) => Shape): Shape[] {
  return Array.from({ length: count }, (_, index) => shapeAt(index));
}
