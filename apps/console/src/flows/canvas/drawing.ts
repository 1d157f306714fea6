import type { FlowContent, FlowProblem, FlowStep } from '@shopbell/protocol';
import { edgesOf, type FlowLibrary } from '@shopbell/rules/flows';
import {
  entryY,
  exitY,
  type FlowLayout,
  hasNamedExits,
  type Point,
  type Route,
  startId,
  startSize,
} from '@shopbell/rules/flows-canvas';
import { outlineOf, stepNames, type Trace, type Way, wayId } from '@shopbell/rules/flows-editing';
import { type Edge, type Node, type NodeHandle, Position } from '@xyflow/react';
import { stepWords } from '../stepWords';
import { wayWords } from '../wayWords';

export interface Drawn {
  readonly content: FlowContent;
  readonly layout: FlowLayout;
  readonly problems: readonly FlowProblem[];
  readonly chosen: string | null;
  readonly trace: Trace;
  readonly library: FlowLibrary;
  /** Of which the focus was wanted last, and how often it was. */
  readonly focus: { readonly stepId: string | null; readonly count: number };
}

export interface DrawnExit {
  readonly way: NonNullable<Way>;
  readonly words: string;
  readonly y: number;
  readonly isOpen: boolean;
}

export type StepNodeData = {
  readonly step: FlowStep;
  readonly words: string;
  readonly exits: readonly DrawnExit[];
  readonly problems: readonly FlowProblem[];
  readonly isChosen: boolean;
  readonly isPassed: boolean;
  readonly isHere: boolean;
  readonly isUnreachable: boolean;
  readonly wantsFocus: number;
};
export type StepNode = Node<StepNodeData, 'step'>;
export type StartNode = Node<{ readonly isOpen: boolean }, 'start'>;

export type WayEdgeData = {
  readonly way: Way;
  readonly level: Route['level'];
  readonly isBack: boolean;
  readonly isPassed: boolean;
  readonly isChosen: boolean;
};
export type WayEdge = Edge<WayEdgeData, 'way'>;

export const entryId = 'in';
const handleSize = 12;

const handleAt = (type: NodeHandle['type'], id: string, { x, y }: Point): NodeHandle => ({
  ...{ id, type, position: type === 'source' ? Position.Right : Position.Left },
  ...{ x: x - handleSize / 2, y: y - handleSize / 2, width: handleSize, height: handleSize },
});

/** Everything with its size and its ends, so that nothing has to be measured before ways can be drawn. */
export function nodesOf(drawn: Drawn): (StepNode | StartNode)[] {
  const { content, layout, problems } = drawn;
  const problemsOf = new Map<string | null, FlowProblem[]>();
  for (const problem of problems)
    problemsOf.set(problem.stepId, [...(problemsOf.get(problem.stepId) ?? []), problem]);
  const steps = outlineOf(content).flatMap(({ step }) => {
    const place = layout.places.get(step.id);
    return place ? [stepNode(drawn, step, place, problemsOf.get(step.id) ?? [])] : [];
  });
  const at = layout.places.get(startId) ?? { x: 0, y: 0 };
  const exit = { x: startSize.width, y: startSize.height / 2 };
  return [
    {
      ...{ id: startId, type: 'start', position: at, draggable: false, selectable: false },
      ...{ ...startSize, measured: startSize, handles: [handleAt('source', '0', exit)] },
      ...{ data: { isOpen: !layout.routes.some(({ way }) => way === null) } },
      ...common,
    },
    ...steps,
  ];
}

const common = {
  // What it is and says stands in the step itself.
  domAttributes: { 'aria-roledescription': undefined, 'aria-describedby': undefined },
  // Also what cannot be dragged can be pressed.
  style: { pointerEvents: 'all' },
} as const;

function stepNode(
  { content, chosen, trace, library, focus }: Drawn,
  step: FlowStep,
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
  problems: readonly FlowProblem[],
): StepNode {
  const { id } = step;
  const names = exitNames(step);
  const exits = edgesOf(step).map(({ to }, index) => ({
    ...{ way: { stepId: id, index }, words: names[index] ?? '', y: exitY(step, index) },
    isOpen: !content.steps.some((each) => each.id === to),
  }));
  return {
    ...{
      id,
      type: 'step',
      position: { x, y },
      width,
      height,
      measured: { width, height },
      selectable: false,
    },
    handles: [
      handleAt('target', entryId, { x: 0, y: entryY }),
      ...exits.map((exit, index) => handleAt('source', String(index), { x: width, y: exit.y })),
    ],
    zIndex: id === chosen ? 1 : 0,
    ...common,
    data: {
      ...{ step, exits, problems, words: wordsOn(step, library) },
      isChosen: id === chosen,
      isPassed: trace.steps.has(id),
      isHere: trace.here === id,
      isUnreachable: problems.some(({ code }) => code === 'unreachable'),
      wantsFocus: focus.stepId === id ? focus.count : 0,
    },
  };
}

/** Beside its end a choice needs no more words than its own. */
const exitNames = (step: FlowStep): readonly string[] =>
  wayWords(step).map((words, index) => (step.kind === 'choice' && step.choices[index]?.label) || words);

function wordsOn(step: FlowStep, library: FlowLibrary): string {
  const words = step.kind === 'sub-flow' ? (library(step.flowId)?.name ?? '') : stepWords(step);
  return words === step.id ? '' : words;
}

export function edgesFor({ content, layout, trace }: Drawn, chosenWay: string | null): WayEdge[] {
  const steps = new Map(content.steps.map((step) => [step.id, step]));
  return layout.routes.map(({ way, from, to, level, isBack }) => {
    const id = wayId(way);
    const isPassed = trace.ways.has(id);
    return {
      ...{ id, type: 'way', source: from, target: to, reconnectable: 'target' },
      ...{ sourceHandle: String(way?.index ?? 0), targetHandle: entryId },
      ariaLabel: `${nameOfWay(steps.get(from), way)} to ${nameOf(steps.get(to))}${isPassed ? ', passed' : ''}`,
      zIndex: id === chosenWay ? 1 : 0,
      data: { way, level, isBack, isPassed, isChosen: id === chosenWay },
    };
  });
}

const nameOf = (step: FlowStep | undefined): string => (step ? stepNames[step.kind] : 'Start');

function nameOfWay(step: FlowStep | undefined, way: Way): string {
  const words = step && way && hasNamedExits(step) ? `, ${exitNames(step)[way.index]},` : '';
  return `From ${nameOf(step)}${words}`;
}
