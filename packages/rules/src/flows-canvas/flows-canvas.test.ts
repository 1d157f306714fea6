import type { FlowContent, FlowStep } from '@shopbell/protocol';
import { flowContent } from '@shopbell/protocol/schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edgesOf } from '../flows';
import { emptyFlow, flowTemplates, leadTo, placeStep, tidied, wayId } from '../flows-editing';
import {
  connected,
  endOf,
  type FlowLayout,
  graphOf,
  layoutGraph,
  openWay,
  type Place,
  startId,
  stepBeside,
  wayAt,
} from '.';

const layoutOf = (flow: FlowContent): FlowLayout => layoutGraph(graphOf(flow));

const flowOf = (steps: FlowStep[], start: string | null = steps[0]?.id ?? null): FlowContent => ({
  ...emptyFlow,
  start,
  steps,
});

/** Any graph: circles, ways to nowhere, steps that nothing leads to, some of them dragged about. */
const graph = (isDragged: boolean): fc.Arbitrary<FlowContent> =>
  fc.integer({ min: 0, max: 24 }).chain((count) => {
    const ids = Array.from({ length: count }, (_, index) => `s${index}`);
    const to = fc.constantFrom(...ids, null, 'nobody');
    const at = isDragged
      ? fc.option(
          fc.record({ x: fc.integer({ min: -500, max: 3000 }), y: fc.integer({ min: -500, max: 2000 }) }),
        )
      : fc.constant(null);
    const stepOf = (id: string) =>
      fc
        .tuple(fc.array(to, { maxLength: 5 }), at)
        .map(([ways, place]): FlowStep => ({ ...asStep(id, ways), ...(place && { at: place }) }));
    return fc.tuple(fc.tuple(...ids.map(stepOf)), to).map(([steps, start]) => flowOf(steps, start));
  });

function asStep(id: string, ways: (string | null)[]): FlowStep {
  if (ways.length === 0) return { id, kind: 'end', text: '' };
  if (ways.length === 1) return { id, kind: 'message', text: 'Hi', link: null, next: ways[0] ?? null };
  const choices = ways.map((next, index) => ({ label: String(index), next }));
  return { id, kind: 'choice', text: 'Which?', saveAs: null, choices };
}

const touch = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function overlapping({ places }: FlowLayout, isFree: (id: string) => boolean): string[] {
  const all = [...places];
  return all.flatMap(([id, place], index) =>
    all
      .slice(index + 1)
      .filter(([other, there]) => touch(place, there) && (isFree(id) || isFree(other)))
      .map(([other]) => `${id} ${other}`),
  );
}

/** Ways on to a step that does not stand behind. */
const backwards = ({ places, routes }: FlowLayout): string[] =>
  routes
    .filter(({ from, to, isBack }) => {
      const [source, target] = [places.get(from), places.get(to)];
      return !isBack && (!source || !target || source.x + source.width >= target.x);
    })
    .map(({ way }) => wayId(way));

/** Ways that go through a step where they should go past it. */
const crossed = ({ places, routes }: FlowLayout): string[] =>
  routes.flatMap(({ way, level }) =>
    level
      .map(([from, to]) => ({
        ...{ x: Math.min(from.x, to.x), y: from.y, width: Math.abs(to.x - from.x), height: 0 },
      }))
      .filter((line) => [...places.values()].some((place) => touch(place, line)))
      .map(() => wayId(way)),
  );

const waysIn = (flow: FlowContent): string[] => {
  const known = new Set(flow.steps.map(({ id }) => id));
  const isKnown = (id: string | null) => id !== null && known.has(id);
  const own = flow.steps.flatMap((step) =>
    edgesOf(step).flatMap(({ to }, index) => (isKnown(to) ? [wayId({ stepId: step.id, index })] : [])),
  );
  return [...(isKnown(flow.start) ? [wayId(null)] : []), ...own].sort();
};

it('whatever the graph: every step stands once and free of the others, every way is drawn past what is not its own, and the same every time', () => {
  fc.assert(
    fc.property(graph(false), (flow) => {
      const layout = layoutOf(flow);
      expect([...layout.places.keys()].sort()).toEqual([startId, ...flow.steps.map(({ id }) => id)].sort());
      expect(overlapping(layout, () => true)).toEqual([]);
      expect(layout.routes.map(({ way }) => wayId(way)).sort()).toEqual(waysIn(flow));
      expect(layoutOf(structuredClone(flow))).toEqual(layout);
      expect(backwards(layout)).toEqual([]);
      expect(crossed(layout)).toEqual([]);
    }),
  );
});

