import type { FlowContent } from '@shopbell/protocol';
import { edgesOf } from '../flows';
import { outlineOf } from '../flows-editing';
import type { FlowLayout } from './FlowLayout';

export type Direction = 'forward' | 'back' | 'up' | 'down';

/** The step that an arrow leads to: along the ways, or to the neighbour in the same column. */
export function stepBeside(
  flow: FlowContent,
  { places }: FlowLayout,
  stepId: string,
  direction: Direction,
): string | null {
  const steps = outlineOf(flow).map(({ step }) => step);
  if (direction === 'forward') {
    const step = steps.find(({ id }) => id === stepId);
    return (
      (step && edgesOf(step).find(({ to }) => to !== null && to !== stepId && places.has(to))?.to) ?? null
    );
  }
  if (direction === 'back')
    return (
      steps.find((step) => step.id !== stepId && edgesOf(step).some(({ to }) => to === stepId))?.id ?? null
    );
  const from = places.get(stepId);
  if (!from) return null;
  const sign = direction === 'down' ? 1 : -1;
  const near = steps
    .map(({ id }) => ({ id, place: places.get(id) }))
    .filter(({ place }) => place && Math.abs(place.x - from.x) < from.width)
    .map(({ id, place }) => ({ id, way: ((place?.y ?? 0) - from.y) * sign }))
    .filter(({ way }) => way > 0)
    .sort((one, other) => one.way - other.way);
  return near[0]?.id ?? null;
}
