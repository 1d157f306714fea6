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
const graphOf = (one: (id: string) => fc.Arbitrary<FlowStep>): fc.Arbitrary<FlowContent> =>
  fc
    .tuple(...ids.map(one))
    .map((steps) => ({ name: 'Any', language: 'en-US', triggers: [], start: 'a', steps }));
const graph = graphOf(stepOf);

const libraryOf =
  (flow: FlowContent): FlowLibrary =>
  () =>
    flow;

/** Flows that go through each other, and some that are gone: what may be published, and what a race let through. */
const flowIds = ['one', 'two', 'three'] as const;
const calling = (id: string): fc.Arbitrary<FlowStep> =>
  fc.oneof(
    { weight: 3, arbitrary: stepOf(id) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...flowIds, 'gone'), to)
        .map(([flowId, next]) => ({ id, kind: 'sub-flow', flowId, next }) as const),
    },
  );
const shop = fc.record({ one: graphOf(calling), two: graphOf(calling), three: graphOf(calling) });

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

/** What the validator calls that which the engine hands over for. */
const codes: Readonly<Record<string, string>> = {
  ...{ circles: 'circles', dangling: 'dangling', 'flow-gone': 'sub-flow', 'too-deep': 'sub-flow' },
};

it('flows that go through each other go on or are over after every answer, and are handed over only for what was said of one of them', () => {
  const found = new Set<string>();
  fc.assert(
    fc.property(shop, fc.array(fc.nat(1), { maxLength: 30 }), (flows, ways) => {
      const library: FlowLibrary = (id) => (id in flows ? flows[id as keyof typeof flows] : null);
      const said = flowIds.flatMap((id) => validateFlow(flows[id], library, id).map(({ code }) => code));
      let nowMs = 0;
      let { state } = begin(library, 'one', {}, nowMs);
      for (const way of ways) {
        const flow = library(state.frames.at(-1)?.flowId ?? '') ?? flows.one;
        nowMs += 5000;
        const after = advance(library, state, inputAt(flow, state, way), nowMs).state;
        expect(after === state).toBe(state.status === 'ended' || state.status === 'handed-over');
        state = after;
      }
      if (state.because === null) return;
      found.add(state.because);
      expect(said).toContain(codes[state.because]);
    }),
    { numRuns: 500 },
  );
  expect([...found].sort()).toEqual(Object.keys(codes).sort());
});