it('what was dragged stands where it was put, the others make room, and it is tidied again', () => {
  fc.assert(
    fc.property(graph(true), (flow) => {
      const layout = layoutOf(flow);
      const dragged = new Map(flow.steps.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
      for (const [id, at] of dragged) expect(layout.places.get(id)).toMatchObject(at);
      expect(overlapping(layout, (id) => !dragged.has(id))).toEqual([]);
      expect(layoutOf(tidied(flow)).places).toEqual(
        layoutOf({ ...flow, steps: flow.steps.map(({ at: _, ...step }) => step as FlowStep) }).places,
      );
    }),
  );
  const flow = flowOf([asStep('a', [])]);
  const moved = placeStep(flow, 'a', 10.4, -3.6);
  expect(flowContent.parse({ ...moved, name: 'Moved' }).steps[0]?.at).toEqual({ x: 10, y: -4 });
  expect([tidied(moved), tidied(flow)]).toEqual([flow, flow]);
  expect(tidied(flow)).toBe(flow);
});

it('a chain is straight, choices stand in their order, and two thousand steps are laid out', () => {
  const chain = layoutOf(flowOf([asStep('a', ['b']), asStep('b', ['c']), asStep('c', [])]));
  expect(new Set(['a', 'b', 'c'].map((id) => chain.places.get(id)?.y)).size).toBe(1);
  const fork = layoutOf(
    flowOf([asStep('a', ['b', 'c', 'd', 'a']), asStep('d', []), asStep('c', []), asStep('b', [])]),
  );
  const ys = ['b', 'c', 'd'].map((id) => fork.places.get(id)?.y ?? 0);
  expect(ys).toEqual([...ys].sort((one, other) => one - other));
  expect(fork.routes.filter(({ isBack }) => isBack).map(({ way }) => wayId(way))).toEqual(['a>3']);
  const crossing = layoutOf(
    flowOf([
      asStep('a', ['b', 'c']),
      asStep('b', ['e']),
      asStep('c', ['d']),
      asStep('d', []),
      asStep('e', []),
    ]),
  );
  expect(crossing.places.get('b')?.y).toBeLessThan(crossing.places.get('c')?.y ?? 0);
  const id = (index: number) => `s${index}`;
  const many = Array.from({ length: 2000 }, (_, index) =>
    asStep(id(index), [id((index * 7 + 1) % 2000), id(index + 1), id((index * 13) % 2000)]),
  );
  const layout = layoutOf(flowOf(many));
  expect([layout.places.size, layout.routes.length]).toEqual([2001, 6000]);
});

it('lines are drawn only from a way to a step, and lead where they were drawn to', () => {
  const flow = flowOf([asStep('a', ['b', null]), asStep('b', [])]);
  const second = { source: 'a', sourceHandle: '1' };
  expect(wayAt(flow, second)).toEqual({ stepId: 'a', index: 1 });
  expect(endOf(connected(flow, second, 'b'), { stepId: 'a', index: 1 })).toBe('b');
  expect(connected(flow, { source: startId, sourceHandle: '0' }, 'b').start).toBe('b');
  expect(endOf(connected(flow, second, 'a'), { stepId: 'a', index: 1 })).toBe('a');
  for (const sourceHandle of ['0', '2', '-1', '1.5', 'x', '', null, undefined])
    expect(connected(flow, { source: 'a', sourceHandle: sourceHandle ?? null }, 'b')).toBe(flow);
  for (const exit of [
    { source: 'b', sourceHandle: '0' },
    { source: 'nobody', sourceHandle: '0' },
  ])
    expect(connected(flow, exit, 'a')).toBe(flow);
  for (const target of [startId, 'nobody', null]) expect(connected(flow, second, target)).toBe(flow);
  fc.assert(
    fc.property(graph(true), fc.nat(30), fc.nat(6), fc.nat(30), (any, from, handle, to) => {
      const exit = { source: `s${from}`, sourceHandle: String(handle) };
      const after = connected(any, exit, `s${to}`);
      const way = wayAt(any, exit);
      if (after === any) return;
      expect(way && endOf(after, way)).toBe(`s${to}`);
      expect(leadTo(after, way ?? null, way ? endOf(any, way) : null)).toEqual(any);
    }),
  );
});

it('a step is added where the chosen one leads nowhere yet, and the arrows go along the ways', () => {
  const flow = flowOf([
    asStep('a', ['b', 'c', null]),
    asStep('b', ['d']),
    asStep('c', ['d']),
    asStep('d', []),
    asStep('e', ['a']),
  ]);
  expect(['a', 'b', 'd', 'e', 'nobody', null].map((id) => openWay(flow, id))).toEqual([
    { stepId: 'a', index: 2 },
    { stepId: 'b', index: 0 },
    undefined,
    { stepId: 'e', index: 0 },
    ...[undefined, undefined],
  ]);
  const layout = layoutOf(flow);
  const go = (id: string, direction: 'forward' | 'back' | 'up' | 'down') =>
    stepBeside(flow, layout, id, direction);
  expect([go('a', 'forward'), go('c', 'forward'), go('d', 'forward')]).toEqual(['b', 'd', null]);
  expect([go('d', 'back'), go('b', 'back'), go('e', 'back')]).toEqual(['b', 'a', null]);
  expect([go('b', 'down'), go('c', 'up'), go('b', 'up'), go('nobody', 'up')]).toEqual(['c', 'b', null, null]);
});

it('every template finds its place', () => {
  for (const { content } of flowTemplates) expect(overlapping(layoutOf(content), () => true)).toEqual([]);
});
