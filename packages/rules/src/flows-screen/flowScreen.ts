import type { FlowExecution, FlowMessage, FlowPrompt } from '@shopbell/protocol';

/** FLW-01: what the page knows of the flow that a shopper is in. */
export interface FlowScreenState {
  readonly flow: { readonly flowId: string; readonly flowLabel: string } | null;
  readonly executionId: string | null;
  readonly accessToken: string | null;
  readonly canGoBack: boolean;
  readonly previewMode: boolean;
  readonly messages: readonly FlowMessage[];
}

export const initialFlowScreen: FlowScreenState = {
  flow: null,
  executionId: null,
  accessToken: null,
  canGoBack: false,
  previewMode: false,
  messages: [],
};

export interface RunningFlow {
  readonly state: FlowScreenState;
  readonly status: FlowExecution['status'] | 'loading';
  readonly prompt: FlowPrompt | null;
  readonly revision: number;
  /** The last step did not work, or the answer does not fit. */
  readonly problem: 'failed' | 'wrong' | null;
  readonly isBusy: boolean;
}

export const initialRunning: RunningFlow = {
  ...{ state: initialFlowScreen, status: 'loading', prompt: null, revision: 0 },
  ...{ problem: null, isBusy: false },
};

export type FlowScreenEvent =
  | { readonly type: 'answered'; readonly text: string | null }
  | { readonly type: 'arrived'; readonly execution: FlowExecution }
  | { readonly type: 'refused'; readonly problem: 'failed' | 'wrong' };

const optimisticPrefix = 'optimistic-';
const isOptimistic = ({ id }: FlowMessage): boolean => id.startsWith(optimisticPrefix);

/** What the shopper says stands there at once, and gives way to what the server has of it (FLW-04). */
export function reduceFlowScreen(running: RunningFlow, event: FlowScreenEvent): RunningFlow {
  const { state } = running;
  const kept = state.messages.filter((message) => !isOptimistic(message));
  switch (event.type) {
    case 'answered': {
      const text = event.text ?? '';
      const said = { id: `${optimisticPrefix}${running.revision}`, fromShopper: true, text };
      const messages = text === '' ? kept : [...kept, said];
      return { ...running, state: { ...state, messages }, problem: null, isBusy: true };
    }
    case 'arrived': {
      const { status, prompt, revision, ...shown } = event.execution;
      // An answer that was slower than the next one tells nothing new.
      const isOld = shown.executionId === state.executionId && revision < running.revision;
      if (isOld) return { ...running, state: { ...state, messages: kept }, isBusy: false };
      return { state: shown, status, prompt, revision, problem: null, isBusy: false };
    }
    default:
      return { ...running, state: { ...state, messages: kept }, problem: event.problem, isBusy: false };
  }
}
