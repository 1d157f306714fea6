import { type FlowLayout, startId } from '@shopbell/rules/flows-canvas';
import type { Viewport } from '@xyflow/react';

const margin = 32;
/** chosen: what is smaller cannot be read. */
const readable = 0.7;

/** All of it where that can be read; otherwise its beginning. */
export function firstView(
  { places }: FlowLayout,
  { clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>,
): Viewport {
  const all = [...places.values()];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const width = Math.max(...all.map((place) => place.x + place.width)) - left;
  const height = Math.max(...all.map((place) => place.y + place.height)) - top;
  const fitting = Math.min(1, (clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
  const zoom = Math.max(fitting, readable);
  const start = places.get(startId) ?? { x: 0, y: 0 };
  const x = zoom === fitting ? (clientWidth - width * zoom) / 2 - left * zoom : margin - start.x * zoom;
  const y =
    zoom === fitting ? (clientHeight - height * zoom) / 2 - top * zoom : clientHeight / 2 - start.y * zoom;
  return { x, y, zoom };
}
