import type { FlowContent, FlowStep } from '@shopbell/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advance, begin, edgesOf, type FlowInput, type FlowLibrary, type FlowState, validateFlow } from '.';
import { findStep } from './edges';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const to = fc.constantFrom(...ids, null, 'nobody');

/** Any graph: circles, edges to nowhere, steps that nothing leads to. */
const stepOf = (id: string): fc.Arbitrary<FlowStep> =>
  fc.oneof(
    to.map((next) => ({ id, kind: 'message', text: 'Hi', link: null, next }) as const),
    to.map((next) => ({ id, kind: 'jump', next }) as const),
    to.map((next) => ({ id, kind: 'delay', seconds: 1, next }) as const),
    fc.tuple(to, to).map(([next, otherwise]) => ({
      ...({ id, kind: 'condition', otherwise } as const),
      cases: [{ variable: `v${id}`, operator: 'equals' as const, value: 'yes', next }],
    })),
    fc.tuple(to, to).map(([first, second]) => ({
      ...({ id, kind: 'choice', text: 'Which?', saveAs: null } as const),
      choices: [first, second].map((next, index) => ({ label: String(index), next })),
    })),
    fc.tuple(to, to).map(([next, failed]) => ({
      ...({ id, kind: 'http-request', method: 'GET', url: 'https://x.test' } as const),
      ...{ headers: [], body: '', outputs: [], next, failed },
    })),
    fc.constant({ id, kind: 'end', text: '' } as const),
  );
const graph: fc.Arbitrary<FlowContent> = fc
  .tuple(...ids.map(stepOf))
  .map((steps) => ({ name: 'Any', language: 'en-US', triggers: [], start: 'a', steps }));

const libraryOf =
  (flow: FlowContent): FlowLibrary =>
  () =>
    flow;

/** What a step waits for, answered so that it goes its first or its other way. */
function inputAt(flow: FlowContent, state: FlowState, way: number): FlowInput {
  if (state.status === 'working') return { kind: 'done', isGood: way === 0, facts: {} };
  const step = findStep(flow, state.frames.at(-1)?.stepId ?? null);
  return step?.kind === 'delay' ? { kind: 'passed' } : { kind: 'choice', choice: way };
}

it('goes on or is over after every answer, and goes round in circles only where that was said of it', () => {
  fc.assert(
    fc.property(
      graph,
      fc.array(fc.nat(1), { maxLength: 30 }),
      fc.array(fc.boolean()),
      (flow, ways, isYes) => {
        const canHang = validateFlow(flow, libraryOf(flow), null).some(({ code }) => code === 'circles');
        const variables = Object.fromEntries(ids.map((id, index) => [`v${id}`, isYes[index] ? 'yes' : 'no']));
        let nowMs = 0;
        let { state } = begin(libraryOf(flow), 'any', variables, nowMs);
        for (const way of ways) {
          if (state.because === 'circles') expect(canHang).toBe(true);
          nowMs += 5000;
          const after = advance(libraryOf(flow), state, inputAt(flow, state, way), nowMs);
          const isOver = state.status === 'ended' || state.status === 'handed-over';
          expect(after.state === state).toBe(isOver);
          state = after.state;
        }
      },
    ),
    { numRuns: 500 },
  );
});

/** The way from the start to a step, by the shortest path. */
function pathTo(flow: FlowContent, goal: ReadonlySet<string>): { step: FlowStep; way: number }[] {
  const ways = new Map<string, { step: FlowStep; way: number }[]>([['a', []]]);
  for (const [id, path] of ways) {
    const step = findStep(flow, id);
    if (!step) continue;
    if (goal.has(id)) return path;
    edgesOf(step).forEach((edge, way) => {
      if (edge.to !== null && !ways.has(edge.to)) ways.set(edge.to, [...path, { step, way }]);
    });
  }
  throw new Error('What goes in circles can be reached');
}

it('whatever is said to go in circles does so for somebody, who is handed over', () => {
  let found = 0;
  fc.assert(
    fc.property(graph, (flow) => {
      const problems = validateFlow(flow, libraryOf(flow), null);
      const cycle = problems.flatMap(({ code, stepId }) => (code === 'circles' && stepId ? [stepId] : []));
      if (cycle.length === 0) return;
      found += 1;
      const path = pathTo(flow, new Set(cycle));
      const round = cycle.map((id, index) => {
        const step = findStep(flow, id) as FlowStep;
        const next = cycle[(index + 1) % cycle.length];
        return { step, way: edgesOf(step).findIndex(({ to }) => to === next) };
      });
      const wayOf = new Map([...path, ...round].map(({ step, way }) => [step.id, way]));
      const variables = Object.fromEntries(
        [...wayOf].map(([id, way]) => [`v${id}`, way === 0 ? 'yes' : 'no']),
      );
      let { state } = begin(libraryOf(flow), 'any', variables, 0);
      for (let turn = 1; turn < 40 && state.status !== 'handed-over'; turn += 1) {
        const way = wayOf.get(state.frames.at(-1)?.stepId ?? '') ?? 0;
        ({ state } = advance(libraryOf(flow), state, inputAt(flow, state, way), turn * 5000));
      }
      expect(state.because).toBe('circles');
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(50);
});
