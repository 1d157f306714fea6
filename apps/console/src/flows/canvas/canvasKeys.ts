import type { FlowContent } from '@shopbell/protocol';
import { type Direction, type FlowLayout, stepBeside } from '@shopbell/rules/flows-canvas';
import { outlineOf } from '@shopbell/rules/flows-editing';
import type { KeyboardEvent } from 'react';

export interface CanvasKeysOptions {
  readonly content: FlowContent;
  readonly layout: FlowLayout;
  readonly isReadOnly: boolean;
  readonly onFocus: (stepId: string) => void;
  readonly onChoose: (stepId: string) => void;
  readonly onOpen: (stepId: string) => void;
  /** Null: nothing but perhaps a way is chosen. */
  readonly onRemove: (stepId: string | null) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Tab goes through the steps as they are read, the arrows along their ways, Enter opens, Delete removes. */
export function canvasKeys(options: CanvasKeysOptions) {
  const { content, layout, isReadOnly, onFocus, onChoose, onOpen, onRemove, onUndo, onRedo } = options;
  const nextOf = (stepId: string, by: number): string | undefined => {
    const ids = outlineOf(content).map(({ step }) => step.id);
    const at = ids.indexOf(stepId) + by;
    return at < 0 ? undefined : ids[at];
  };
  const onStep = (event: KeyboardEvent, stepId: string): boolean => {
    const direction = arrows[event.key];
    if (direction) {
      const to = stepBeside(content, layout, stepId, direction);
      if (to !== null) onChoose(to);
      return true;
    }
    const next = event.key === 'Tab' ? nextOf(stepId, event.shiftKey ? -1 : 1) : undefined;
    if (next !== undefined) onFocus(next);
    else if (event.key === 'Enter') onOpen(stepId);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const stepId = target.dataset.step;
    const isRemoving = event.key === 'Delete' || event.key === 'Backspace';
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z')
      (event.shiftKey ? onRedo : onUndo)();
    else if (isRemoving && !isReadOnly) onRemove(stepId ?? null);
    else if (stepId === undefined || !onStep(event, stepId)) return;
    event.preventDefault();
  };
}
