import type { FlowContent, FlowProblem } from '@shopbell/protocol';
import type { FlowLibrary } from '@shopbell/rules/flows';
import type { Trace } from '@shopbell/rules/flows-editing';
import type { FlowView } from './useFlowView';

export interface StepsProps {
  readonly view: FlowView;
  readonly content: FlowContent;
  readonly problems: readonly FlowProblem[];
  readonly chosen: string | null;
  readonly trace: Trace;
  readonly library: FlowLibrary;
  readonly onChoose: (stepId: string | null) => void;
  /** Chosen to be written at once. */
  readonly onOpen: (stepId: string) => void;
  readonly onFlow: (content: FlowContent) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}
