import { flowContent } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import { validateFlow } from '../flows';
import {
  addLooseStep,
  addStep,
  beginHistory,
  changed,
  changeStep,
  emptyFlow,
  flowTemplates,
  leadTo,
  outlineOf,
  raiseStep,
  redone,
  removeStep,
  stepKinds,
  traceOf,
  undone,
} from '.';

const idsOf = (flow: Parameters<typeof outlineOf>[0]) =>
  outlineOf(flow).map(({ step, depth }) => `${' '.repeat(depth)}${step.id}`);

it('steps are added on a way, before what it led to, and removed again', () => {
  let flow = emptyFlow;
  let id = '';
  ({ flow, id } = addStep(flow, 'end', null));
  ({ flow, id } = addStep(flow, 'message', null));
  expect([flow.start, idsOf(flow)]).toEqual(['message-1', ['message-1', 'end-1']]);
  ({ flow, id } = addStep(flow, 'choice', { stepId: 'message-1', index: 0 }));
  expect(idsOf(flow)).toEqual(['message-1', id, 'end-1']);
  expect(idsOf(raiseStep(flow, id))).toEqual([id, 'message-1', 'end-1']);
  const choice = flow.steps.find((step) => step.id === id);
  if (choice?.kind !== 'choice') throw new Error('It was added');
  flow = changeStep(flow, { ...choice, choices: [...choice.choices, { label: 'No', next: null }] });
  ({ flow } = addStep(flow, 'handover', { stepId: id, index: 1 }));
  expect(idsOf(flow)).toEqual(['message-1', id, ' end-1', ' handover-1']);
  expect(idsOf(removeStep(flow, 'message-1'))).toEqual([id, ' end-1', ' handover-1']);
  expect(idsOf(removeStep(flow, id))).toEqual(['message-1', 'end-1', 'handover-1']);
  expect(raiseStep(flow, 'handover-1')).toBe(flow);
  expect(leadTo(flow, null, 'end-1').start).toBe('end-1');
  expect(leadTo(flow, { stepId: 'nobody', index: 0 }, null)).toBe(flow);
});

it('every kind of step can be added, has the shape of one, and can be led elsewhere', () => {
  for (const kind of stepKinds) {
    const { flow, id } = addStep(addStep(emptyFlow, 'end', null).flow, kind, null);
    expect([kind, flowContent.safeParse(flow).success]).toEqual([kind, true]);
    const other = leadTo(flow, { stepId: id, index: 0 }, null);
    const isDangling = validateFlow(other, () => null, null).some(({ code }) => code === 'dangling');
    expect([kind, isDangling]).toEqual([kind, !['assistant', 'handover', 'end'].includes(kind)]);
  }
});

it('the outline holds every step once, whatever the graph', () => {
  for (const { content } of flowTemplates)
    expect(
      outlineOf(content)
        .map(({ step }) => step.id)
        .sort(),
    ).toEqual(content.steps.map(({ id }) => id).sort());
});

it('what was changed is taken back, and had again', () => {
  const history = changed(changed(beginHistory('a'), 'b'), 'c');
  expect(undone(undone(undone(history))).present).toBe('a');
  expect(redone(undone(history)).present).toBe('c');
  expect(redone(history)).toBe(history);
  expect(redone(changed(undone(history), 'd')).present).toBe('d');
});

it('a loose step waits to be connected, unless it is the first', () => {
  const first = addLooseStep(emptyFlow, 'choice');
  expect([first.flow.start, first.id]).toEqual(['choice-1', 'choice-1']);
  const second = addLooseStep(first.flow, 'choice');
  expect([second.flow.start, second.id]).toEqual(['choice-1', 'choice-2']);
  expect(validateFlow(second.flow, () => null, null)).toContainEqual(
    expect.objectContaining({ stepId: 'choice-2', code: 'unreachable' }),
  );
});

it('a run shows what it passed of one flow, by the way that was chosen', () => {
  const { flow, id } = addStep(addStep(emptyFlow, 'end', null).flow, 'choice', null);
  const choices = ['S', 'M'].map((label) => ({ label, next: 'end-1' }));
  const chosen = changeStep(flow, { id, kind: 'choice', text: 'Size?', saveAs: null, choices });
  const run = [
    { flowId: 'own', stepId: id, choice: 1 },
    { flowId: 'other', stepId: 'message-1' },
    { flowId: 'own', stepId: 'end-1' },
  ];
  const { steps, ways, here } = traceOf(chosen, 'own', run);
  expect([[...steps], [...ways], here]).toEqual([[id, 'end-1'], ['>0', `${id}>1`], 'end-1']);
  expect([...traceOf(chosen, 'own', []).ways]).toEqual([]);
});
