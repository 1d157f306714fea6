import type { Point, Route } from '@shopbell/rules/flows-canvas';

const bend = 10;

/** Level out of one step and level into the next, and level past what stands between. */
export function wayPath(from: Point, to: Point, level: Route['level'], isBack: boolean): string {
  const lane = isBack ? level[0] : undefined;
  if (lane) return aroundPath(from, to, lane);
  let path = `M ${from.x} ${from.y}`;
  let at = from;
  for (const [begin, end] of level) {
    path += ` ${curve(at, begin)} L ${end.x} ${end.y}`;
    at = end;
  }
  return `${path} ${curve(at, to)}`;
}

function curve(from: Point, to: Point): string {
  const apart = to.x - from.x;
  const reach = apart >= 0 ? Math.max(24, apart / 2) : Math.min(160, 60 - apart / 4);
  return `C ${from.x + reach} ${from.y}, ${to.x - reach} ${to.y}, ${to.x} ${to.y}`;
}

/** Back to an earlier step: down beside it, along below everything, and up again. */
function aroundPath(from: Point, to: Point, [right, left]: readonly [Point, Point]): string {
  const { y } = right;
  return [
    `M ${from.x} ${from.y} H ${right.x - bend} Q ${right.x} ${from.y} ${right.x} ${from.y + bend}`,
    `V ${y - bend} Q ${right.x} ${y} ${right.x - bend} ${y}`,
    `H ${left.x + bend} Q ${left.x} ${y} ${left.x} ${y - bend}`,
    `V ${to.y + bend} Q ${left.x} ${to.y} ${left.x + bend} ${to.y} H ${to.x}`,
  ].join(' ');
}

/** In the middle of its first bend, where there is room for buttons. */
export function middleOf(from: Point, to: Point, level: Route['level'], isBack: boolean): Point {
  const first = level[0]?.[0];
  if (isBack && first) return { x: first.x, y: (from.y + first.y) / 2 };
  const next = first ?? to;
  return { x: (from.x + next.x) / 2, y: (from.y + next.y) / 2 };
}
