import type { FlowLayout } from '@shopbell/rules/flows-canvas';
import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { glideMs } from './glideMs';

const margin = 24;
const readable = 0.6;

/** What is chosen or focused comes into sight, and nothing moves where it is there already. */
export function useReveal(
  frame: RefObject<HTMLElement | null>,
  layout: FlowLayout,
  wanted: string | null,
  count: number,
): void {
  const { getViewport, setCenter } = useReactFlow();
  const reveal = useEffectEvent((stepId: string) => {
    const place = layout.places.get(stepId);
    const seen = frame.current;
    if (!place || !seen) return;
    const { x, y, zoom } = getViewport();
    const left = place.x * zoom + x;
    const top = place.y * zoom + y;
    const isSeen =
      left >= margin &&
      top >= margin &&
      left + place.width * zoom <= seen.clientWidth - margin &&
      top + place.height * zoom <= seen.clientHeight - margin;
    if (isSeen) return;
    const middle = [place.x + place.width / 2, place.y + place.height / 2] as const;
    void setCenter(...middle, { zoom: Math.max(zoom, readable), duration: glideMs() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same step can be wanted again
  useEffect(() => {
    if (wanted !== null) reveal(wanted);
  }, [wanted, count]);
}
