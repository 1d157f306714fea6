import type { FlowContent, FlowStepKind } from '@shopbell/protocol';
import { endOf, type FlowLayout, openWay } from '@shopbell/rules/flows-canvas';
import {
  addLooseStep,
  addStep,
  leadTo,
  outlineOf,
  removeStep,
  tidied,
  type Way,
  wayId,
} from '@shopbell/rules/flows-editing';
import { type RefObject, useState } from 'react';
import type { CanvasActions } from './CanvasActions';
import type { CanvasProps } from './CanvasProps';
import { canvasKeys } from './canvasKeys';
import { linesOf } from './linesOf';

/** Where a kind of step is asked for, and on which way; undefined: one that nothing leads to yet. */
interface Adding {
  readonly way: Way | undefined;
  readonly x: number;
  readonly y: number;
}

const pickerSize = { width: 600, height: 300 } as const;
const margin = 8;

/** What is done on the canvas, and what that makes of the flow. */
export function useDrawing(props: CanvasProps, layout: FlowLayout, frame: RefObject<HTMLElement | null>) {
  const { content, chosen, isReadOnly, onChoose, onOpen, onFlow, onUndo, onRedo } = props;
  const [focus, setFocus] = useState<{ stepId: string | null; count: number }>({ stepId: null, count: 0 });
  const [chosenWay, setChosenWay] = useState<Way | undefined>();
  const [adding, setAdding] = useState<Adding | null>(null);

  const focusOn = (stepId: string | null) => setFocus(({ count }) => ({ stepId, count: count + 1 }));
  const choose = (stepId: string | null) => {
    setChosenWay(undefined);
    onChoose(stepId);
  };
  const ask = (way: Way | undefined, clientX: number, clientY: number) => {
    const seen = frame.current?.getBoundingClientRect();
    if (!seen) return;
    const within = (at: number, room: number) => Math.max(margin, Math.min(at, room - margin));
    setAdding({
      way,
      x: within(clientX - seen.left, seen.width - pickerSize.width),
      y: within(clientY - seen.top, seen.height - pickerSize.height),
    });
  };
  const askBeside = (way: Way | undefined, beside: Element) => {
    const { left, bottom } = beside.getBoundingClientRect();
    ask(way, left, bottom + 4);
  };
  const disconnect = (way: Way) => {
    setChosenWay(undefined);
    onFlow(leadTo(content, way, null));
  };
  const actions: CanvasActions = { isReadOnly, choose, addOn: askBeside, disconnect };

  return {
    ...{ actions, focus, adding },
    chosenWay: chosenWay === undefined ? null : wayId(chosenWay),
    lines: linesOf({ content, onFlow, onAsk: ask, onWay: setChosenWay }),
    addAnywhere: (beside: Element) =>
      askBeside(content.start === null ? null : openWay(content, chosen), beside),
    pick(kind: FlowStepKind) {
      if (!adding) return;
      const { way } = adding;
      const added = way === undefined ? addLooseStep(content, kind) : addStep(content, kind, way);
      setAdding(null);
      setChosenWay(undefined);
      onFlow(added.flow);
      onOpen(added.id);
    },
    closePicker: () => setAdding(null),
    tidy: () => onFlow(tidied(content)),
    onKeyDown: canvasKeys({
      ...{ content, layout, isReadOnly, onOpen, onUndo, onRedo, onFocus: focusOn },
      onChoose(stepId) {
        choose(stepId);
        focusOn(stepId);
      },
      onRemove(stepId) {
        if (stepId === null) {
          if (chosenWay !== undefined) disconnect(chosenWay);
          return;
        }
        const after = removeStep(content, stepId);
        const next = neighbourOf(content, after, stepId);
        onFlow(after);
        choose(next);
        focusOn(next);
      },
    }),
  };
}

/** Who goes on after a step is gone: what it led to, or what was read before it. */
function neighbourOf(before: FlowContent, after: FlowContent, stepId: string): string | null {
  const led = endOf(before, { stepId, index: 0 });
  if (led !== null && after.steps.some(({ id }) => id === led)) return led;
  const ids = outlineOf(before).map(({ step }) => step.id);
  return ids[ids.indexOf(stepId) - 1] ?? after.start;
}
