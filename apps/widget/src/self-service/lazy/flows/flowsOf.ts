import { createStore } from '@shopbell/client/visitor';
import type { FlowAnswer, FlowExecution } from '@shopbell/protocol';
import { type FlowScreenEvent, initialRunning, reduceFlowScreen } from '@shopbell/rules/flows-screen';
import { toJson } from '@shopbell/rules/json';
import { perWidget } from '../../../app/perWidget';
import { keptFlow, keptFlowKey } from '../../../flows/keptFlow';
import { reportError } from '../../../log';
import { newKey } from '../actOnOrder';
import { flowCall, statusOf } from './flowCalls';
import type { FlowParameters } from './flowParameters';

/** The flow that the shopper is in; it is found again after a reload, as long as it is not over. */
export const flowsOf = perWidget((widget) => {
  const key = keptFlowKey(widget);
  const store = createStore(initialRunning);
  const dispatch = (event: FlowScreenEvent) => store.update((running) => reduceFlowScreen(running, event));
  const forget = () => store.update(() => initialRunning);
  /** On the way back from a screen of its own. */
  let isReturning = false;
  widget.running.push({ signedOut: forget });

  function keep(execution: FlowExecution): void {
    dispatch({ type: 'arrived', execution });
    const { flow, executionId, accessToken, status, previewMode } = execution;
    const isOver = status === 'ended' || status === 'handed-over';
    if (isOver || previewMode) storageIfOwn(() => widget.storage.remove(key));
    else widget.storage.write(key, toJson({ ...flow, executionId, accessToken }));
  }
  const storageIfOwn = (act: () => void) => {
    const kept = keptFlow(widget);
    if (!kept || kept.executionId === store.get().state.executionId) act();
  };

  async function resumed(flowId: string): Promise<FlowExecution | null> {
    const kept = keptFlow(widget);
    if (kept?.flowId !== flowId) return null;
    const { executionId, accessToken } = kept;
    const found = await flowCall(widget, `/${executionId}`, null, { accessToken }).catch((error) => {
      // Not there any more, or somebody else's: begun anew.
      if ([401, 404].includes(statusOf(error) ?? 0)) return null;
      throw error;
    });
    return found && found.status !== 'ended' && found.status !== 'handed-over' ? found : null;
  }

  const start = ({ flowId, flowLanguage, isPreview, previewToken }: FlowParameters, startKey: string) =>
    flowCall(widget, '', {
      ...{ flowId, key: startKey, isPreview, ...(flowLanguage && { language: flowLanguage }) },
      ...(previewToken && { previewToken }),
    });

  /** True where the server has taken it. */
  async function go(way: string, more: object, shown: string | null): Promise<boolean> {
    const { state, revision, isBusy } = store.get();
    if (isBusy || state.executionId === null) return false;
    dispatch({ type: 'answered', text: shown });
    try {
      const { executionId, accessToken } = state;
      keep(await flowCall(widget, `/${executionId}/${way}`, { accessToken, revision, ...more }));
      return true;
    } catch (error) {
      const isWrong = statusOf(error) === 422;
      if (!isWrong) reportError('FLOW_STEP_FAILED', error);
      dispatch({ type: 'refused', problem: isWrong ? 'wrong' : 'failed' });
      return false;
    }
  }

  return {
    store,
    start,
    keep,
    /** Goes on with it, or begins. */
    async open(parameters: FlowParameters): Promise<void> {
      const { state, status } = store.get();
      const isSame = state.flow?.flowId === parameters.flowId && state.previewMode === parameters.isPreview;
      const isGoingOn = status === 'waiting' || status === 'working' || isReturning;
      isReturning = false;
      if (isSame && isGoingOn) return;
      forget();
      try {
        const found = parameters.isPreview ? null : await resumed(parameters.flowId);
        keep(found ?? (await start(parameters, newKey())));
      } catch (error) {
        reportError('FLOW_STEP_FAILED', error);
        dispatch({ type: 'refused', problem: 'failed' });
      }
    },
    answer: (answer: FlowAnswer, shown: string | null) => go('advance', { answer }, shown),
    back: () => go('back', {}, null),
    reset: () => go('reset', {}, null),
    /** To a screen of the flow's own; its parameters go along. */
    visit(path: string, parameters: Readonly<Record<string, string>>): void {
      isReturning = true;
      widget.router.push(path, parameters);
    },
    comeBack(): void {
      isReturning = true;
      widget.router.back();
    },
  };
});
