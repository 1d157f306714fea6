import type { FlowLayout, Place, Point } from './FlowLayout';

const gap = 28;
/** As wide as a step with room beside it: only what stands in the same or the next stripe can touch. */
const stripe = 300;

/** What was dragged stands where it was put; what would lie below it moves down until it is free. */
export function makeRoom(tidy: FlowLayout, dragged: ReadonlyMap<string, Point>): FlowLayout {
  if (dragged.size === 0) return tidy;
  const places = new Map<string, Place>();
  const stripes = new Map<number, Place[]>();
  const put = (id: string, place: Place) => {
    places.set(id, place);
    const at = Math.floor(place.x / stripe);
    stripes.set(at, [...(stripes.get(at) ?? []), place]);
  };
  const blocking = (place: Place): Place | undefined => {
    const at = Math.floor(place.x / stripe);
    return [at - 1, at, at + 1].flatMap((each) => stripes.get(each) ?? []).find((each) => touch(each, place));
  };
  for (const [id, place] of tidy.places) {
    const to = dragged.get(id);
    if (to) put(id, { ...place, ...to });
  }
  for (const [id, place] of tidy.places) {
    if (dragged.has(id)) continue;
    let free = place;
    for (let other = blocking(free); other; other = blocking(free))
      free = { ...free, y: other.y + other.height + gap };
    put(id, free);
  }
  const isMoved = (id: string) => places.get(id)?.y !== tidy.places.get(id)?.y || dragged.has(id);
  return {
    places,
    routes: tidy.routes.map((route) =>
      isMoved(route.from) || isMoved(route.to) ? { ...route, level: [] } : route,
    ),
  };
}

const touch = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
