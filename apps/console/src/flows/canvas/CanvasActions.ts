import type { Way } from '@shopbell/rules/flows-editing';
import { createContext, useContext } from 'react';

/** What can be done from within something that is drawn. */
export interface CanvasActions {
  readonly isReadOnly: boolean;
  readonly choose: (stepId: string) => void;
  /** Asks which kind of step, beside what was pressed. */
  readonly addOn: (way: Way, beside: Element) => void;
  readonly disconnect: (way: Way) => void;
}

const Context = createContext<CanvasActions | null>(null);
export const CanvasActionsProvider = Context.Provider;

export function useCanvasActions(): CanvasActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('Nothing is drawn outside of a canvas');
  return actions;
}
