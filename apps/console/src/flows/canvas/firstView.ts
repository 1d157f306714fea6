import { type FlowLayout, startId } from '@shopbell/rules/flows-canvas';
import type { Viewport } from '@xyflow/react';

const margin = 32;
/** chosen: what is smaller cannot be read. */
const readable = 0.7;
/** Nothing on the canvas is drawn smaller. */
export const smallest = 0.1;

type Frame = Pick<Element, 'clientWidth' | 'clientHeight'>;

/** All of it where that can be read; otherwise its beginning. */
export function firstView(layout: FlowLayout, frame: Frame): Viewport {
  const whole = wholeView(layout, frame);
  if (whole.zoom >= readable) return whole;
  const { x, y } = layout.places.get(startId) ?? { x: 0, y: 0 };
  return { x: margin - x * readable, y: frame.clientHeight / 2 - y * readable, zoom: readable };
}

/** All of it, by where everything stands, and at once: the library's own waits until it has been given its steps again. */
export function wholeView({ places }: FlowLayout, { clientWidth, clientHeight }: Frame): Viewport {
  const all = [...places.values()];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const width = Math.max(...all.map((place) => place.x + place.width)) - left;
  const height = Math.max(...all.map((place) => place.y + place.height)) - top;
  const fitting = Math.min((clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
  const zoom = Math.min(1, Math.max(smallest, fitting));
  return {
    x: (clientWidth - width * zoom) / 2 - left * zoom,
    y: (clientHeight - height * zoom) / 2 - top * zoom,
    zoom,
  };
}
